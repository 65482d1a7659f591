// What of the frame is open: one sheet at a time, over the board.

export type Panel = "menu" | "rules" | "settings" | "log" | "chat";

export class Frame {
  panel = $state<Panel | null>(null);
  rule = $state(""); // the number at which the rules are opened
  read = $state(0); // lines of the chat that were seen

  open = (panel: Panel, rule = ""): void => {
    this.rule = rule;
    this.panel = panel;
  };

  close = (): void => {
    this.panel = null;
  };
}
