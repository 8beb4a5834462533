import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Draft, Givens, Shape } from '../core/draft.js';
import { type Exact, type Num, exact, isWhole, listStepCounts, toWhole } from '../numbers/exact.js';
import { type Person, capital, drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import { toWrongs } from './wrong-values.js';

/** h8, so many things of two sizes come to a total: a + b = n, v a + w b = T. */
export interface TwoSizesScene {
  /** Style of one size and of the total. */
  style: Style;
  /** Style of how many there are: counted things, or grams of a mix. */
  count: Style;
  /** The smaller and the larger kind: "small bottles", "large bottles". */
  kinds: [string, string];
  /** Short headings for the table of tries. */
  heads: [string, string];
  /** What a per cent of the larger kind is taken of: "the girls", "Syrup B". */
  largeOf?: string;
  sizes: (v: string, w: string) => string;
  total: (n: string, t: string) => string;
  /** What is there in all and what is left of it once the things are made (independent, mastery). */
  budget: (n: string, s: string, r: string) => string;
  /** Label of the line that finds the total from what was there and what is left. */
  spent: string;
  askLarge: string;
  blankLarge: string;
  /** Statement of what they come to in all. */
  blankTotal: (n: string) => string;
  /** How much all of the larger kind come to. */
  askValue: string;
  blankValue: string;
}

export interface TwoSizesNumbers {
  v: Exact;
  w: Exact;
  n: number;
  /** How many of the larger kind, with at least two of each. */
  large: number;
  /** What is left of the budget. */
  left: Exact;
  /** How many change kind at a time in a try; 1 when absent. */
  by?: number;
}

export interface TwoSizesPack {
  scenes: ReadonlyArray<(person: Person) => TwoSizesScene>;
  numbers: (dice: Dice, level: ProficiencyLevel, scene: number) => TwoSizesNumbers | null;
  /** A size as a factor in a working line: `0.8`, `1/4`, `40/100`. */
  factor: (size: Exact) => string;
  /** A size in a sentence. */
  size: (scene: TwoSizesScene, size: Exact) => string;
  /** What a size of the whole is worth: 1, or 100 where sizes are per cent. */
  full: 1 | 100;
  /** Whether first tries are shown in a table (not ready). */
  tries: boolean;
  /** How the gap is shared: in decimals, in fractions, or in equal parts from the start. */
  counts: 'decimals' | 'fractions' | 'parts' | 'percent';
  /** Fewest of each kind; 2 when absent. */
  fewest?: number;
}

/** Tries every split of the count, one after the other: each change of kind adds what the sizes differ by. */
function trySplits(full: number, givens: Givens): Array<{ large: number; w: Exact }> {
  const n = givens.get('n');
  const [v, w] = ['v', 'w'].map((name) => givens.get(name)?.div(full));
  const stock = givens.get('stock');
  const total = stock ? stock.sub(givens.get('left') ?? exact(0)) : givens.get('total');
  if (!v || !w || !n || !isWhole(n) || !total) return [];
  const most = toWhole(n);
  return listStepCounts(v.mul(most), w.sub(v), total, [0, most]).map((large) => ({ large, w }));
}

/** Shapes of h8 for things of two sizes. */
export function twoSizesShapes(pack: TwoSizesPack): Shape[] {
  const open = (dice: Dice, level: ProficiencyLevel) => {
    const at = dice.int(0, pack.scenes.length - 1);
    const scene = pack.scenes[at]?.(drawPerson(dice));
    const numbers = pack.numbers(dice, level, at);
    if (!scene || !numbers) return null;
    const { n, large } = numbers;
    const [v, w] = [numbers.v.div(pack.full), numbers.w.div(pack.full)];
    const small = n - large;
    const total = v.mul(small).add(w.mul(large));
    const fewest = pack.fewest ?? 2;
    if (large < fewest || small < fewest || large === small || !scene.style.allows(total)) return null;
    return { scene, ...numbers, v, w, shown: { v: numbers.v, w: numbers.w, n }, small, total };
  };
  type Drawn = NonNullable<ReturnType<typeof open>>;

  /** Assume all are of the smaller kind; each change of kind closes the gap a little. */
  const work = (working: Working, d: Drawn): Exact => {
    const { scene, v, w, n, total } = d;
    const { style } = scene;
    if (pack.counts === 'parts') return workParts(working, d);
    if (pack.counts === 'percent') return workPercent(working, d);
    const all = working.calc(
      `If all were ${scene.kinds[0]}`,
      `${scene.count.bare(n)} × ${pack.factor(v)}`,
      style,
    );
    const gap = working.calc('Still missing', `${style.bare(total)} − ${style.bare(all)}`, style);
    const step = working.calc('Each change adds', `${pack.factor(w)} − ${pack.factor(v)}`, style);
    return workCount(working, scene, gap, step);
  };
  const workCount = (working: Working, scene: TwoSizesScene, gap: Exact, step: Exact): Exact => {
    const { style } = scene;
    const least = Number(exact(1, Number(gap.d)).gcd(exact(1, Number(step.d))).d);
    const parts = pack.counts === 'fractions' || least === 1 ? least : roundUpToTens(least);
    if (parts > 1) {
      working.say(`Make both whole: multiply ${style.bare(gap)} and ${style.bare(step)} by ${parts}.`);
      return working.calc(
        capital(scene.kinds[1]),
        `${toWhole(gap.mul(parts))} ÷ ${toWhole(step.mul(parts))}`,
        scene.count,
      );
    }
    return working.calc(capital(scene.kinds[1]), `${toWhole(gap)} ÷ ${toWhole(step)}`, scene.count);
  };
  /** Everything counted in the smaller kind of part: no fraction has to be shared. */
  const workParts = (working: Working, { scene, v, w, n, total }: Drawn): Exact => {
    const unit = exact(1, Number(v.d));
    const [each, all] = [w.div(unit), total.div(unit)];
    if (each.d !== 1n || all.d !== 1n) throw new RangeError('sizes are not parts of one size');
    const name = pack.factor(unit);
    working.say(`Count in parts of ${name}: ${pack.factor(w)} = ${toWhole(each)}/${Number(v.d)}.`);
    const small = working.calc(`Parts if all were ${scene.kinds[0]}`, `${n} × 1`);
    const gap = working.calc('Parts still missing', `${toWhole(all)} − ${toWhole(small)}`);
    const step = working.calc('Each change adds', `${toWhole(each)} − 1`);
    return working.calc(capital(scene.kinds[1]), `${toWhole(gap)} ÷ ${toWhole(step)}`, scene.count);
  };
  /** The smaller per cent of all first; what is missing is the difference of the per cents of the larger kind. */
  const workPercent = (working: Working, { scene, v, w, n, total, shown }: Drawn): Exact => {
    const { style } = scene;
    const all = working.calc(`${toWhole(shown.v)}% of all`, `${pack.factor(v)} × ${n}`, style);
    const gap = working.calc('Still missing', `${style.bare(total)} − ${style.bare(all)}`, style);
    const more = toWhole(shown.w) - toWhole(shown.v);
    working.say(`What is missing is ${more}% of ${scene.largeOf ?? scene.kinds[1]}.`);
    if (toWhole(w.sub(v).mul(100)) !== more) throw new RangeError('sizes are not per cent');
    return working.calc(capital(scene.kinds[1]), `${style.bare(gap)} ÷ ${more} × 100`, scene.count);
  };
  const slips = (d: Drawn): ReadonlyArray<readonly [string, string, Num]> => {
    const { v, w, n, large, small, total } = d;
    const gap = total.sub(v.mul(n));
    const by = d.by ?? 1;
    return [
      ['other-kind', 'This is how many there are of the other kind.', small],
      ['gap-by-one-size', 'Think by how much the total grows when one of them is changed.', gap.div(w)],
      [
        'shared-by-both',
        'The two kinds do not come in pairs. Try numbers out.',
        exact(total.div(v.add(w)).floor()),
      ],
      ['one-too-many', 'Check your try: the total is too large.', large + by],
      ['one-too-few', 'Check your try: the total is too small.', large - by],
      ['all-of-one-kind', 'They cannot all be of the same kind.', n],
      ['half-of-each', 'There need not be the same number of both kinds.', exact(n, 2)],
      ['two-too-few', 'Check your try: the total is too small.', large - 2 * by],
      ['two-too-many', 'Check your try: the total is too large.', large + 2 * by],
    ];
  };
  const tryHints = ({ scene, shown }: Drawn): [string, string] =>
    pack.counts === 'percent'
      ? [
          `Start with a try: find ${toWhole(shown.v)}% of all of them.`,
          `What is missing comes from ${scene.largeOf ?? scene.kinds[1]} only. Which per cent of them is it?`,
        ]
      : [
          `Start with a try: what would they come to if all were ${scene.kinds[0]}?`,
          `Change one of the ${scene.kinds[0]} into one of the ${scene.kinds[1]}. By how much does the total grow? How often is that needed?`,
        ];
  const hints = (d: Drawn): [string, string, string] => [
    'Two things are told: how many there are, and what they come to. Both must fit.',
    ...tryHints(d),
  ];

  const direct = (id: string, level: 'not_ready' | 'guided'): Shape => ({
    id,
    levels: [level],
    proof: { kind: 'search', solve: (givens) => trySplits(pack.full, givens).map((s) => exact(s.large)) },
    draw: (dice): Draft | null => {
      const d = open(dice, level);
      if (!d || (level === 'not_ready' && pack.tries && d.large <= 2 * (d.by ?? 1))) return null;
      const { scene, v, w, n, large, total } = d;
      const { style } = scene;
      const working = new Working();
      work(working, d);
      const row = (tries: number): string[] => {
        const b = tries * (d.by ?? 1);
        return [String(n - b), String(b), style.text(v.mul(n - b).add(w.mul(b)))];
      };
      return {
        story: [
          scene.sizes(pack.size(scene, v), pack.size(scene, w)),
          scene.total(scene.count.text(n), style.text(total)),
        ],
        ask: scene.askLarge,
        blank: scene.blankLarge,
        answer: amount(large, scene.count),
        middles: [],
        params: { ...d.shown, total },
        working,
        hints: hints(d),
        wrongs: toWrongs(slips(d)),
        drawing:
          level === 'not_ready' && pack.tries
            ? {
                kind: 'table',
                title: 'First tries',
                header: [...scene.heads, 'Total'],
                rows: [row(0), row(1), row(2), ['?', '?', style.text(total)]],
              }
            : null,
      };
    },
  });

  return [
    direct('few-things', 'not_ready'),
    direct('more-things', 'guided'),
    {
      id: 'total-from-budget',
      levels: ['independent'],
      proof: { kind: 'search', solve: (givens) => trySplits(pack.full, givens).map((s) => exact(s.large)) },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, v, w, n, large, total, left } = d;
        const { style } = scene;
        const stock = total.add(left);
        const working = new Working();
        working.calc(scene.spent, `${style.bare(stock)} − ${style.bare(left)}`, style);
        work(working, d);
        return {
          story: [
            scene.sizes(pack.size(scene, v), pack.size(scene, w)),
            scene.budget(scene.count.text(n), style.text(stock), style.text(left)),
          ],
          ask: scene.askLarge,
          blank: scene.blankLarge,
          answer: amount(large, scene.count),
          middles: [{ blank: scene.blankTotal(scene.count.text(n)), amount: amount(total, style) }],
          params: { ...d.shown, stock, left },
          working,
          hints: [
            `First take ${style.text(left)} from ${style.text(stock)}. How much do both kinds make together?`,
            ...tryHints(d),
          ],
          wrongs: toWrongs([
            [
              'left-not-taken-away',
              'Not all of it was used. Something is left.',
              wrongCount(stock.sub(v.mul(n)).div(w.sub(v)), n),
            ],
            ...slips(d),
          ]),
          drawing: null,
        };
      },
    },
    {
      id: 'value-of-one-kind',
      levels: ['mastery'],
      proof: {
        kind: 'search',
        solve: (givens) => trySplits(pack.full, givens).map((s) => s.w.mul(s.large)),
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, v, w, n, large, small, total, left } = d;
        const { style } = scene;
        const stock = total.add(left);
        const working = new Working();
        working.calc(scene.spent, `${style.bare(stock)} − ${style.bare(left)}`, style);
        const found = work(working, d);
        working.calc(
          scene.largeOf ? `Part of ${scene.largeOf}` : `All ${scene.kinds[1]}`,
          `${scene.count.bare(found)} × ${pack.factor(w)}`,
          style,
        );
        return {
          story: [
            scene.sizes(pack.size(scene, v), pack.size(scene, w)),
            scene.budget(scene.count.text(n), style.text(stock), style.text(left)),
          ],
          ask: scene.askValue,
          blank: scene.blankValue,
          answer: amount(w.mul(large), style),
          middles: [{ blank: scene.blankLarge, amount: amount(large, scene.count) }],
          params: { ...d.shown, stock, left },
          working,
          hints: [
            `First take ${style.text(left)} from ${style.text(stock)}. How much do both kinds make together?`,
            ...tryHints(d),
          ],
          wrongs: toWrongs([
            ['other-kind', 'This is what the other kind comes to.', v.mul(small)],
            ['gave-everything', 'This is what both kinds come to together.', total],
            ['swapped-numbers', 'Check how many there are of each kind.', w.mul(small)],
            ['other-size', 'Use the size of the kind that is asked for.', v.mul(large)],
            ['one-too-many', 'Check your try: the total is too large.', w.mul(large + (d.by ?? 1))],
            ['one-too-few', 'Check your try: the total is too small.', w.mul(large - (d.by ?? 1))],
            ['half-of-everything', 'The two kinds do not come to the same.', total.div(2)],
          ]),
          drawing: null,
        };
      },
    },
  ];
}

/** The next power of ten that the denominator divides. */
function roundUpToTens(denominator: number): number {
  let tens = 10;
  while (tens % denominator !== 0) tens *= 10;
  return tens;
}

/** A wrong count that is not more than all of them; else a value that is no option. */
function wrongCount(value: Exact, most: number): Num {
  const whole = value.floor();
  return whole.compare(most) <= 0 ? whole : -1;
}
