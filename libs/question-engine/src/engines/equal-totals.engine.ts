import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, exact, gcd } from '../numbers/exact.js';
import { type Person, capital, drawPerson } from '../core/people.js';
import { Working, workedLine } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';

/** h4, n of one kind come to the same as m of another: n × a = m × b. */
export interface EqualTotalsScene {
  style: Style;
  /** Unit the second kind is told in, where it is smaller. */
  smallStyle?: Style;
  /** Kind of the totals, where it is another: kilometres for speeds. */
  totalStyle?: Style;
  equal: (n: string, m: string) => string;
  givenB: (b: string) => string;
  /** Equal after something known is added to the second side (mastery). */
  equalWithExtra: (n: string, m: string, r: string) => string;
  /** a is so much more than b (independent). */
  differs: (d: string) => string;
  askA: string;
  blankA: string;
  /** Statement of the total of the second kind. */
  blankTotal: (m: string) => string;
  /** Statement of b, for the difference shape. */
  blankB: string;
  /** "1 carton is 5 units and 1 tin is 4 units", from the units of each. */
  units: (m: number, n: number) => string;
  /** Labels of the working lines for one of each kind: "1 carton", "Average for Week A". */
  ones: [string, string];
  /** Label of the working line for the total of the second kind: "5 tins". */
  totalLabel: (m: number) => string;
  /** Names for the bars. */
  names: [string, string];
  drawing?: (level: 'not_ready' | 'guided', n: number, m: number, b: string) => DrawingSpec | null;
}

export interface EqualTotalsPack {
  scenes: ReadonlyArray<(person: Person) => EqualTotalsScene>;
  /** Smaller units in one unit of the first kind, else 1. */
  unitsPerWhole: number;
  /** Unit value u (a = m u, b = n u before scaling), the two counts, and an extra, for one scene. */
  numbers: (dice: Dice, scene: number) => { unit: Exact; n: number; m: number; extra: Exact };
}

/** Counts that are small, different and without a common factor, from a range. */
export function drawCounts(dice: Dice, low: number, high: number): { n: number; m: number } {
  for (;;) {
    const n = dice.int(low, high);
    const m = dice.int(low, high);
    if (n !== m && gcd(n, m) === 1) return { n, m };
  }
}

