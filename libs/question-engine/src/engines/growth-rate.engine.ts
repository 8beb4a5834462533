import { SHOWN_TERMS } from '../checks/honesty.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Draft, Givens, Shape } from '../core/draft.js';
import { type Exact, exact, gcd } from '../numbers/exact.js';
import { type Person, drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import { toWrongs } from './wrong-values.js';

/** h9, an amount grows by the same per cent of itself again and again. */
export interface GrowthRateScene {
  style: Style;
  low: number;
  high: number;
  /** What is there at the start. */
  start: (s: string) => string;
  /** "Every year it grows by 10% of what is there." */
  grows: (p: string) => string;
  /** What is there at the start, after one and after two steps. */
  told: (a: string, b: string, c: string) => string;
  /** It grows by the same per cent each time, which is not told. */
  same: string;
  askAfter: (n: string) => string;
  blankAfter: (n: string) => string;
  /** By how much it grows in one step. */
  askIn: (n: string) => string;
  blankIn: (n: string) => string;
  /** "Year". */
  place: string;
}

export interface GrowthRatePack {
  scenes: ReadonlyArray<(person: Person) => GrowthRateScene>;
}

/** One step after the other; `grow` gives what is there after a step. */
function stepOn(start: Exact, steps: number, grow: (v: Exact) => Exact): Exact[] {
  const values = [start];
  for (let i = 0; i < steps; i += 1) values.push(grow(values[i] ?? start));
  return values;
}

/** The told amounts must all grow by one and the same factor. */
function findTold(givens: Givens): { start: Exact; factor: Exact } | null {
  const [a, b, c] = ['t0', 't1', 't2'].map((name) => givens.get(name));
  if (!a || !b || !c || !b.mul(b).equals(a.mul(c))) return null;
  return { start: a, factor: b.div(a) };
}

/** Shapes of h9 for growth by a per cent. */
export function growthRateShapes(pack: GrowthRatePack): Shape[] {
  const open = (dice: Dice, level: ProficiencyLevel, steps: number) => {
    const scene = dice.pick(pack.scenes)(drawPerson(dice));
    const percent = dice.pick(level === 'not_ready' ? [10, 10, 20, 50] : [5, 10, 10, 20, 20, 25, 25, 50]);
    // A start that every step divides, to the cent or hundredth where there are any.
    const parts = (100 / gcd(100, percent)) ** steps;
    const unit = parts / gcd(parts, scene.style.allows(exact(1, 100)) || scene.style.unit === '$' ? 100 : 1);
    const [from, to] = [Math.ceil(scene.low / unit), Math.floor(scene.high / unit)];
    if (to < from) return null;
    const start = exact(unit * dice.int(from, to));
    const values = stepOn(start, steps, (v) => v.add(v.mul(percent).div(100)));
    if (!values.every((v) => scene.style.allows(v))) return null;
    return { scene, style: scene.style, percent, start, values };
  };
  type Drawn = NonNullable<ReturnType<typeof open>>;
  const workStep = (working: Working, { scene, style, percent }: Drawn, from: Exact, n: number): Exact => {
    const more = working.calc(`Rise in ${scene.place} ${n}`, `${percent}/100 × ${style.bare(from)}`, style);
    return working.calc(`After ${scene.place} ${n}`, `${style.bare(from)} + ${style.bare(more)}`, style);
  };
  const at = ({ values }: Drawn, n: number): Exact => values[n] ?? exact(-1);
  const slips = (d: Drawn, n: number): ReadonlyArray<readonly [string, string, Exact]> => [
    [
      'same-rise-each-time',
      'The rise is a per cent of what is there then. It gets larger.',
      d.start.add(d.start.mul(d.percent * n).div(100)),
    ],
    ['one-step-too-few', 'One more step is needed.', at(d, n - 1)],
    ['one-step-too-many', 'You went one step too far.', at(d, n).add(at(d, n).mul(d.percent).div(100))],
    ['rise-only', 'This is only how much it grew.', at(d, n).sub(d.start)],
    [
      'percent-as-amount',
      'Per cent means out of every hundred. It is not an amount.',
      d.start.add(d.percent * n),
    ],
    ['last-rise-only', 'This is only the last rise.', at(d, n).sub(at(d, n - 1))],
  ];

  const afterShape = (id: string, level: 'not_ready' | 'guided', n: number): Shape => ({
    id,
    levels: [level],
    proof: {
      kind: 'search',
      solve: (givens) => {
        const [start, percent, steps] = ['start', 'percent', 'n'].map((name) => givens.get(name));
        if (!start || !percent || !steps || steps.compare(20) > 0) return [];
        return stepOn(start, Number(steps.valueOf()), (v) => v.add(v.mul(percent).div(100))).slice(-1);
      },
    },
    draw: (dice): Draft | null => {
      const d = open(dice, level, n);
      if (!d) return null;
      const { scene, style, percent, start } = d;
      const working = new Working();
      let value = start;
      for (let i = 1; i <= n; i += 1) value = workStep(working, d, value, i);
      return {
        story: [scene.start(style.text(start)), scene.grows(`${percent}%`)],
        ask: scene.askAfter(String(n)),
        blank: scene.blankAfter(String(n)),
        answer: amount(value, style),
        middles: [],
        params: { start, percent, n },
        working,
        hints: [
          'Go on step by step. What is 100% in each step?',
          `Find ${percent}% of ${style.text(start)} and add it.`,
          'In the next step, take the per cent of the new amount.',
        ],
        wrongs: toWrongs(slips(d, n)),
        drawing:
          level === 'not_ready'
            ? {
                kind: 'table',
                title: 'Step by step',
                header: [scene.place, 'There is'],
                rows: Array.from({ length: n + 1 }, (_, i) => [String(i), i === 0 ? style.text(start) : '?']),
              }
            : null,
      };
    },
  });

  const toldShape = (id: string, level: 'independent' | 'mastery', asks: 'amount' | 'rise'): Shape => ({
    id,
    levels: [level],
    proof: {
      kind: 'search',
      together: SHOWN_TERMS,
      solve: (givens) => {
        const found = findTold(givens);
        const n = givens.get('n');
        if (!found || !n || n.compare(20) > 0) return [];
        const steps = Number(n.valueOf());
        const values = stepOn(found.start, steps, (v) => v.mul(found.factor));
        const [last, before] = [values[steps], values[steps - 1]];
        if (!last || !before) return [];
        return [asks === 'amount' ? last : last.sub(before)];
      },
    },
    draw: (dice): Draft | null => {
      const n = asks === 'amount' ? 3 : dice.pick([3, 4]);
      const d = open(dice, level, n);
      if (!d) return null;
      const { scene, style, percent, start } = d;
      const working = new Working();
      const more = working.calc(
        `Rise in ${scene.place} 1`,
        `${style.bare(at(d, 1))} − ${style.bare(start)}`,
        style,
      );
      working.calc('Per cent each time', `${style.bare(more)} ÷ ${style.bare(start)} × 100`, {
        ...style,
        text: (v) => `${exact(v).toFraction()}%`,
      });
      let value = at(d, 2);
      for (let i = 3; i < n; i += 1) value = workStep(working, d, value, i);
      const rise = working.calc(
        `Rise in ${scene.place} ${n}`,
        `${percent}/100 × ${style.bare(value)}`,
        style,
      );
      if (asks === 'amount')
        working.calc(`After ${scene.place} ${n}`, `${style.bare(value)} + ${style.bare(rise)}`, style);
      const key = asks === 'amount' ? at(d, n) : at(d, n).sub(at(d, n - 1));
      return {
        story: [scene.told(style.text(start), style.text(at(d, 1)), style.text(at(d, 2))), scene.same],
        ask: asks === 'amount' ? scene.askAfter(String(n)) : scene.askIn(String(n)),
        blank: asks === 'amount' ? scene.blankAfter(String(n)) : scene.blankIn(String(n)),
        answer: amount(key, style),
        middles: [
          {
            blank: 'Each time it grows by ___%.',
            amount: amount(percent, {
              ...style,
              text: (v) => `${exact(v).toFraction()}%`,
              bare: (v) => exact(v).toFraction(),
              unit: '%',
              noun: null,
              allows: () => true,
            }),
          },
        ],
        params: { t0: start, t1: at(d, 1), t2: at(d, 2), n },
        working,
        hints: [
          'It does not grow by the same amount each time. What stays the same?',
          `By how much does it grow in ${scene.place} 1? Write that as a per cent of the start.`,
          'Take the same per cent of the last amount that you know, and go on.',
        ],
        wrongs: toWrongs(
          asks === 'amount'
            ? [
                ['last-rise-again', 'The rise gets larger each time.', at(d, 2).mul(2).sub(at(d, 1))],
                ['first-rise-again', 'The rise gets larger each time.', at(d, 2).add(more)],
                [
                  'percent-of-the-start',
                  'The rise is a per cent of what is there then.',
                  at(d, 2).add(start.mul(percent).div(100)),
                ],
                ['rise-only', 'This is only how much it grows.', rise],
                [
                  'percent-as-amount',
                  'Per cent means out of every hundred. It is not an amount.',
                  at(d, 2).add(percent),
                ],
                ['one-step-too-many', 'You went one step too far.', key.add(key.mul(percent).div(100))],
                ['start-doubled', 'It does not double.', start.mul(2)],
              ]
            : [
                ['first-rise-again', 'The rise gets larger each time.', more],
                [
                  'rise-of-the-step-before',
                  'This is the rise one step before.',
                  rise.mul(100).div(100 + percent),
                ],
                ['gave-the-amount', 'This is what is there. The question asks how much it grows.', at(d, n)],
                ['all-the-rises', 'This is all that it grew from the start.', at(d, n).sub(start)],
                ['rise-of-the-step-after', 'You went one step too far.', rise.mul(100 + percent).div(100)],
                [
                  'percent-as-amount',
                  'Per cent means out of every hundred. It is not an amount.',
                  exact(percent),
                ],
                ['second-rise-again', 'The rise gets larger each time.', at(d, 2).sub(at(d, 1))],
              ],
        ),
        drawing: null,
      };
    },
  });

  return [
    afterShape('after-two-steps', 'not_ready', 2),
    afterShape('after-three-steps', 'guided', 3),
    toldShape('rate-to-be-found', 'independent', 'amount'),
    toldShape('rise-of-a-later-step', 'mastery', 'rise'),
  ];
}
