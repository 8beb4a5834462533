import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Draft, Givens, Proof, Shape } from '../core/draft.js';
import { type Exact, exact, listStepCounts } from '../numbers/exact.js';
import { capital } from '../core/people.js';
import { Working } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';

/** h8, so many of two kinds with a known total: a + b = n and v a + w b = T, with v < w. */
export interface TwoKindsScene {
  /** Kind of the two values and of the total in working lines. */
  style: Style;
  /** "some games of 5 min and some games of 10 min": the kinds and their number, the total told apart. */
  kinds: (n: string, v: string, w: string) => string[];
  total: (t: string) => string;
  /** A fixed part beside the two kinds (mastery), told with the total. */
  totalWithExtra: (t: string, r: string) => string[];
  /** Names in working lines, plural: "short games", "hours at $9". */
  names: [string, string];
  /** One of the counted things in hints: "game". */
  one: string;
  /** How the number of one kind is written. */
  count: Style;
  askSecond: string;
  blankSecond: string;
  /** What the second kind comes to. */
  askSecondTotal: string;
  blankSecondTotal: string;
  /** What the first kind comes to. */
  askFirstTotal: string;
  blankFirstTotal: string;
}

export interface TwoKindsNumbers {
  n: number;
  v: Exact;
  w: Exact;
  b: number;
  extra: Exact;
}

export interface TwoKindsPack {
  /** How the total is told when it is in another form: 65 as `1 h 5 min`. */
  totalStyle?: Style;
  /** The first two guesses are shown at the guided level too (young grades). */
  guessesAtGuided?: boolean;
  /** Params of a total told in two units; else the total itself. */
  splitTotal?: (total: Exact) => Record<string, number>;
  draw: (dice: Dice, level: ProficiencyLevel) => { scene: TwoKindsScene; numbers: TwoKindsNumbers } | null;
}

const num = (givens: Givens, name: string): Exact => givens.get(name) ?? exact(0);

/** The total as the givens tell it: whole, or in two units of which 60 make one. */
function totalOf(givens: Givens): Exact {
  return givens.get('total') ?? num(givens, 'large').mul(60).add(num(givens, 'small'));
}

/** Tries every number of the second kind. */
function tryAll(givens: Givens, read: (b: Exact, n: Exact) => Exact): Exact[] {
  const [n, v] = [num(givens, 'n'), num(givens, 'v')];
  const total = totalOf(givens);
  // All of the first kind; each of the second in its place adds the same.
  const none = v.mul(n).add(num(givens, 'extra'));
  const most = Math.min(200, Math.floor(n.valueOf()));
  return listStepCounts(none, num(givens, 'w').sub(v), total, [0, most]).map((b) => read(exact(b), n));
}