/** Shapes of h4 for equal totals of two kinds. */
export function equalTotalsShapes(pack: EqualTotalsPack): Shape[] {
  const per = pack.unitsPerWhole;
  const totals = [
    gateway('totalA = n * a'),
    gateway(per === 1 ? 'totalB = m * b' : `totalB = m * b / ${per}`),
  ];
  const open = (dice: Dice) => {
    const at = dice.int(0, pack.scenes.length - 1);
    const scene = pack.scenes[at]?.(drawPerson(dice));
    return scene ? { scene, small: scene.smallStyle ?? scene.style, ...pack.numbers(dice, at) } : null;
  };
  const workTotal = (working: Working, scene: EqualTotalsScene, small: Style, m: number, b: Exact): Exact => {
    const total = working.calc(scene.totalLabel(m), `${m} × ${small.bare(b)}`, scene.totalStyle ?? small);
    return per === 1
      ? total
      : working.calc('In the other unit', `${small.bare(total)} ÷ ${per}`, scene.style);
  };

  const find = (id: string, level: 'not_ready' | 'guided'): Shape => ({
    id,
    levels: [level],
    proof: { kind: 'facts', facts: [...totals, relation('totalA = totalB')], asked: 'a' },
    draw: (dice): Draft | null => {
      const d = open(dice);
      if (!d || (level === 'not_ready' && d.n > 6)) return null;
      const { scene, small, unit, n, m } = d;
      const { style } = scene;
      const a = unit.mul(m);
      const b = unit.mul(n).mul(per);
      if (!small.allows(b)) return null;
      const working = new Working();
      const total = workTotal(working, scene, small, m, b);
      working.calc(scene.ones[0], `${style.bare(total)} ÷ ${n}`, style);
      const whole = unit.mul(n).mul(m);
      return {
        story: [scene.equal(String(n), String(m)), scene.givenB(small.text(b))],
        ask: scene.askA,
        blank: scene.blankA,
        answer: amount(a, style),
        middles: [{ blank: scene.blankTotal(String(m)), amount: amount(whole, scene.totalStyle ?? style) }],
        params: { n, m, b },
        working,
        hints: [
          'Which two totals are equal? Draw two bars of the same length.',
          'Find the total that you can work out.',
          `Multiply ${small.text(b)} by ${m}${per === 1 ? '' : ', change the unit'}. Both totals are the same, so divide it by ${n}.`,
        ],
        wrongs: [
          {
            code: 'upside-down',
            explanation: 'Check which of the two kinds needs more to make the total.',
            value: unit.mul(n).mul(n).div(m),
          },
          {
            code: 'not-shared',
            explanation: 'This is the total. The question asks about one.',
            value: whole,
          },
          {
            code: 'taken-equal',
            explanation: 'The totals are equal, but one of each kind is not.',
            value: unit.mul(n),
          },
          {
            code: 'shared-by-both',
            explanation: 'Share the total only by the number of the first kind.',
            value: whole.div(n + m),
          },
          {
            code: 'difference-of-counts',
            explanation: 'Find the total, not the difference in number.',
            value: unit.mul(n).mul(Math.abs(m - n)),
          },
          {
            code: 'shared-once',
            explanation: 'You shared the value of one. Find the total first.',
            value: unit,
          },
          { code: 'place-slip', explanation: 'Look at the decimal point when you share.', value: a.mul(10) },
        ],
        drawing:
          scene.drawing?.(level, n, m, small.text(b)) ??
          (n <= 8 && m <= 8
            ? {
                kind: 'bars',
                rows: [
                  {
                    label: capital(scene.names[0]),
                    segments: Array.from({ length: n }, (_, i) => ({ size: m, label: i === 0 ? '?' : '' })),
                  },
                  {
                    label: capital(scene.names[1]),
                    segments: Array.from({ length: m }, (_, i) => ({
                      size: n,
                      label: i === 0 && level === 'not_ready' && m <= 4 ? small.text(b) : '',
                      tint: 'green' as const,
                    })),
                  },
                ],
              }
            : null),
      };
    },
  });

  return [
    find('one-known', 'not_ready'),
    find('one-known-more', 'guided'),
    {
      id: 'difference-known',
      levels: ['independent'],
      proof: {
        kind: 'facts',
        facts: [
          ...totals,
          relation('totalA = totalB'),
          relation(per === 1 ? 'a = b + more' : `a = b / ${per} + more`),
        ],
        asked: 'a',
      },
      draw: (dice): Draft | null => {
        const d = open(dice);
        if (!d || d.m <= d.n) return null;
        const { scene, unit, n, m } = d;
        const { style } = scene;
        const a = unit.mul(m);
        const b = unit.mul(n);
        const more = a.sub(b);
        const working = new Working();
        working.say(`The totals are equal, so ${scene.units(m, n)}.`);
        const gap = working.calc('Difference in units', `${m} − ${n}`);
        const one = working.calc('1 unit', `${style.bare(more)} ÷ ${gap.toFraction()}`, style);
        working.calc(scene.ones[0], `${m} × ${style.bare(one)}`, style);
        return {
          story: [scene.equal(String(n), String(m)), scene.differs(style.text(more))],
          ask: scene.askA,
          blank: scene.blankA,
          answer: amount(a, style),
          middles: [
            {
              blank: scene.blankB,
              amount: amount(b, style),
              steps: workedLine(scene.ones[1], `${n} × ${style.bare(one)}`, style),
            },
          ],
          params: { n, m, more },
          working,
          hints: [
            'The totals are equal. Which of the two kinds is larger?',
            `Cut both totals into the same small units: ${m} units for one of the first kind.`,
            `One of the first kind has ${m} units and one of the second has ${n}. Their difference is ${style.text(more)}.`,
          ],
          wrongs: [
            {
              code: 'gave-the-other',
              explanation: 'You found the other one. Check which one is asked for.',
              value: b,
            },
            { code: 'one-unit-only', explanation: 'This is one small unit only.', value: unit },
            {
              code: 'upside-down',
              explanation: 'Check which kind has more units.',
              value: unit.mul(n).add(more.mul(n)),
            },
            {
              code: 'difference-taken-as-total',
              explanation: 'The amount given is the difference, not the total.',
              value: more.mul(m).div(m + n),
            },
            {
              code: 'difference-multiplied',
              explanation: 'The difference is more than one unit.',
              value: more.mul(m),
            },
            { code: 'gave-the-total', explanation: 'This is the total.', value: unit.mul(n).mul(m) },
            { code: 'difference-added-twice', explanation: 'Add the difference once.', value: a.add(more) },
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'equal-with-extra',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [...totals, relation('totalA = totalB + extra')],
        asked: 'a',
      },
      draw: (dice): Draft | null => {
        const d = open(dice);
        if (!d) return null;
        const { scene, small, unit, n, m, extra } = d;
        const { style } = scene;
        // The second kind is made dearer or lighter by the extra, so that the first stays exact.
        const a = unit.mul(m).add(extra);
        const b = unit.mul(n).mul(per);
        const r = extra.mul(n);
        if (!small.allows(b) || !style.allows(r)) return null;
        const whole = unit.mul(n).mul(m);
        const working = new Working();
        const total = workTotal(working, scene, small, m, b);
        const all = working.calc(
          'With the extra',
          `${style.bare(total)} + ${style.bare(r)}`,
          scene.totalStyle ?? style,
        );
        working.calc(scene.ones[0], `${style.bare(all)} ÷ ${n}`, style);
        return {
          story: [
            scene.equalWithExtra(String(n), String(m), (scene.totalStyle ?? style).text(r)),
            scene.givenB(small.text(b)),
          ],
          ask: scene.askA,
          blank: scene.blankA,
          answer: amount(a, style),
          middles: [{ blank: scene.blankTotal(String(m)), amount: amount(whole, scene.totalStyle ?? style) }],
          params: { n, m, extra: r, b },
          working,
          hints: [
            'Which of the two totals is larger, and by how much?',
            'Find the total of the second kind. The first total is that and something more.',
            `Multiply ${small.text(b)} by ${m}${per === 1 ? '' : ' and change the unit'}, put ${(scene.totalStyle ?? style).text(r)} with it, and share by ${n}.`,
          ],
          wrongs: [
            {
              code: 'extra-forgotten',
              explanation: 'One more amount stands on the other side.',
              value: unit.mul(m),
            },
            {
              code: 'extra-the-wrong-way',
              explanation: 'Check on which side the extra amount stands.',
              value: whole.sub(r).div(n),
            },
            {
              code: 'extra-not-shared',
              explanation: 'Put the extra amount with the total before you share.',
              value: unit.mul(m).add(r),
            },
            {
              code: 'not-shared',
              explanation: 'This is the whole side. The question asks about one.',
              value: whole.add(r),
            },
            {
              code: 'taken-equal',
              explanation: 'The sides are equal, but one of each kind is not.',
              value: unit.mul(n),
            },
            {
              code: 'shared-by-the-other-count',
              explanation: 'Check how many of the first kind there are.',
              value: whole.add(r).div(m),
            },
            {
              code: 'one-only',
              explanation: 'There is more than one of the second kind.',
              value: unit.mul(n).add(r).div(n),
            },
          ],
          drawing: null,
        };
      },
    },
  ];
}

/** A unit drawn as a multiple of `step` over `over`. */
export function drawUnit(dice: Dice, step: number, low: number, high: number, over = 1): Exact {
  return exact(dice.multiple(step, low, high), over);
}
