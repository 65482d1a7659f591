// The open panel: one at a time, as a sheet over the board.

export type Panel = "menu" | "rules" | "settings" | "log" | "chat";

export class Panels {
  panel = $state<Panel | null>(null);
  rule = $state(""); // the rule at which the rules are opened
  read = $state(0); // number of chat lines that have been read

  open = (panel: Panel, rule = ""): void => {
    this.rule = rule;
    this.panel = panel;
  };

  close = (): void => {
    this.panel = null;
  };
}
