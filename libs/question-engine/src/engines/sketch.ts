import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { ANSWER_NAMES } from '../checks/read-text.js';
import { BARE, type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import {
  type Draft,
  type Givens,
  type Proof,
  type Shape,
  gateway,
  relation,
  type Conditions,
} from '../core/draft.js';
import { type Exact, type Num, exact } from '../numbers/exact.js';
import { groupDigits } from '../numbers/number-text.js';
import { Working } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { LayoutFault } from '../drawing/layout-fault.js';
import { SLIPS, type Slip } from './slips.js';

/** `[label, expression]` or `[label, expression, style]`; a sentence alone is said, not calculated. */
type Line = readonly [label: string, expression: string, style?: Style] | string;

/** A draft in short: the working as lines, the slips by their codes. */
export interface Sketch {
  story: string[];
  ask: string;
  blank: string;
  key: Num;
  style: Style;
  /** What is asked for on the way. */
  via?: ReadonlyArray<readonly [blank: string, value: Num, style: Style]>;
  params: Record<string, Num | string>;
  drawn?: readonly string[];
  work: readonly Line[];
  /** The last line where the key is no number: label and reason. */
  end?: readonly [label: string, reason: string];
  hints: [string, string, string];
  /** With a sentence of its own where that of the slip would be of another story. */
  wrongs: ReadonlyArray<readonly [slip: Slip, value: Num, says?: string]>;
  drawing?: DrawingSpec | null;
}

/** Whole numbers above 9999 as a teacher writes them: `36 480`. */
const grouped = (text: string): string => text.replace(/(?<![\d.])\d{5,}(?![\d.])/g, groupDigits);

/** Fills in a draft from its sketch. */
export function toDraft(sketch: Sketch): Draft {
  const working = new Working();
  for (const line of sketch.work) {
    if (typeof line === 'string') working.say(grouped(line));
    else working.calc(line[0], grouped(line[1]), line[2] ?? BARE);
  }
  if (sketch.end) working.say(`${sketch.end[0]} (${sketch.end[1]}): ${sketch.style.text(sketch.key)}`);
  return {
    story: sketch.story.map(grouped),
    ask: grouped(sketch.ask),
    blank: sketch.blank,
    answer: amount(sketch.key, sketch.style),
    middles: (sketch.via ?? []).map(([blank, value, style]) => ({ blank, amount: amount(value, style) })),
    params: sketch.params,
    ...(sketch.drawn ? { drawn: sketch.drawn } : {}),
    working,
    hints: sketch.hints,
    wrongs: sketch.wrongs.map(([code, value, says = SLIPS[code]]) => ({ code, explanation: says, value })),
    drawing: sketch.drawing ?? null,
  };
}

/** A proof from the equations of the sub-strand's skill and those of the heuristic. */
export function facts(gateways: readonly string[], relations: readonly string[], asked: string): Proof {
  return { kind: 'facts', facts: [...gateways.map(gateway), ...relations.map(relation)], asked };
}

/** Reads a given by name. Throws RangeError when the stem does not give it. */
export type Given = (name: string) => Exact;

const readerOf =
  (givens: Givens): Given =>
  (name) => {
    const value = givens.get(name);
    if (!value) throw new RangeError(`${name} is not given`);
    return value;
  };

/** A proof that tries every candidate: those that fit are the answers. */
export function search(
  candidates: readonly number[] | ((given: Given) => readonly Num[]),
  fits: (candidate: Exact, given: Given) => boolean,
  conditions: Conditions = {},
): Proof {
  return {
    ...conditions,
    kind: 'search',
    solve: (givens) => {
      const given = readerOf(givens);
      const tried = typeof candidates === 'function' ? candidates(given) : candidates;
      return tried.map((c) => exact(c)).filter((c) => fits(c, given));
    },
  };
}

/** A proof among names: the places (from 1) of those that fit, of the answer's list. */
export function searchNames(
  fits: (name: string, given: Given, word: (name: string) => string) => boolean,
  conditions: Conditions = {},
): Proof {
  return {
    ...conditions,
    kind: 'search',
    solve: (givens, words) => {
      const names = words.get(ANSWER_NAMES)?.split('|') ?? [];
      const given = readerOf(givens);
      return names.flatMap((name, i) => (fits(name, given, (w) => words.get(w) ?? '') ? [exact(i + 1)] : []));
    },
  };
}

/** Draws that break a condition are drawn again so often within one draft. */
const MOST_TRIES = 16;

/** One shape for one level. */
export function shape(
  id: string,
  level: ProficiencyLevel,
  proof: Proof,
  draw: (dice: Dice) => Sketch | null,
): Shape {
  return {
    id,
    levels: [level],
    proof,
    draw: (dice) => {
      try {
        for (let tries = 0; tries < MOST_TRIES; tries += 1) {
          const sketch = draw(dice);
          if (sketch) return toDraft(sketch);
        }
        return null;
      } catch (problem) {
        // A figure that cannot be drawn with these sizes is a reason for other numbers, nothing more.
        if (problem instanceof LayoutFault) return null;
        throw problem;
      }
    },
  };
}

/** Whole numbers from low to high. */
export function range(low: number, high: number): number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);
}
