// What can be done, as a button shows it.

export interface Picture {
  path: string;
  turn?: number; // degrees, clockwise
  colour?: string; // of the shield it stands on
}

export interface Act {
  act: string;
  title: string;
  remark: string; // what it will bring
  name?: string; // all of it as one sentence
  danger: boolean;
  best: boolean;
  picture: Picture | null;
}
