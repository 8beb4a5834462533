import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, exact, toWhole } from '../numbers/exact.js';
import { unitsText } from '../numbers/number-text.js';
import { capital, drawPeople } from '../core/people.js';
import { Working, workedLine } from '../core/working.js';

/** h4, a share of one amount equals a share of another: p of A = q of B. */
export interface EqualSharesScene {
  style: Style;
  /** The two owners or places. */
  names: [string, string];
  /** What each share is taken of: "Ravi's stamps", "the water in Tank P". */
  wholes: [string, string];
  equal: (p: string, q: string) => string;
  hasB: (b: string) => string;
  total: (t: string) => string;
  differs: (d: string) => string;
  askA: string;
  blankA: string;
  blankB: string;
  askTotal: string;
  blankTotal: string;
  blankPart: (p: string) => string;
  low: number;
  high: number;
}

export interface EqualSharesPack {
  scenes: ReadonlyArray<(first: string, second: string) => EqualSharesScene>;
  full: 1 | 100;
  text: (share: Exact) => string;
  /** Two different shares below the whole. */
  shares: (dice: Dice, level: 'not_ready' | 'guided' | 'independent' | 'mastery') => [Exact, Exact];
}

/** Shapes of h4 for equal shares of two amounts. */
export function equalSharesShapes(pack: EqualSharesPack): Shape[] {
  const { full } = pack;
  const share = (name: string, s: string, whole: string) =>
    gateway(full === 1 ? `${name} = ${s} * ${whole}` : `${name} = ${s} / 100 * ${whole}`);
  const facts = [share('partA', 'p', 'a'), share('partB', 'q', 'b'), relation('partA = partB')];
  const over = (s: Exact): string => (full === 1 ? pack.text(s) : `${s.toFraction()}/100`);

  /** A : B = ua : ub in lowest units, and the value of a unit. */
  const open = (dice: Dice, level: 'not_ready' | 'guided' | 'independent' | 'mastery') => {
    const [first, second] = drawPeople(dice, 2);
    const scene = dice.pick(pack.scenes)(first?.name ?? '', second?.name ?? '');
    const [p, q] = pack.shares(dice, level);
    const ratio = q.div(p);
    const [ua, ub] = [Number(ratio.n), Number(ratio.d)];
    if (ua === ub || ua > 20 || ub > 20) return null;
    const unit = exact(
      dice.int(Math.ceil(scene.low / Math.max(ua, ub)), Math.floor(scene.high / Math.max(ua, ub))),
    );
    const a = unit.mul(ua);
    const b = unit.mul(ub);
    const part = a.mul(p).div(full);
    if (!scene.style.allows(part) || unit.compare(1) < 0) return null;
    return { scene, p, q, ua, ub, unit, a, b, part };
  };
  const sayUnits = (
    working: Working,
    d: { scene: EqualSharesScene; p: Exact; q: Exact; ua: number; ub: number },
  ): void => {
    const [first, second] = d.scene.wholes;
    working.say(`${pack.text(d.p)} of ${first} = ${pack.text(d.q)} of ${second}`);
    working.say(
      `So ${d.scene.names[0]} has ${unitsText(d.ua)} and ${d.scene.names[1]} has ${unitsText(d.ub)}.`,
    );
  };

  const known = (id: string, level: 'not_ready' | 'guided'): Shape => ({
    id,
    levels: [level],
    proof: { kind: 'facts', facts, asked: 'a' },
    draw: (dice): Draft | null => {
      const d = open(dice, level);
      if (!d) return null;
      const { scene, p, q, a, b, part } = d;
      const { style } = scene;
      const working = new Working();
      const equal = working.calc('The equal part', `${over(q)} × ${style.bare(b)}`, style);
      if (full === 1 && p.n === 1n)
        working.calc(capital(scene.names[0]), `${style.bare(equal)} × ${Number(p.d)}`, style);
      else if (full === 1)
        working.calc(
          capital(scene.names[0]),
          `${style.bare(equal)} ÷ ${Number(p.n)} × ${Number(p.d)}`,
          style,
        );
      else working.calc(capital(scene.names[0]), `${style.bare(equal)} ÷ ${toWhole(p)} × 100`, style);
      return {
        story: [scene.equal(pack.text(p), pack.text(q)), scene.hasB(style.text(b))],
        ask: scene.askA,
        blank: scene.blankA,
        answer: amount(a, style),
        middles: [{ blank: scene.blankPart(pack.text(p)), amount: amount(part, style) }],
        params: { p, q, b },
        working,
        hints: [
          'Which two parts are equal? Draw the bars so that they match.',
          `Find ${pack.text(q)} of ${style.text(b)} first.`,
          `That amount is also ${pack.text(p)} of what is asked for. Find one unit of it, then the whole.`,
        ],
        wrongs: [
          {
            code: 'upside-down',
            explanation: 'The one with the larger share equal has the smaller whole.',
            value: b.mul(p).div(q),
          },
          { code: 'taken-equal', explanation: 'The parts are equal, not the wholes.', value: b },
          {
            code: 'gave-the-part',
            explanation: 'This is the equal part. The question asks for the whole.',
            value: part,
          },
          {
            code: 'share-of-the-part',
            explanation: 'Go from the part to the whole. Do not take another share.',
            value: part.mul(p).div(full),
          },
          { code: 'added-the-part', explanation: 'The part is inside the whole.', value: b.add(part) },
          {
            code: 'first-share-of-second',
            explanation: 'Each share belongs to its own whole.',
            value: b.mul(p).div(full),
          },
          {
            code: 'both-parts',
            explanation: 'The whole is not made of the two equal parts.',
            value: part.mul(2),
          },
        ],
        drawing: null,
      };
    },
  });

  return [
    known('one-known', 'not_ready'),
    known('one-known-more', 'guided'),
    {
      id: 'total-known',
      levels: ['independent'],
      proof: { kind: 'facts', facts: [...facts, relation('total = a + b')], asked: 'a' },
      draw: (dice): Draft | null => {
        const d = open(dice, 'independent');
        if (!d) return null;
        const { scene, p, q, ua, ub, unit, a, b } = d;
        const { style } = scene;
        const total = a.add(b);
        const working = new Working();
        sayUnits(working, d);
        const sum = working.calc('Units in all', `${ua} + ${ub}`);
        const one = working.calc('1 unit', `${style.bare(total)} ÷ ${sum.toFraction()}`, style);
        working.calc(capital(scene.names[0]), `${ua} × ${style.bare(one)}`, style);
        return {
          story: [scene.equal(pack.text(p), pack.text(q)), scene.total(style.text(total))],
          ask: scene.askA,
          blank: scene.blankA,
          answer: amount(a, style),
          middles: [
            {
              blank: scene.blankB,
              amount: amount(b, style),
              steps: workedLine(capital(scene.names[1]), `${ub} × ${style.bare(one)}`, style),
            },
          ],
          params: { p, q, total },
          working,
          hints: [
            'Draw two bars so that the equal parts have the same length.',
            'Cut both bars into units of the same size. How many units does each bar have?',
            `Divide ${style.text(total)} by all the units of both bars.`,
          ],
          wrongs: [
            { code: 'upside-down', explanation: 'Check which of the two has more units.', value: b },
            {
              code: 'shared-equally',
              explanation: 'The parts are equal, not the wholes.',
              value: total.div(2),
            },
            { code: 'one-unit-only', explanation: 'This is one unit only.', value: unit },
            {
              code: 'share-of-the-total',
              explanation: 'The share is of one amount, not of the total.',
              value: total.mul(p).div(full),
            },
            {
              code: 'share-of-the-total',
              explanation: 'The share is of one amount, not of the total.',
              value: total.mul(q).div(full),
            },
            {
              code: 'gave-the-difference',
              explanation: 'This is the difference between the two.',
              value: a.sub(b).abs(),
            },
            { code: 'gave-the-part', explanation: 'This is the equal part.', value: d.part },
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'difference-known',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [...facts, relation('a = b + more'), relation('total = a + b')],
        asked: 'total',
      },
      draw: (dice): Draft | null => {
        const d = open(dice, 'mastery');
        if (!d || d.ua <= d.ub) return null;
        const { scene, p, q, ua, ub, unit, a, b } = d;
        const { style } = scene;
        const more = a.sub(b);
        const total = a.add(b);
        const working = new Working();
        sayUnits(working, d);
        const gap = working.calc('Difference in units', `${ua} − ${ub}`);
        const one = working.calc('1 unit', `${style.bare(more)} ÷ ${gap.toFraction()}`, style);
        const sum = working.calc('Units in all', `${ua} + ${ub}`);
        working.calc('Total', `${sum.toFraction()} × ${style.bare(one)}`, style);
        return {
          story: [scene.equal(pack.text(p), pack.text(q)), scene.differs(style.text(more))],
          ask: scene.askTotal,
          blank: scene.blankTotal,
          answer: amount(total, style),
          middles: [
            {
              blank: scene.blankA,
              amount: amount(a, style),
              steps: workedLine(capital(scene.names[0]), `${ua} × ${style.bare(one)}`, style),
            },
          ],
          params: { p, q, more },
          working,
          hints: [
            'Draw two bars so that the equal parts have the same length.',
            'Cut both bars into units of the same size. How many more units has the longer bar?',
            `${style.text(more)} is the difference in units. Find one unit, then all the units.`,
          ],
          wrongs: [
            {
              code: 'gave-one-amount',
              explanation: 'This is only one of the two. Find both together.',
              value: a,
            },
            {
              code: 'gave-one-amount',
              explanation: 'This is only one of the two. Find both together.',
              value: b,
            },
            {
              code: 'difference-as-one-unit',
              explanation: 'The difference may be more than one unit.',
              value: more.mul(ua + ub),
            },
            {
              code: 'difference-as-total',
              explanation: 'The amount given is the difference.',
              value: more.mul(ua).div(ua + ub),
            },
            {
              code: 'difference-added-once',
              explanation: 'Find both amounts and add them.',
              value: more.add(a),
            },
            { code: 'one-unit-only', explanation: 'This is one unit only.', value: unit },
            { code: 'doubled', explanation: 'The two amounts are not equal.', value: a.mul(2) },
          ],
          drawing: null,
        };
      },
    },
  ];
}
