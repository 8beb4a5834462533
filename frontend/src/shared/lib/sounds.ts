import type { SoundName } from './sound-name.js';

/** A note: its pitch in hertz, and when it begins and how long it lasts, in seconds. */
type Note = readonly [hertz: number, start: number, length: number];

/** Every sound rises: none of them says that something was lost. */
const NOTES: Readonly<Record<SoundName, readonly Note[]>> = {
  open: [
    [392, 0, 0.1],
    [587, 0.1, 0.2],
  ],
  right: [
    [523, 0, 0.12],
    [659, 0.1, 0.12],
    [784, 0.2, 0.26],
  ],
  fixed: [
    [440, 0, 0.12],
    [523, 0.12, 0.12],
    [698, 0.24, 0.3],
  ],
  'not-yet': [
    [392, 0, 0.16],
    [440, 0.16, 0.24],
  ],
  place: [
    [330, 0, 0.07],
    [494, 0.07, 0.16],
  ],
  award: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.16],
    [1047, 0.42, 0.5],
  ],
};

/** A quarter of what a device could play: soft beside a voice. */
const LOUDNESS = 0.12;
const SILENCE = 0.001;
const ATTACK_S = 0.015;

let context: AudioContext | null = null;

/**
 * Makes a sound by Web Audio, without a file. A device without it, a page that nobody has touched yet, and a voice that
 * is reading make no sound.
 */
export function makeSound(name: SoundName): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  if (window.speechSynthesis?.speaking) return;
  context ??= new AudioContext();
  // A tab that was away has stopped it.
  if (context.state === 'suspended') void context.resume();
  for (const note of NOTES[name]) playNote(context, note);
}

function playNote(audio: AudioContext, [hertz, start, length]: Note): void {
  const at = audio.currentTime + start;
  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + ATTACK_S);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.05);
}