/** Shapes of h8 for two kinds with a total. */
export function twoKindsShapes(pack: TwoKindsPack): Shape[] {
  const prove = (read: (givens: Givens, b: Exact, n: Exact) => Exact): Proof => ({
    kind: 'search',
    together: [/^(large|small)$/],
    solve: (givens) => tryAll(givens, (b, n) => read(givens, b, n)),
  });

  const open = (dice: Dice, level: ProficiencyLevel) => {
    const drawn = pack.draw(dice, level);
    if (!drawn) return null;
    const { n, v, w, b, extra } = drawn.numbers;
    const { style } = drawn.scene;
    const told = pack.totalStyle ?? style;
    const a = n - b;
    if (a < 2 || b < 2 || a === b || v.compare(w) >= 0) return null;
    const rest = v.mul(a).add(w.mul(b));
    const total = level === 'mastery' ? rest.add(extra) : rest;
    const shown = pack.splitTotal?.(total);
    if (shown && Object.values(shown).some((part) => part === 0)) return null;
    if (!told.allows(total)) return null;
    return { ...drawn, ...drawn.numbers, style, told, a, rest, total, totalParams: shown ?? { total } };
  };
  type Opened = NonNullable<ReturnType<typeof open>>;

  /** Assume all are of the first kind; gives the number of the second. */
  const workSecond = (working: Working, d: Opened, level: ProficiencyLevel): Exact => {
    const { scene, n, v, w, total, extra, style, told } = d;
    let rest = total;
    if (pack.totalStyle) working.state('Total', told.text(total), total, style);
    if (level === 'mastery')
      rest = working.calc('For the two kinds', `${style.bare(total)} − ${style.bare(extra)}`, style);
    const all = working.calc(`If all were ${scene.names[0]}`, `${n} × ${style.bare(v)}`, style);
    const short = working.calc('Still missing', `${style.bare(rest)} − ${style.bare(all)}`, style);
    const more = working.calc('Each change adds', `${style.bare(w)} − ${style.bare(v)}`, style);
    return working.calc(
      `Number of ${scene.names[1]}`,
      `${style.bare(short)} ÷ ${style.bare(more)}`,
      scene.count,
    );
  };
  const tell = (d: Opened, level: ProficiencyLevel): string[] => [
    ...d.scene.kinds(String(d.n), d.style.text(d.v), d.style.text(d.w)),
    ...(level === 'mastery'
      ? d.scene.totalWithExtra(d.told.text(d.total), d.style.text(d.extra))
      : [d.scene.total(d.told.text(d.total))]),
  ];
  const paramsOf = (d: Opened, level: ProficiencyLevel) => ({
    n: d.n,
    v: d.v,
    w: d.w,
    ...d.totalParams,
    ...(level === 'mastery' ? { extra: d.extra } : {}),
  });
  const hints = (d: Opened): [string, string, string] => [
    `What would the total be if all were ${d.scene.names[0]}?`,
    `How much is missing from the true total?${pack.totalStyle ? ' Make both totals in the same unit.' : ''}`,
    `Changing one ${d.scene.one} adds a little. How many changes close the gap?`,
  ];
  const slipsOfCount = ({ n, v, w, a, rest, b }: Opened) => [
    { code: 'other-kind', explanation: 'This is the number of the other kind.', value: exact(a) },
    {
      code: 'gap-divided-by-one-kind',
      explanation: 'Each change adds only the difference of the two kinds.',
      value: rest.sub(v.mul(n)).div(w),
    },
    {
      code: 'total-divided-by-both',
      explanation: 'There is not the same number of each kind.',
      value: rest.div(v.add(w)),
    },
    { code: 'half-and-half', explanation: 'There is not the same number of each kind.', value: exact(n, 2) },
    { code: 'one-change-too-many', explanation: 'Check the total of your guess.', value: exact(b + 1) },
    { code: 'one-change-too-few', explanation: 'Check the total of your guess.', value: exact(b - 1) },
    { code: 'gave-how-many-in-all', explanation: 'This is how many there are in all.', value: exact(n) },
  ];
  const firstGuesses = (d: Opened): DrawingSpec => ({
    kind: 'table',
    title: 'Try and check',
    header: [capital(d.scene.names[0]), capital(d.scene.names[1]), 'Total'],
    rows: [
      [String(d.n), '0', d.style.text(d.v.mul(d.n))],
      [String(d.n - 1), '1', d.style.text(d.v.mul(d.n - 1).add(d.w))],
      ['?', '?', d.told.text(d.total)],
    ],
  });

  const count = (id: string, level: 'not_ready' | 'guided'): Shape => ({
    id,
    levels: [level],
    proof: prove((_, b) => b),
    draw: (dice): Draft | null => {
      const d = open(dice, level);
      if (!d) return null;
      const working = new Working();
      workSecond(working, d, level);
      return {
        story: tell(d, level),
        ask: d.scene.askSecond,
        blank: d.scene.blankSecond,
        answer: amount(d.b, d.scene.count),
        middles: [],
        params: paramsOf(d, level),
        working,
        hints: hints(d),
        wrongs: slipsOfCount(d),
        drawing: level === 'not_ready' || pack.guessesAtGuided ? firstGuesses(d) : null,
      };
    },
  });
  const whole = (id: string, level: 'independent' | 'mastery', second: boolean): Shape => ({
    id,
    levels: [level],
    proof: prove((givens, b, n) => (second ? b.mul(num(givens, 'w')) : n.sub(b).mul(num(givens, 'v')))),
    draw: (dice): Draft | null => {
      const d = open(dice, level);
      if (!d) return null;
      const { scene, n, v, w, a, b, rest, style } = d;
      const working = new Working();
      const found = workSecond(working, d, level);
      const key = second ? w.mul(b) : v.mul(a);
      const label = `Total of the ${scene.names[second ? 1 : 0]}`;
      if (second) working.calc(label, `${scene.count.bare(found)} × ${style.bare(w)}`, style);
      else {
        const first = working.calc(
          `Number of ${scene.names[0]}`,
          `${n} − ${scene.count.bare(found)}`,
          scene.count,
        );
        working.calc(label, `${scene.count.bare(first)} × ${style.bare(v)}`, style);
      }
      return {
        story: tell(d, level),
        ask: second ? scene.askSecondTotal : scene.askFirstTotal,
        blank: second ? scene.blankSecondTotal : scene.blankFirstTotal,
        answer: amount(key, style),
        middles: [{ blank: scene.blankSecond, amount: amount(b, scene.count) }],
        params: paramsOf(d, level),
        working,
        hints: hints(d),
        wrongs: [
          { code: 'other-kind', explanation: 'This is what the other kind comes to.', value: rest.sub(key) },
          {
            code: 'numbers-changed-over',
            explanation: 'Check which kind there are more of.',
            value: second ? w.mul(a) : v.mul(b),
          },
          { code: 'gave-the-total', explanation: 'This is what both kinds come to.', value: rest },
          {
            code: 'values-changed-over',
            explanation: 'Check what one of this kind comes to.',
            value: second ? v.mul(b) : w.mul(a),
          },
          {
            code: 'one-change-too-many',
            explanation: 'Check the total of your guess.',
            value: second ? w.mul(b + 1) : v.mul(a - 1),
          },
          {
            code: 'one-change-too-few',
            explanation: 'Check the total of your guess.',
            value: second ? w.mul(b - 1) : v.mul(a + 1),
          },
          {
            code: 'half-of-the-total',
            explanation: 'The two kinds do not come to the same.',
            value: rest.div(2),
          },
        ],
        drawing: null,
      };
    },
  });
  return [
    count('second-kind-table', 'not_ready'),
    count('second-kind', 'guided'),
    whole('second-total', 'independent', true),
    whole('first-total-with-extra', 'mastery', false),
  ];
}
