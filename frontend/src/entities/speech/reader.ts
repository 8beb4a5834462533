import { toSentences } from '../../shared/lib/sentences.rules.js';
import type { Comfort } from '../comfort/index.js';
import { currentReading, setReading, type Passage, type Reading } from './reading.js';
import { toUtterances } from './spoken-text.rules.js';
import { pickVoice } from './voice.rules.js';

const RATES: Readonly<Record<Comfort['speed'], number>> = { slow: 0.7, normal: 0.9, fast: 1.1 };
/** A voice that has not begun by then will not come: some systems name voices and have no sound. */
const SILENCE_MS = 8_000;

interface Line extends Reading {
  spoken: string;
}

function toLines(owner: string, passages: readonly Passage[]): Line[] {
  return passages.flatMap(({ place, text }) =>
    toSentences(text).flatMap((each, sentence) =>
      toUtterances(each).map((spoken) => ({ owner, place, sentence, spoken })),
    ),
  );
}

/** Counts the readings: what a former one still reports is not heard. */
let turn = 0;
let silence: ReturnType<typeof setTimeout> | undefined;
/** Held, because a browser may throw away an utterance that nobody holds, and its end is then never told. */
let spoken: SpeechSynthesisUtterance | null = null;

function finish(): void {
  turn += 1;
  clearTimeout(silence);
  spoken = null;
  document.removeEventListener('visibilitychange', stopReading);
  window.removeEventListener('pagehide', stopReading);
  if (currentReading() !== null) setReading(null);
}

/** Falls silent at once. */
export function stopReading(): void {
  finish();
  window.speechSynthesis.cancel();
}

/** Reads the passages one after the other, sentence by sentence; whatever was being read ends. */
export function startReading(owner: string, passages: readonly Passage[], speed: Comfort['speed']): void {
  stopReading();
  const lines = toLines(owner, passages);
  const voice = pickVoice(window.speechSynthesis.getVoices());
  if (voice === null) return;
  const ours = turn;
  document.addEventListener('visibilitychange', stopReading);
  window.addEventListener('pagehide', stopReading);

  const say = (at: number): void => {
    const line = lines[at];
    if (!line) {
      finish();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(line.spoken);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATES[speed];
    const whenOurs = (act: () => void) => (): void => {
      if (turn !== ours || spoken !== utterance) return;
      clearTimeout(silence);
      act();
    };
    utterance.onstart = whenOurs(() => undefined);
    utterance.onend = whenOurs(() => say(at + 1));
    utterance.onerror = whenOurs(finish);
    spoken = utterance;
    silence = setTimeout(whenOurs(stopReading), SILENCE_MS);
    setReading(line);
    window.speechSynthesis.speak(utterance);
  };
  say(0);
}
