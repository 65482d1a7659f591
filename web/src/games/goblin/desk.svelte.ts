// What the parts of the table share: the view, the options by word, the number keys, and the preview of an act.

import { sayMessage } from "../../lib/words.svelte";
import type { Option } from "../../lib/server/wire";
import { Large } from "../hands/large.svelte";
import type { Play } from "../play";
import { actsOf, numbered } from "./acts";
import {
  wordOf,
  type Blow,
  type CardView,
  type FightView,
  type GoblinView,
  type MonsterView,
  type PlayerView,
} from "./view";

const WITH_CARDS = ["play", "discard", "keep", "pay", "buy"];

interface Foreseen {
  act: string;
  view: GoblinView;
}

export class Desk {
  readonly large = new Large<CardView | MonsterView>();
  private foreseen = $state.raw<Foreseen | null>(null);
  private looked = ""; // the act whose preview was requested last

  constructor(
    readonly play: Play<GoblinView>,
    private readonly stage: { readonly laid: string; readonly fight: FightView | null; readonly blow: Blow }, // shown before the view is
  ) {}

  readonly view = $derived.by(() => this.play.now.view);
  readonly phase = $derived(this.view.phase);
  readonly options = $derived.by(() => (this.play.yourTurn ? this.play.now.options : []));
  private readonly byAct = $derived(new Map(this.options.map((option) => [option.act, option])));
  readonly acts = $derived.by(() => actsOf(this.options, this.play.hinted, this.view.fight?.reward?.kind));
  private readonly digits = $derived.by(
    () => new Map(numbered(this.options, this.view, this.seat).map((act, i) => [act, i + 1])),
  );

  // The seat whose hand is shown at the lower edge: the viewer's; for a spectator, the one to move, as far as everyone
  // sees it.
  readonly seat = $derived.by(() => (this.play.viewer >= 0 ? this.play.viewer : (this.view.turn ?? 0)));
  readonly player: PlayerView | undefined = $derived.by(() => {
    const player = this.view.players[this.seat];
    const { laid } = this.stage; // a card that is shown in the chain has left the hand
    return laid && player ? { ...player, hand: player.hand.filter(({ id }) => id !== laid) } : player;
  });
  readonly fighter: PlayerView | undefined = $derived.by(() => this.view.players[this.view.turn ?? 0]);
  readonly fights = $derived.by(() => this.view.fight !== null && this.phase !== "over");
  readonly fight = $derived.by(() => this.stage.fight ?? (this.fights ? this.view.fight : null));

  readonly blow = $derived.by(() => this.stage.blow);

  option(act: string): Option | undefined {
    return this.byAct.get(act);
  }

  // The option for a card.
  withCard({ id }: CardView): Option | undefined {
    const word = wordOf(id);
    return WITH_CARDS.map((verb) => this.option(`${verb} ${word}`)).find(Boolean);
  }

  digit(act: string): number {
    return this.digits.get(act) ?? 0;
  }

  said({ say }: Option): string {
    return sayMessage(say);
  }

  do = (act: string): void => {
    if (!this.play.busy) this.play.act(act);
  };

  actOf(number: number): string {
    return [...this.digits].find(([, digit]) => digit === number)?.[0] ?? "";
  }

  // Shows the server's preview of an act while the player points at it.
  look = (act: string): void => {
    this.looked = act;
    if (this.foreseen?.act === act) return;
    this.foreseen = null;
    void this.play.foresee(act).then((picture) => {
      if (picture && this.looked === act) this.foreseen = { act, view: picture.view };
    });
  };

  lookAway = (): void => {
    this.looked = "";
    this.foreseen = null;
  };

  readonly foreseenFight: FightView | null = $derived.by(() =>
    this.foreseen && this.byAct.has(this.foreseen.act) ? this.foreseen.view.fight : null,
  );
}
