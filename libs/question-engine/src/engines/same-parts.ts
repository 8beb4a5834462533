import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { FRACTION, type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Draft, MiddleValue, Shape } from '../core/draft.js';
import { type Exact, type Num, exact, isWhole } from '../numbers/exact.js';
import { fractionText } from '../numbers/number-text.js';
import { Working } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { toWrongs } from './wrong-values.js';

/** Every fraction up to one whole with a denominator of at most 12: the candidates of the second solver. */
const UP_TO_ONE: readonly Exact[] = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((d) =>
  Array.from({ length: d }, (_, i) => exact(i + 1, d)).filter((v) => Number(v.d) === d),
);

type SumTerms = ReadonlyArray<number | '+' | '−'>;

/** Fractions of one whole told with related denominators, worked out in equal parts of `parts`. */
export class SameParts {
  readonly working = new Working();
  readonly parts: number;

  constructor(parts: number) {
    this.parts = parts;
  }

  /** So many of the parts, in simplest form. */
  of(count: number): Exact {
    return exact(count, this.parts);
  }

  /** As in `4/8`, not simplified: how it stands in a line of working. */
  line(count: number): string {
    return `${count}/${this.parts}`;
  }

  /** Says how the told fractions are written in the parts. */
  rename(...counts: number[]): void {
    const told = counts.filter((c) => Number(this.of(c).d) !== this.parts && c !== this.parts);
    const words = [...new Set(told)].map((c) => `${fractionText(this.of(c))} = ${this.line(c)}`);
    if (words.length > 0) this.working.say(`${words.join(' and ')}.`);
  }

  /** A sum or difference of parts that the next line goes on with: not simplified. A whole may stand as its own parts. */
  sum(label: string, ...terms: SumTerms): void {
    this.write(label, terms, this.inParts);
  }

  /** The last sum or difference, in simplest form. */
  answer(label: string, ...terms: SumTerms): void {
    this.write(label, terms, FRACTION);
  }

  private write(label: string, terms: SumTerms, style: Style): void {
    const expression = terms.map((t) => (typeof t === 'number' ? this.line(t) : t)).join(' ');
    this.working.calc(label, expression, style);
  }

  private readonly partsText = (value: Num): string => {
    const count = exact(value).mul(this.parts);
    return isWhole(count) ? this.line(Number(count.n)) : fractionText(value);
  };

  private readonly inParts: Style = { ...FRACTION, text: this.partsText, bare: this.partsText };

  /** Whether the denominators are related and differ: one is the parts, another a divisor of them. */
  isRelated(...counts: number[]): boolean {
    const own = counts.map((c) => Number(this.of(c).d)).filter((d) => d > 1);
    return own.some((d) => d < this.parts) && own.includes(this.parts);
  }
}

/** A draft in parts of one whole. */
export interface PartsStory {
  story: string[];
  ask: string;
  blank: string;
  key: number;
  style: Style;
  /** Told fractions by name, in parts. */
  told: Record<string, number>;
  middle?: readonly [blank: string, count: number];
  hints: [string, string, string];
  /** In parts of the whole. */
  wrongs: ReadonlyArray<readonly [code: string, explanation: string, count: number]>;
  /** Slips that are no whole number of parts. */
  slips?: ReadonlyArray<readonly [code: string, explanation: string, value: Exact]>;
  drawing?: DrawingSpec | null;
}

/** One shape in parts; `fits` says whether a candidate answer agrees with the told fractions. */
export function partsShape(
  id: string,
  level: ProficiencyLevel,
  fits: (candidate: Exact, told: (name: string) => Exact) => boolean,
  draw: (dice: Dice, parts: SameParts) => PartsStory | null,
): Shape {
  return {
    id,
    levels: [level],
    proof: {
      kind: 'search',
      solve: (givens) => {
        const told = (name: string): Exact => {
          const value = givens.get(name);
          if (!value) throw new RangeError(`${name} is not given`);
          return value;
        };
        return UP_TO_ONE.filter((c) => fits(c, told));
      },
    },
    draw: (dice): Draft | null => {
      const parts = new SameParts(dice.pick(level === 'not_ready' ? [4, 6, 8, 10, 12] : [6, 8, 9, 10, 12]));
      const d = draw(dice, parts);
      if (!d || !parts.isRelated(...Object.values(d.told)) || d.key >= parts.parts) return null;
      if (Object.values(d.told).some((c) => c < 1 || c > parts.parts) || d.key < 1) return null;
      const middles: MiddleValue[] = d.middle
        ? [{ blank: d.middle[0], amount: amount(parts.of(d.middle[1]), d.style) }]
        : [];
      return {
        story: d.story,
        ask: d.ask,
        blank: d.blank,
        answer: amount(parts.of(d.key), d.style),
        middles,
        params: Object.fromEntries(Object.entries(d.told).map(([name, c]) => [name, parts.of(c)])),
        working: parts.working,
        hints: d.hints,
        wrongs: toWrongs([
          ...d.wrongs.map(([code, why, c]) => [code, why, c < 1 ? -1 : parts.of(c)] as const),
          ...(d.slips ?? []),
        ]),
        drawing: d.drawing ?? null,
      };
    },
  };
}

/** What a pupil gets who adds tops and bottoms. */
export function topsAndBottoms(...values: readonly Exact[]): Exact {
  const sum = (pick: (v: Exact) => bigint): number => values.reduce((total, v) => total + Number(pick(v)), 0);
  return exact(
    sum((v) => v.n),
    sum((v) => v.d),
  );
}
