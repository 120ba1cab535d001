/** Synthesized sounds, so there is nothing to load. Browsers allow sound only after the first tap. */
import { settings } from "../preferences/settings.svelte";

let context: AudioContext | null = null;

function tone(pitch: number, at: number, length: number, loudness: number): void {
  if (!context) return;
  const oscillator = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  const start = context.currentTime + at;
  gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const TUNES = {
  card: () => tone(240, 0, 0.07, 0.06),
  deal: () => [0, 1, 2, 3, 4, 5].forEach((n) => void tone(200 + 15 * (n % 2), n * 0.06, 0.05, 0.04)),
  take: () => {
    tone(330, 0, 0.1, 0.06);
    tone(247, 0.07, 0.14, 0.06);
  },
  cheer: () => [523, 659, 784].forEach((pitch, n) => void tone(pitch, n * 0.09, 0.22, 0.09)),
  turn: () => {
    tone(660, 0, 0.18, 0.12);
    tone(880, 0.12, 0.25, 0.12);
  },
  no: () => tone(160, 0, 0.15, 0.1),
  end: () => [523, 659, 784, 1047].forEach((pitch, n) => void tone(pitch, n * 0.13, 0.35, 0.12)),
};

export function sound(tune: keyof typeof TUNES): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  TUNES[tune]();
}
