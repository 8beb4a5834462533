import type { DrawnPolicy } from '@sumfox/contracts/question/answer-policy';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import { BARE, type Style, amount, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { ANSWER_NAMES } from '../../checks/read-text.js';
import type { Conditions, Draft, Givens, Proof, Shape } from '../../core/draft.js';
import { Working } from '../../core/working.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { LayoutFault } from '../../drawing/layout-fault.js';
import { type Exact, type Num, exact } from '../../numbers/exact.js';

/** `[label, expression]` with a style for the result; a sentence alone is said. */
type Line = readonly [label: string, expression: string, style?: Style] | string;

/** A wrong answer: code, one kind sentence, value. */
export type Wrong = readonly [code: string, says: string, value: Num];

/** One question of a statement, before it becomes an open item, a choice or a sentence with a blank. */
export interface Task {
  story?: string[];
  ask: string;
  /** The sentence with `___` in place of the question. */
  blank: string;
  key: Num;
  style: Style;
  params: Record<string, Num | string>;
  /** Names of params that only the drawing shows. */
  drawn?: readonly string[];
  work: readonly Line[];
  hints: readonly [string, string, string];
  wrongs: readonly Wrong[];
  /** Whether a pupil could give a value at all, also one that no own slip leads to. */
  isLikely?: (value: Exact) => boolean;
  drawing: DrawingSpec | null;
}

function toDraft(task: Task): Draft {
  const working = new Working();
  for (const line of task.work) {
    if (typeof line === 'string') working.say(line);
    else working.calc(line[0], line[1], line[2] ?? BARE);
  }
  return {
    story: task.story ?? [],
    ask: task.ask,
    blank: task.blank,
    answer: amount(task.key, task.style),
    middles: [],
    params: task.params,
    ...(task.drawn ? { drawn: task.drawn } : {}),
    working,
    hints: [...task.hints],
    ...(task.isLikely ? { isLikely: task.isLikely } : {}),
    wrongs: task.wrongs.map(([code, explanation, value]) => ({ code, explanation, value })),
    drawing: task.drawing,
  };
}

/** Draws within one draft before the caller draws anew. */
const MOST_TRIES = 12;

/** A structure that was made to ask statements of the syllabus. */
export const asked = (
  id: string,
  statements: readonly StatementId[],
  levels: readonly ProficiencyLevel[],
  proof: Proof,
  draw: (dice: Dice, level: ProficiencyLevel) => Task | null,
): Shape => ({
  id,
  levels,
  statements,
  proof,
  draw: (dice, level) => {
    try {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const task = draw(dice, level);
        if (task) return toDraft(task);
      }
      return null;
    } catch (problem) {
      // A picture that cannot be drawn with these sizes is a reason for other numbers, nothing more.
      if (problem instanceof LayoutFault) return null;
      throw problem;
    }
  },
});

/**
 * A structure whose answer is drawn. The names of its style are the right drawing, as text, and near misses: each of
 * them is marked when an item is checked, and none but the key may earn marks.
 */
export const drawnTask = (...args: Parameters<typeof asked>): Shape => ({ ...asked(...args), isDrawn: true });

/** Drawings as texts, the right one first; a stem tells the drawing, so it has no secrets. */
export const drawnOneOf = (
  texts: readonly string[],
  drawn: DrawnPolicy,
  tolerance: string | null = null,
): Style => ({
  ...oneOf([...new Set(texts)]),
  drawn: { drawn, tolerance },
});

/**
 * A proof that finds the one drawing by itself. A drawing that is none of the answer's names has a place of its own
 * behind them.
 */
export const provenDrawing = (
  find: (givens: Givens, word: (name: string) => string) => string | null,
  conditions: Conditions = {},
): Proof => ({
  ...conditions,
  kind: 'search',
  solve: (givens, words) => {
    const found = find(givens, (name) => words.get(name) ?? '');
    if (found === null) return [];
    const names = words.get(ANSWER_NAMES)?.split('|') ?? [];
    const place = names.indexOf(found) + 1;
    const digits = [...found].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 0);
    return [exact(place > 0 ? place : names.length + 1 + digits)];
  },
});

/** Letters of cards, sets and figures that a question chooses from. */
export const LETTERS = ['P', 'Q', 'R', 'S'] as const;

/** Answers that are a letter. */
export const LETTER = oneOf(LETTERS);

/** The other letters as wrong answers, with one sentence for all. */
export const otherLetters = (key: number, code: string, says: string): Wrong[] =>
  LETTERS.flatMap((_, i): Wrong[] => (i + 1 === key ? [] : [[code, says, i + 1]]));

/** All places of a list but the key's, from 1. */
export const otherPlaces = (count: number, key: number, code: string, says: string): Wrong[] =>
  Array.from({ length: count }, (_, i): Wrong[] => (i + 1 === key ? [] : [[code, says, i + 1]])).flat();

/** Different whole numbers within bounds. */
export function drawDifferent(dice: Dice, count: number, low: number, high: number): number[] {
  const found = new Set<number>();
  while (found.size < count) found.add(dice.int(low, high));
  return [...found];
}

/** Wrong answers by what is said to them; the code is the sentence in short. */
export const slips = (...list: ReadonlyArray<readonly [says: string, value: Num]>): Wrong[] =>
  list.map(([says, value]) => [
    says
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .split(' ')
      .slice(0, 5)
      .join('-'),
    says,
    value,
  ]);
