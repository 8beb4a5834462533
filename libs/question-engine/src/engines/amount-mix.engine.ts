import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, amount, countOf } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Draft, Givens, Shape, WrongValue } from '../core/draft.js';
import { type Exact, exact, listStepCounts } from '../numbers/exact.js';
import { type Person, drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import { type Picture, blankIn, sumLine, timesLine } from './told-amount.js';

/** Things of two sizes, counted together and measured together. */
export interface SizeMixScene {
  noun: string;
  singular: string;
  /** Between a thing and its size: "is", "holds". */
  is: string;
  /** "Ravi has 8 bags of rice." */
  open: (n: string) => string;
  total: (t: string) => string;
  totalShown: string;
  /** The total with something more in it. */
  withExtra: (e: string, t: string) => string;
}

/** Sizes of one grade, all in one small unit: grams, millilitres, cents ... */
export interface SizeMixPack {
  scenes: ReadonlyArray<(person: Person) => SizeMixScene>;
  /** Pairs of sizes, smaller first, in the small unit. */
  pairs: ReadonlyArray<readonly [number, number]>;
  counts: Readonly<Record<ProficiencyLevel, readonly [number, number]>>;
  /** As a single size is told: `500 g`, `20¢`. */
  single: Style;
  /** As the total is told: `2 kg 500 g`, `$3.40`. */
  total: Style;
  /** As lines of working are written. */
  line: Style;
  /** The line that brings the total into the unit of the working: `4.15 × 1000`; null where it is in it. */
  convert: ((total: Exact) => string | null) | null;
  /** What goes with the total in the hardest items. */
  extra: { step: number; low: number; high: number } | null;
  /** "How many grams make 1 kilogram?" */
  hint: string;
  /** Where given, the easier items show the total only in a picture. */
  picture?: (dice: Dice, value: Exact, label: string) => Picture | null;
}

const ORDER = ['not_ready', 'guided', 'independent', 'mastery'] as const;

/** Tries every number of the asked kind; at least one of each is there. */
function solveSizeMix(givens: Givens, asked: 'small' | 'large'): Exact[] {
  const [n, v, w, total, extra] = ['count', 'small', 'large', 'total', 'extra'].map((name) =>
    givens.get(name),
  );
  if (!n || !v || !w || !total) return [];
  // With none of the large ones; each of them in the place of a small one adds the same.
  const none = v.mul(n).add(extra ?? 0);
  const most = Math.ceil(n.valueOf()) - 1;
  return listStepCounts(none, w.sub(v), total, [1, most]).map((many) =>
    asked === 'large' ? exact(many) : n.sub(many),
  );
}

function draw(
  dice: Dice,
  level: ProficiencyLevel,
  asked: 'small' | 'large',
  pack: SizeMixPack,
): Draft | null {
  const scene = dice.pick(pack.scenes)(drawPerson(dice));
  const [v, w] = dice.pick(pack.pairs);
  const [low, high] = pack.counts[level];
  const n = dice.int(low, high);
  const many = dice.int(2, n - 2);
  const few = n - many;
  if (many === few) return null;
  const things = exact(v * few + w * many);
  const extra =
    level === 'mastery' && pack.extra ? dice.multiple(pack.extra.step, pack.extra.low, pack.extra.high) : 0;
  const total = things.add(extra);
  const picture = pack.picture && level !== 'mastery' ? pack.picture(dice, total, '') : null;
  if (pack.picture && level !== 'mastery' && !picture) return null;
  const key = asked === 'large' ? many : few;
  const [size, other] = asked === 'large' ? [w, v] : [v, w];
  const told = (x: number): string => pack.single.text(x);
  const style = countOf(scene.noun, scene.singular);
  const kind = `${told(size)} ${scene.noun}`;
  const gap = w - v;

  const working = new Working();
  picture?.read(working);
  const toSmall = (label: string, value: Exact): void => {
    const expression = pack.convert?.(value) ?? null;
    if (expression !== null)
      working.calc(`${label} in ${pack.line.unit ?? 'the smaller unit'}`, expression, pack.line);
  };
  if (!picture) toSmall('The total', total);
  if (extra > 0) toSmall('The other part', exact(extra));
  if (extra > 0) sumLine(working, `Only the ${scene.noun}`, pack.line, total, ['−', exact(extra)]);
  const base = timesLine(working, `If all were ${told(other)} ${scene.noun}`, pack.line, n, exact(other));
  const [hi, lo] = asked === 'large' ? [things, base] : [base, things];
  const off = sumLine(working, asked === 'large' ? 'Too small by' : 'Too large by', pack.line, hi, ['−', lo]);
  const swap = sumLine(
    working,
    asked === 'large' ? 'Changing one adds' : 'Changing one takes off',
    pack.line,
    exact(w),
    ['−', exact(v)],
  );
  working.calc(`Number of ${kind}`, `${off.toFraction()} ÷ ${swap.toFraction()}`, style);

  const possible = (value: Exact): boolean => value.compare(1) >= 0 && value.compare(n) < 0;
  const wrong = (code: string, explanation: string, value: Exact | number): WrongValue => ({
    code,
    explanation,
    value,
  });
  return {
    story: [
      scene.open(String(n)),
      `Each ${scene.singular} ${scene.is} ${told(v)} or ${told(w)}.`,
      extra > 0
        ? scene.withExtra(pack.total.text(extra), pack.total.text(total))
        : picture
          ? scene.totalShown
          : scene.total(pack.total.text(total)),
    ],
    ask: `How many ${kind} are there?`,
    blank: `There are ___ ${kind}.`,
    answer: amount(key, style),
    middles: [
      {
        blank: `Only ${told(other)} ${scene.noun} would make ${blankIn(pack.line)}.`,
        amount: amount(other * n, pack.line),
      },
    ],
    params: { count: n, small: v, large: w, total, ...(extra > 0 ? { extra } : {}) },
    drawn: picture ? ['total'] : [],
    working,
    hints: [
      `There are two kinds of ${scene.noun}. Try some numbers of each.`,
      picture?.hint ??
        (extra > 0
          ? `First find the total for the ${scene.noun} only. ${pack.hint}`.trim()
          : pack.hint || `Start by thinking that all are ${told(other)} ${scene.noun}.`),
      `Start with all ${told(other)} ${scene.noun}. Each change of one ${asked === 'large' ? 'adds' : 'takes off'} ${told(gap)}.`,
    ],
    wrongs: [
      wrong('the-other-kind', 'This is how many there are of the other kind.', n - key),
      wrong('one-too-many', 'Check the total with this number.', key + 1),
      wrong('one-too-few', 'Check the total with this number.', key - 1),
      wrong('half-of-each', 'They need not be half and half. Check the total.', exact(Math.floor(n / 2))),
      wrong(
        'gap-shared-by-one-size',
        'Changing one changes the total only by what one size has more than the other.',
        exact(off.div(size).floor()),
      ),
      wrong('two-too-many', 'Check the total with this number.', key + 2),
      wrong('total-shared-by-both', 'The two kinds need not come in pairs.', exact(total.div(v + w).floor())),
    ].filter(({ value }) => possible(exact(value))),
    drawing: picture?.drawing ?? null,
  };
}

/** h8: how many of each of two sizes, from their count and their total. */
export function sizeMixShapes(pack: SizeMixPack): Shape[] {
  return ORDER.flatMap((level) =>
    (level === 'not_ready' || level === 'guided' ? (['large'] as const) : (['small', 'large'] as const)).map(
      (asked): Shape => ({
        id: `${asked}-ones-${level}`,
        levels: [level],
        proof: { kind: 'search', solve: (givens) => solveSizeMix(givens, asked) },
        draw: (dice) => {
          for (let i = 0; i < 40; i += 1) {
            const draft = draw(dice, level, asked, pack);
            if (draft) return draft;
          }
          return null;
        },
      }),
    ),
  );
}
