import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { isDrawn } from '@sumfox/contracts/question/manipulative';
import { useSyncExternalStore } from 'react';
import { answerViewOf } from '../../entities/question/index.js';
import { asksWords } from './asks-words.rules.js';

interface Choice {
  /** For questions that ask for numbers; null before the pupil chose. */
  numbers: boolean | null;
  /** For those that ask for words: the maths keys have no letters. */
  words: boolean | null;
  /** For those that ask for a drawing: it is drawn, not typed. */
  drawings: boolean | null;
  /** For those with a clock or keys for every answer in the place of the digits. */
  instead: boolean | null;
  /** Primary 1 and 2: a thing to touch in the place of the digits. */
  things: boolean | null;
}

/** What the pupil last chose, for all questions of this visit. */
let choice: Choice = { numbers: null, words: null, drawings: null, instead: null, things: null };
const listeners = new Set<() => void>();

function choose(kind: keyof Choice, isOpen: boolean): void {
  choice = { ...choice, [kind]: isOpen };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the keys of the page are shown; while they are, the tablet's own keyboard stays away. */
export interface KeypadState {
  isOpen: boolean;
  toggle: () => void;
  /** The item's manipulative stands in the place of the digits. */
  isThing: boolean;
  /** Changes between the two; absent where digits are of no use for the answer. */
  toggleThing?: () => void;
}

/**
 * Numbers are entered with the keys of the page, words with the keyboard, until the pupil chooses otherwise. A time or
 * a word that an item has a manipulative for is never typed, unless the pupil wants to; nor is a drawing.
 */
export function useKeypad(question: PupilQuestion | undefined): KeypadState {
  const chosen = useSyncExternalStore(subscribe, () => choice);
  const thing = question?.manipulative;
  const isInstead = thing?.kind === 'clock' || thing?.kind === 'words' || isDrawn(thing);
  const asks = !isInstead && question !== undefined && asksWords(question);
  const kind = isDrawn(thing) ? 'drawings' : isInstead ? 'instead' : asks ? 'words' : 'numbers';
  const isWritten = !question || answerViewOf(question).written !== null;
  const isOpen = isWritten && (chosen[kind] ?? kind !== 'words');
  const isThing = thing !== undefined && (isInstead || chosen.things === true);
  return {
    isOpen,
    toggle: () => choose(kind, !isOpen),
    isThing,
    ...(thing !== undefined && !isInstead ? { toggleThing: () => choose('things', !isThing) } : {}),
  };
}
