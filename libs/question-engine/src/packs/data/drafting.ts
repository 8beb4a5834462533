import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, BARE, amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Draft, Proof, Shape } from '../../core/draft.js';
import type { Num } from '../../numbers/exact.js';
import { Working } from '../../core/working.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { type SlipCode, slip } from './slips.js';

/** A line of working that calculates, or a sentence. */
export type Step = readonly [label: string, expression: string, style?: Style] | string;

export type Wrong = readonly [code: SlipCode, value: Num];

/** A draft as the packs of this family write it down. */
export interface DraftParts {
  story: string[];
  ask: string;
  blank: string;
  key: Num;
  style: Style;
  params: Record<string, Num | string>;
  drawn?: readonly string[];
  steps: readonly Step[];
  hints: [string, string, string];
  wrongs: readonly Wrong[];
  drawing?: DrawingSpec | null;
}

/** Puts the parts of a draft together; null when a step would leave the whole numbers of its style. */
export function toDraft(parts: DraftParts): Draft | null {
  if (!parts.style.allows(parts.key)) return null;
  const working = new Working();
  for (const step of parts.steps) {
    if (typeof step === 'string') {
      working.say(step);
      continue;
    }
    const [label, expression, style = BARE] = step;
    const value = working.calc(label, expression, style);
    if (!style.allows(value)) return null;
  }
  return {
    story: parts.story,
    ask: parts.ask,
    blank: parts.blank,
    answer: amount(parts.key, parts.style),
    middles: [],
    params: parts.params,
    ...(parts.drawn ? { drawn: parts.drawn } : {}),
    working,
    hints: parts.hints,
    wrongs: parts.wrongs.map(([code, value]) => slip(code, value)),
    drawing: parts.drawing ?? null,
  };
}

/** A shape of one level. */
export function shapeOf(
  id: string,
  level: ProficiencyLevel,
  proof: Proof,
  draw: (dice: Dice) => DraftParts | null,
): Shape {
  return {
    id,
    levels: [level],
    proof,
    draw: (dice) => {
      // Some conditions are rarely met; a few tries here leave the caller's for what the checks refuse.
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const parts = draw(dice);
        const draft = parts ? toDraft(parts) : null;
        if (draft) return draft;
      }
      return null;
    },
  };
}

/** Whole numbers from low to high, both included. */
export function range(low: number, high: number): number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);
}

/** `Ali`, `Ali and Siti`, `Ali, Siti and Ravi`. */
export function listText(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
