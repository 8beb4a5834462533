import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, type WrongValue, gateway, relation } from '../core/draft.js';
import type { Exact } from '../numbers/exact.js';
import { drawPeople } from '../core/people.js';
import { Working } from '../core/working.js';
import {
  type Measure,
  type Span,
  blankIn,
  drawSpan,
  shareLine,
  sumLine,
  tellFacts,
  tellParams,
  textOf,
  timesLine,
  workTold,
} from './told-amount.js';

/** So many of one thing are worth so many of another. */
export interface MatchScene {
  one: readonly [singular: string, plural: string];
  other: readonly [singular: string, plural: string];
  /** `4 pens cost the same as 6 erasers.` */
  match: (a: string, b: string) => string;
  /** `One eraser costs $0.60.` */
  each: (thing: string, q: string) => string;
  ask: (thing: string) => string;
  blank: (thing: string, space: string) => string;
}

/** Two people use some of what they have; then they have the same. */
export interface EvenScene {
  thing: string;
  uses: (who: string, q: string) => string;
  usesEach: (who: string, n: string, m: string) => string;
}

export interface EqualPack {
  matches: readonly MatchScene[];
  /** The size of the told thing, and how it is written. */
  matchStyle: Style;
  matchEach: Span;
  evens: readonly EvenScene[];
  measure: Measure;
  suffix: string;
}

const wrong = (code: string, explanation: string, value: Exact): WrongValue => ({ code, explanation, value });

function match(level: 'not_ready' | 'guided', pack: EqualPack): Shape {
  return {
    id: `equal-totals-${level}-${pack.suffix}`,
    levels: [level],
    proof: { kind: 'facts', facts: [gateway('total = m * each'), relation('total = n * x')], asked: 'x' },
    draw: (dice): Draft | null => {
      const scene = dice.pick(pack.matches);
      const [n, m] = [dice.int(2, level === 'guided' ? 9 : 5), dice.int(2, level === 'guided' ? 9 : 6)];
      const each = drawSpan(dice, pack.matchEach);
      const x = each.mul(m).div(n);
      const style = pack.matchStyle;
      if (n === m || !style.allows(x) || x.equals(each)) return null;
      const [one, ones] = scene.one;
      const [other, others] = scene.other;
      const working = new Working();
      const total = timesLine(working, `${m} ${others}`, style, m, each);
      shareLine(working, `1 ${one}`, style, total, n);
      return {
        story: [scene.match(`${n} ${ones}`, `${m} ${others}`), scene.each(other, style.text(each))],
        ask: scene.ask(one),
        blank: scene.blank(one, blankIn(style)),
        answer: amount(x, style),
        middles: [],
        params: { n, m, each },
        working,
        hints: [
          'Both sides are equal. Which side can you work out?',
          `Find the total for the ${m} ${others}.`,
          `The ${n} ${ones} come to the same total. Share it by ${n}.`,
        ],
        wrongs: [
          wrong('gave-the-total', `This is for all ${n}. The question asks for one.`, total),
          wrong('upside-down', 'Check which number belongs to which thing.', each.mul(n).div(m)),
          wrong('same-each', 'The totals are equal, not the single ones.', each),
          wrong(
            'shared-by-the-other-number',
            'Share by the number of things on that side.',
            total.div(m + n),
          ),
          wrong('one-too-many', 'Check the number you share by.', total.div(n + 1)),
          wrong('multiplied-both', 'Multiply once, then share.', each.mul(n)),
          wrong('difference-of-counts', 'Use multiplying and sharing here.', each.mul(Math.abs(m - n))),
          wrong('added-the-counts', 'Multiply, do not add the numbers.', each.mul(m + n)),
        ],
        drawing: {
          kind: 'bars',
          rows: [
            {
              label: `${n} ${ones}`,
              segments: Array.from({ length: n }, (_, i) => ({
                size: 1 / n,
                label: i === 0 ? '?' : '',
                tint: 'amber' as const,
              })),
            },
            {
              label: `${m} ${others}`,
              segments: Array.from({ length: m }, () => ({ size: 1 / m, label: '' })),
            },
          ],
        },
      };
    },
  };
}

