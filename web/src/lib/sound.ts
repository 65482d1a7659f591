// Sounds, synthesised from oscillators and noise: no files. Silent before the first click or key, and if sound is off.

import { settings } from "./settings.svelte";

export type SoundName = "yourTurn" | "step" | "tile" | "dice" | "hit" | "win" | "lose" | "chat";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

// Browsers allow sound only after the user has interacted with the page.
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { once: true });

function wake(): void {
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
}

export function sound(name: SoundName): void {
  if (!context || !settings.kept.sound || (document.hidden && name !== "yourTurn")) return;
  SOUNDS[name](context.currentTime + 0.01);
}

const SOUNDS: Record<SoundName, (at: number) => void> = {
  yourTurn: (at) => [523, 784].forEach((pitch, i) => tone(pitch, at + i * 0.13, 0.5, 0.12)),
  step: (at) => knock(at, 0.07, 260, 0.16),
  tile: (at) => {
    knock(at, 0.22, 420, 0.2);
    tone(96, at + 0.1, 0.2, 0.18);
  },
  dice: (at) => [0, 0.07, 0.16, 0.22, 0.34].forEach((later, i) => knock(at + later, 0.05, 1500 - i * 140, 0.22)),
  hit: (at) => {
    knock(at, 0.16, 900, 0.3);
    tone(74, at, 0.3, 0.3, "triangle");
  },
  win: (at) => [392, 523, 659, 784].forEach((pitch, i) => tone(pitch, at + i * 0.14, 0.7, 0.12)),
  lose: (at) => [330, 277, 220].forEach((pitch, i) => tone(pitch, at + i * 0.2, 0.6, 0.1, "triangle")),
  chat: (at) => tone(880, at, 0.18, 0.07),
};

// A tone that is struck and fades out.
function tone(pitch: number, at: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
  const source = new OscillatorNode(context!, { type: shape, frequency: pitch });
  source.connect(fading(at, length, loud));
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
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
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
