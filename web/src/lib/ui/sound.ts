/** Synthesized sounds and vibrations, so there is nothing to load. Browsers allow both only after the first tap. */
import { settings } from "../preferences/settings.svelte";

let context: AudioContext | null = null;
let paper: AudioBuffer | null = null;

/** A wooden bar that is struck: a tone with a short overtone. */
function bar(pitch: number, at = 0, loudness = 0.1, length = 0.5): void {
  for (const [times, part, decay] of [
    [1, 1, 1],
    [3.9, 0.25, 0.3],
  ] as const) {
    if (!context) return;
    const start = context.currentTime + at;
    const oscillator = new OscillatorNode(context, { type: "sine", frequency: pitch * times });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness * part, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length * decay);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}

/** A card on cloth: filtered noise that fades quickly. */
function swish(at = 0, loudness = 0.16, tone = 1700, length = 0.09): void {
  if (!context) return;
  if (!paper) {
    paper = new AudioBuffer({ length: context.sampleRate / 4, sampleRate: context.sampleRate });
    const samples = paper.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  }
  const start = context.currentTime + at;
  const source = new AudioBufferSourceNode(context, { buffer: paper });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: tone, Q: 0.8 });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start, Math.random() * 0.1, length + 0.02);
}

const TUNES = {
  card: () => swish(),
  deal: () => [0, 1, 2, 3, 4, 5].forEach((n) => void swish(n * 0.065, 0.09, 1500 + 250 * (n % 2), 0.06)),
  take: () => {
    swish(0, 0.14, 900, 0.22);
    bar(330, 0.12, 0.05, 0.3);
  },
  cheer: () => [523, 659, 784].forEach((pitch, n) => void bar(pitch, n * 0.09)),
  turn: () => {
    bar(659, 0, 0.11);
    bar(880, 0.11, 0.11);
  },
  no: () => {
    bar(147, 0, 0.14, 0.2);
    bar(139, 0.09, 0.12, 0.25);
  },
  end: () => [523, 659, 784, 1047, 1319].forEach((pitch, n) => void bar(pitch, n * 0.12, 0.11, 0.9)),
};

const touched = () => !!navigator.userActivation?.hasBeenActive;

export function sound(tune: keyof typeof TUNES): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !touched()) return;
  context ??= new AudioContext();
  TUNES[tune]();
}

/** Vibrates, where the device can: milliseconds on, off, on … */
export function buzz(...pattern: number[]): void {
  if (settings.haptics && touched()) navigator.vibrate?.(pattern);
}
