// The types of Karak's view.

export type * from "../../lib/generated/karak";
