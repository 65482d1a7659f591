// The signs on the frame's buttons: own drawings, lines in a field of 24 by 24.

export const LINES = {
  undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-2",
  hint: "M9 17.5h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.5.4.9 1 .9 1.7h5.4c0-.7.4-1.3.9-1.7A6 6 0 0 0 12 3Z",
  rules: "M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.500 8.5 2 2-1.5 5-2 8.5-2V4.5c-3.5 0-6.5.500-8.5 2Zm0 0v13.5",
  replay: "M4 5v5h5M4.6 10A8 8 0 1 1 4 14M12 8.5v4.5l3 2",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  log: "M7 4h12v13a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-1h10v1a3 3 0 0 0 3 3M7 4v12M10.5 8H16M10.5 12H16",
  chat: "M4 5h16v11h-9l-5 4v-4H4Z",
  close: "M6 6l12 12M18 6 6 18",
  start: "M6 5v14M19 5l-9 7 9 7Z",
  back: "M16 5l-9 7 9 7Z",
  play: "M7 4.5v15l12-7.5Z",
  pause: "M8 5v14M16 5v14",
  forward: "M8 5l9 7-9 7Z",
  end: "M18 5v14M5 5l9 7-9 7Z",
  link: "M10 14a4 4 0 0 0 6 .500l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.500l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  flag: "M5 21V4h13l-3 4.5 3 4.5H5",
  scales: "M12 4v16M7 20h10M5 7h14M5 7l-2.5 6h5ZM19 7l-2.5 6h5Z",
  stop: "M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8Z",
  device: "M7 3h10v18H7ZM11 18h2",
  download: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16",
  home: "M4 11l8-7 8 7M6.5 9.5V20h11V9.5",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  crown: "M4 18h16M4 15l-1-8 5 4 4-6 4 6 5-4-1 8Z",
} as const;

export type LineName = keyof typeof LINES;
