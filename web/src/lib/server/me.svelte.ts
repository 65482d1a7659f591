// Who plays here. Nobody has to say who they are: whoever does something becomes a guest by it.

import { call } from "./api";
import type * as api from "../generated/api";

class Me {
  person = $state<api.Person | null>(null);
  private coming: Promise<void> | null = null;

  async lookUp(): Promise<void> {
    this.know(await call("GET", "me"));
  }

  // However many ask for it at once, only one guest comes: a second one would take the first one's place.
  async beSomebody(): Promise<void> {
    if (this.person) return;
    this.coming ??= this.come().finally(() => (this.coming = null));
    await this.coming;
  }

  private async come(): Promise<void> {
    this.know(await call("POST", "me/guest"));
  }

  async rename(name: string): Promise<void> {
    await this.beSomebody();
    this.know(await call("PATCH", "me", { name }));
  }

  know({ person }: api.Me): void {
    this.person = person;
  }
}

export const me = new Me();
