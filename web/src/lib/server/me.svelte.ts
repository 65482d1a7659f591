// The visitor's session. Nobody has to sign in: the first action that needs a session creates a guest.

import { call } from "./api";
import type * as api from "../generated/api";

class Me {
  person = $state<api.Person | null>(null);
  private coming: Promise<void> | null = null;

  async lookUp(): Promise<void> {
    this.know(await call("GET", "me"));
  }

  // Concurrent calls share one request: a second guest would replace the first.
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
