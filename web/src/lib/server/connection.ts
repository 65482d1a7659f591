// The WebSocket: it reconnects automatically, continues after the last entry it knows, and resends unanswered messages.

import { Refused, nonce } from "./api";
import { address } from "./address";
import type { Done, FromClient, Told, Unsent, Watching } from "./wire";

const SOONEST = 200; // milliseconds until the first reconnection; the delay doubles with each attempt
const LATEST = 5000;
const PING_EVERY = 20000;
const ANSWER_WITHIN = 10000;
const SLOW_AFTER = 2000; // a message that waits longer is said to be on its way, and the connection is tested
const SILENT_AFTER = 3000; // and if nothing at all comes within this time, it is taken for lost

interface Asked {
  message: FromClient;
  resolve: (done: Done) => void;
  reject: (refused: Refused) => void;
}

interface Ears {
  hear: (told: Told) => void; // called with every message that is not a reply
  watching: () => Watching; // what to watch, for every new connection
  lost: (lost: boolean) => void;
  slow: (slow: boolean) => void; // whether a message waits for its answer unusually long
}

export class Connection {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, Asked>();
  private readonly prefix = nonce().slice(0, 12); // makes our ids unique among all pages
  private count = 0;
  private wait = SOONEST;
  private ended = false;
  private timer = 0;
  private silence = 0;
  private patience = 0;
  private readonly pinging: number;

  constructor(private readonly ears: Ears) {
    document.addEventListener("visibilitychange", this.hurry);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.offline);
    this.pinging = window.setInterval(() => this.check(), PING_EVERY);
    this.open();
  }

  // Closes the connection for good, when the visitor leaves the page.
  end(): void {
    this.ended = true;
    document.removeEventListener("visibilitychange", this.hurry);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.offline);
    clearInterval(this.pinging);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearTimeout(this.patience);
    this.socket?.close();
    this.socket = null;
  }

  // Goes on after the server ended the session, with the one that the browser has now.
  revive(): void {
    this.ended = false;
    if (!this.socket) this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    const url = new URL(address("ws"));
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    this.expect(ANSWER_WITHIN);
    socket.addEventListener("message", (event) => socket === this.socket && this.receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => socket === this.socket && this.closed());
  }

  // Reconnects, with another session or because this connection does not answer.
  renew(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  private closed(): void {
    this.socket = null;
    clearTimeout(this.silence);
    if (this.ended) return;
    this.ears.lost(true);
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LATEST);
  }

  // Reconnects at once when the page becomes visible or the network is back.
  private readonly hurry = (): void => {
    if (document.hidden) return;
    if (!this.socket) this.open();
    else this.check();
  };

  private readonly offline = (): void => this.ears.lost(true);

  private check(within = ANSWER_WITHIN): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.put({ t: "ping", id: this.nextId() });
    this.expect(within);
  }

  // Takes the connection for lost, and makes another one, if nothing comes within that time.
  private expect(within: number): void {
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => {
      this.ears.lost(true);
      this.renew();
    }, within);
  }

  private receive(told: Told): void {
    clearTimeout(this.silence);
    if (told.t === "hello") this.greeted();
    if (told.t === "bye") this.dismissed(told.again);
    const asked = (told.t === "done" || told.t === "refused") && this.unanswered.get(told.id);
    if (asked) {
      this.unanswered.delete(told.id);
      this.awaiting(this.unanswered.size > 0);
      if (told.t === "done") asked.resolve(told);
      else asked.reject(new Refused(told.why));
    } else if (told.t !== "pong") this.ears.hear(told);
  }

  private greeted(): void {
    this.wait = SOONEST;
    this.ears.lost(false);
    this.watch(this.ears.watching());
    for (const { message } of this.unanswered.values()) this.put(message);
  }

  private dismissed(again: number): void {
    if (again === 0) this.ended = true;
    this.wait = Math.max(again * 1000, SOONEST);
  }

  // Sends a message; the promise is settled when it is carried out or refused, over as many connections as it takes.
  send(unsent: Unsent): Promise<Done> {
    const id = this.nextId();
    const message = { ...unsent, id };
    const answered = new Promise<Done>((resolve, reject) => this.unanswered.set(id, { message, resolve, reject }));
    this.put(message);
    this.awaiting(true);
    return answered;
  }

  // Says so, and tests the connection, if an answer takes long.
  private awaiting(answer: boolean): void {
    clearTimeout(this.patience);
    if (!answer) this.ears.slow(false);
    else
      this.patience = window.setTimeout(() => {
        this.ears.slow(true);
        this.check(SILENT_AFTER);
      }, SLOW_AFTER);
  }

  // Watches from another seat, or fetches what was missed.
  watch(fields: Watching): void {
    this.put({ t: "watch", id: this.nextId(), ...fields });
  }

  private put(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private nextId(): string {
    this.count += 1;
    return `${this.prefix}-${this.count}`;
  }
}
