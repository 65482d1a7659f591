// The WebSocket: it comes back by itself, goes on after the last number it knows, and resends what was not answered.

import { Refused, nonce } from "./api.js";

const SOONEST = 200; // milliseconds until the first new attempt; each further one waits twice as long
const LATEST = 5000;
const PING_EVERY = 20000;
const ANSWER_WITHIN = 10000;

export class Connection {
  // `hear` gets every message that is no answer; `watching` gives the watch message; `lost` is told true or false.
  constructor({ hear, watching, lost }) {
    Object.assign(this, { hear, watching, lost });
    this.unanswered = new Map(); // id -> { message, resolve, reject }
    this.prefix = nonce().slice(0, 12); // so that no other page's ids are like ours
    this.count = 0;
    this.wait = SOONEST;
    this.ended = false;
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    addEventListener("online", () => this.hurry());
    setInterval(() => this.check(), PING_EVERY);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    if (this.ended) return;
    const url = new URL("ws", document.baseURI);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = (this.socket = new WebSocket(url));
    socket.addEventListener("message", (event) => socket === this.socket && this.receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => socket === this.socket && this.closed());
  }

  // Begin anew, as somebody else or because this connection does not answer.
  renew() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  closed() {
    this.socket = null;
    clearTimeout(this.silence);
    if (this.ended) return;
    this.lost(true);
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LATEST);
  }

  // Somebody looks again, or the network is back: do not wait any longer.
  hurry() {
    if (!this.socket) this.open();
    else this.check();
  }

  check() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.put({ t: "ping", id: this.nextId() });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.renew(), ANSWER_WITHIN);
  }

  receive(message) {
    clearTimeout(this.silence);
    if (message.t === "hello") this.greeted();
    if (message.t === "bye") this.dismissed(message);
    const asked = (message.t === "done" || message.t === "refused") && this.unanswered.get(message.id);
    if (asked) {
      this.unanswered.delete(message.id);
      if (message.t === "done") asked.resolve(message);
      else asked.reject(new Refused(message.why));
    } else if (message.t !== "pong") this.hear(message);
  }

  greeted() {
    this.wait = SOONEST;
    this.lost(false);
    this.watch(this.watching());
    for (const { message } of this.unanswered.values()) this.put(message);
  }

  dismissed({ again }) {
    if (again === 0) this.ended = true;
    this.wait = Math.max(again * 1000, SOONEST);
  }

  // Send something; the promise keeps until it is carried out or refused, over as many connections as it takes.
  send(t, fields = {}) {
    const message = { t, id: this.nextId(), ...fields };
    const answered = new Promise((resolve, reject) => this.unanswered.set(message.id, { message, resolve, reject }));
    this.put(message);
    return answered;
  }

  // Look from somewhere else, or at what has just been missed.
  watch(fields) {
    this.put({ t: "watch", id: this.nextId(), ...fields });
  }

  put(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  nextId() {
    this.count += 1;
    return `${this.prefix}-${this.count}`;
  }
}
