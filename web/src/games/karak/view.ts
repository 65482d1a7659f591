// What Karak shows, as the server has it.

export type * from "../../lib/generated/karak";
