// Sounds, synthesised from oscillators and noise: no files. Silent before the first click or key, and if sound is off.

import { settings } from "./settings.svelte";

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

// Browsers allow sound only after the user has interacted with the page.
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { once: true });

function wake(): void {
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
}

// `pitch` makes it higher or deeper: a dragon's growl is not a rat's.
export function sound(name: SoundName, pitch = 1): void {
  if (!context || !settings.kept.sound || !settings.kept.volume || (document.hidden && name !== "yourTurn")) return;
  SOUNDS[name](context.currentTime + 0.01, pitch);
}

const SOUNDS = {
  yourTurn: (at: number) => tune(at, 0.13, 0.5, 0.12, 523, 784),
  step: (at: number) => [0, 0.14].forEach((later, i) => knock(at + later, 0.07, 260 + 60 * i, 0.16)),
  tile: (at: number) => {
    knock(at, 0.22, 420, 0.2);
    tone(96, at + 0.1, 0.2, 0.18);
  },
  door: (at: number) => {
    slide(70, 140, at, 0.45, 0.16, "sawtooth");
    knock(at + 0.4, 0.15, 300, 0.25);
  },
  dice: (at: number) =>
    [0, 0.07, 0.16, 0.22, 0.34].forEach((later, i) => knock(at + later, 0.05, 1500 - i * 140, 0.22)),
  count: (at: number) => tone(660, at, 0.09, 0.05, "triangle"),
  hit: (at: number) => {
    knock(at, 0.16, 900, 0.3);
    tone(74, at, 0.3, 0.3, "triangle");
  },
  hurt: (at: number) => {
    knock(at, 0.12, 500, 0.3);
    slide(240, 90, at, 0.4, 0.16, "triangle");
  },
  monster: (at: number, pitch: number) => slide(130 * pitch, 62 * pitch, at, 0.5, 0.14, "sawtooth"),
  dragon: (at: number) => {
    slide(55, 180, at, 0.7, 0.2, "sawtooth");
    slide(180, 40, at + 0.7, 0.9, 0.22, "sawtooth");
    knock(at + 0.5, 0.9, 220, 0.25);
  },
  loot: (at: number) => tune(at, 0.09, 0.3, 0.09, 587, 880),
  treasure: (at: number) => tune(at, 0.08, 0.5, 0.1, 784, 988, 1175, 1568),
  card: (at: number) => knock(at, 0.09, 2600, 0.16),
  key: (at: number) => {
    knock(at, 0.05, 3200, 0.14);
    tune(at + 0.1, 0.12, 0.6, 0.1, 659, 831, 988);
  },
  fall: (at: number) => {
    slide(300, 60, at, 0.6, 0.15, "triangle");
    knock(at + 0.5, 0.25, 160, 0.35);
  },
  revive: (at: number) => tune(at, 0.12, 0.6, 0.08, 392, 494, 587),
  round: (at: number) => tone(147, at, 1.1, 0.2),
  win: (at: number) => tune(at, 0.14, 0.7, 0.12, 392, 523, 659, 784),
  lose: (at: number) => [330, 277, 220].forEach((pitch, i) => tone(pitch, at + i * 0.2, 0.6, 0.1, "triangle")),
  chat: (at: number) => tone(880, at, 0.18, 0.07),
};

// Tones one after the other.
function tune(at: number, apart: number, length: number, loud: number, ...pitches: number[]): void {
  pitches.forEach((pitch, i) => tone(pitch, at + i * apart, length, loud));
}

// A tone that is struck and fades out.
function tone(pitch: number, at: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
  const source = new OscillatorNode(context!, { type: shape, frequency: pitch });
  source.connect(fading(at, length, loud));
  source.start(at);
  source.stop(at + length);
}

// A tone that glides to another pitch: a growl, a creak, a fall.
function slide(from: number, to: number, at: number, length: number, loud: number, shape: OscillatorType): void {
  const source = new OscillatorNode(context!, { type: shape, frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  const dull = new BiquadFilterNode(context!, { type: "lowpass", frequency: 700 });
  source.connect(dull).connect(fading(at, length, loud));
  source.start(at);
  source.stop(at + length);
}

// A knock of stone or wood: a short burst of noise around a pitch.
function knock(at: number, length: number, pitch: number, loud: number): void {
  hiss ??= noise(context!);
  const source = new AudioBufferSourceNode(context!, { buffer: hiss });
  const band = new BiquadFilterNode(context!, { type: "bandpass", frequency: pitch, Q: 1.4 });
  source.connect(band).connect(fading(at, length, loud));
  source.start(at, Math.random() * 0.5, length);
}

function fading(at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(context!, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(Math.max(0.0002, loud * 1.4 * settings.kept.volume), at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context!.destination);
  return gain;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
