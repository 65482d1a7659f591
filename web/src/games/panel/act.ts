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
  clear?: string; // a part of the title that is told but not shown, because it is seen elsewhere
  danger: boolean;
  best: boolean;
  picture: Picture | null;
}

// Something that a player may want to do, whether or not it is possible.
export interface Wish {
  word: string;
  said: string;
}
