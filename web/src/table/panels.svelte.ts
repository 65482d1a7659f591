// The open panel: one at a time, as a sheet over the board.

export type Panel = "menu" | "rules" | "settings" | "log" | "chat";

export class Panels {
  panel = $state<Panel | null>(null);
  rule = $state(""); // the rule at which the rules are opened
  read = $state(0); // the number of the last chat line that has been read

  // What was read stays read when the page is loaded again.
  constructor(private readonly table: string) {
    this.read = Number(sessionStorage.getItem(`read ${table}`) ?? 0);
  }

  noteRead(number: number): void {
    this.read = Math.max(this.read, number);
    sessionStorage.setItem(`read ${this.table}`, String(this.read));
  }

  open = (panel: Panel, rule = ""): void => {
    this.rule = rule;
    this.panel = panel;
  };

  close = (): void => {
    this.panel = null;
  };
}