/** Both lose, or one loses and the other gains, until they are even. */
function even(level: 'independent' | 'mastery', pack: EqualPack): Shape {
  const { measure } = pack;
  const gains = level === 'mastery';
  return {
    id: `even-in-the-end-${level}-${pack.suffix}`,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        ...tellFacts('used', 'groups', measure),
        relation('total = a + b'),
        relation(gains ? 'a - used = b + got' : 'a - used = b - gone'),
      ],
      asked: gains ? 'b' : 'a',
    },
    draw: (dice): Draft | null => {
      const scene = dice.pick(pack.evens);
      const [ann, ben] = drawPeople(dice, 2).map((p) => p.name);
      const [A, B] = [ann ?? '', ben ?? ''];
      const { style } = measure;
      const groups = { count: dice.int(3, measure.most), each: drawSpan(dice, measure.each) };
      const used = groups.each.mul(groups.count);
      const change = drawSpan(dice, measure.change);
      const end = drawSpan(dice, measure.rest).add(gains ? change : 0);
      const a = end.add(used);
      const b = gains ? end.sub(change) : end.add(change);
      const total = a.add(b);
      if ([a, b, total].some((v) => v.compare(0) <= 0 || v.compare(measure.limit) > 0 || !style.allows(v)))
        return null;
      if (a.equals(b) || used.equals(change)) return null;
      const grouped = tellParams('used', 'groups', used, measure, groups);
      if (!grouped) return null;
      const working = new Working();
      workTold(working, `${A} used`, 'groups', used, measure, groups);
      const twice = sumLine(
        working,
        'Both in the end',
        style,
        total,
        ['−', used],
        [gains ? '+' : '−', change],
      );
      const half = shareLine(working, 'Each in the end', style, twice, 2);
      sumLine(working, `${gains ? B : A} at first`, style, half, gains ? ['−', change] : ['+', used]);
      const asked = gains ? B : A;
      const of = scene.thing === 'money' ? '' : ` of ${scene.thing}`;
      const key = gains ? b : a;
      return {
        story: [
          `${A} and ${B} had ${style.text(total)}${of} altogether.`,
          scene.usesEach(A, String(groups.count), textOf(measure, 'groups', groups.each)),
          gains ? `${B} got another ${style.text(change)}.` : scene.uses(B, style.text(change)),
          'Then they had the same amount.',
        ],
        ask: `How much ${scene.thing} did ${asked} have at first?`,
        blank: `${asked} had ${blankIn(style)} at first.`,
        answer: amount(key, style),
        middles: [{ blank: `In the end each had ${blankIn(style)}.`, amount: amount(half, style) }],
        params: { total, ...grouped, [gains ? 'got' : 'gone']: change },
        working,
        hints: [
          'Draw a bar for each. They are equal in the end.',
          `Find what ${A} used.${measure.small ? ` ${measure.small.hint}` : ''}`,
          `What do both have in the end? Halve that. Then go back to the start for ${asked}.`,
        ],
        wrongs: [
          wrong('shared-the-start', 'They are equal in the end, not at first.', total.div(2)),
          wrong('gave-the-end', 'This is what each has in the end.', half),
          wrong('gave-the-other', 'This is what the other one had.', gains ? a : b),
          wrong(
            'one-group-only',
            'Count all of the equal amounts.',
            gains
              ? total.sub(groups.each).add(change).div(2).sub(change)
              : total.sub(groups.each).sub(change).div(2).add(groups.each),
          ),
          wrong(
            'forgot-a-change',
            'Use both changes.',
            gains ? total.sub(used).div(2) : total.sub(used).div(2).add(used),
          ),
          wrong(
            'wrong-change-put-back',
            'Undo the change of the one who is asked for.',
            gains ? half.add(used) : half.add(change),
          ),
          wrong(
            'changed-the-wrong-way',
            'Go back to the start: undo the change.',
            gains ? half.add(change) : half.sub(used).abs(),
          ),
        ],
        drawing: null,
      };
    },
  };
}

const retry = (shape: Shape): Shape => ({
  ...shape,
  draw: (dice: Dice, level: ProficiencyLevel): Draft | null => {
    for (let i = 0; i < 60; i += 1) {
      const draft = shape.draw(dice, level);
      if (draft) return draft;
    }
    return null;
  },
});

/** h4: equal totals of two kinds, and two who are even in the end. */
export function equalShapes(pack: EqualPack): Shape[] {
  return [
    match('not_ready', pack),
    match('guided', pack),
    even('independent', pack),
    even('mastery', pack),
  ].map(retry);
}
