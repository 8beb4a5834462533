import { FRACTION, PLAIN } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { type Exact, exact, isWhole, toWhole } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { x } from '../../core/working.js';
import { drawShare } from './averages.shares.js';
import { type Point, UNITS, drawMap, gridOf } from './coordinates.kit.js';
import { byFacts, shapeOf, wholeFrom } from './drafting.js';

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;
const PATH = 'whole = bx - ax';

/** A straight path from A to B, along or up, with the coordinate that changes. */
function openPath(dice: Dice) {
  const upright = dice.chance(2);
  const a = dice.int(0, 6);
  const whole = dice.pick([6, 8, 9, 10, 12]);
  const other = dice.int(1, 9);
  const place = (v: number): Point => (upright ? [other, v] : [v, other]);
  const map = drawMap(dice);
  return {
    map,
    a,
    b: a + whole,
    whole,
    other,
    axis: upright ? 'y-coordinate' : 'x-coordinate',
    direction: upright ? 'straight above' : 'straight to the right of',
    both: gridOf([place(a), place(a + whole)], true),
    onlyA: gridOf([place(a)]),
    length: ['From A to B', x`${a + whole} − ${a}`, UNITS] as const,
  };
}

const wholeUnits = (...values: Exact[]): boolean => values.every((v) => isWhole(v) && v.compare(0) > 0);

/** h5: first one fraction of the way, later another. */
export const GRID_FRACTIONS: readonly Shape[] = LEVELS.map((level): Shape => {
  const facts = {
    not_ready: ['x', [PATH], ['x = p * whole + k']],
    guided: ['x', [PATH], ['x = q * whole - p * whole']],
    independent: ['x', [PATH], ['p * whole + k = x * whole']],
    mastery: ['x', ['whole = x - ax'], ['p * whole + k = q * whole']],
  } as const;
  const [asked, gateways, relations] = facts[level];
  return shapeOf(
    `fraction-of-the-way-${level.replace('_', '-')}`,
    level,
    byFacts(asked, gateways, relations),
    (dice) => {
      const d = openPath(dice);
      const [p, q] = [drawShare(dice), drawShare(dice)];
      const [first, second] = [p.mul(d.whole), q.mul(d.whole)];
      if (q.compare(p) <= 0 || !wholeUnits(first, second)) return null;
      const from = toWhole(first);
      const k = toWhole(second) - from;
      const { name, he } = d.map.person;
      const He = he.charAt(0).toUpperCase() + he.slice(1);
      const key = { not_ready: second, guided: exact(k), independent: q, mastery: exact(d.b) }[level];
      const gap = q.sub(p);
      const where = level === 'mastery';
      return {
        story: [
          d.map.told(where ? 1 : 2),
          ...(where ? [`B is ${d.direction} A.`] : []),
          `${name} has walked ${fractionText(p)} of the way from A to B.`,
          level === 'guided'
            ? `${He} walks on until ${he} has walked ${fractionText(q)} of the way.`
            : `${He} walks on for ${k === 1 ? '1 unit' : `${k} units`}${where ? ` and has then walked ${fractionText(q)} of the way` : ''}.`,
        ],
        ask: {
          not_ready: `How many units is ${he} from A now?`,
          guided: `How many units does ${he} walk on?`,
          independent: `What fraction of the way from A to B has ${he} walked now? Give it in its simplest form.`,
          mastery: `What is the ${d.axis} of B?`,
        }[level],
        blank: {
          not_ready: `Now ${he} is ___ units from A.`,
          guided: `${He} walks on for ___ units.`,
          independent: `In its simplest form, ${he} has now walked ___ of the way.`,
          mastery: `The ${d.axis} of B is ___.`,
        }[level],
        key,
        style: level === 'independent' ? FRACTION : where ? PLAIN : UNITS,
        middles:
          level === 'independent'
            ? [[`Now ${he} is ___ units from A.`, second, UNITS]]
            : where
              ? [['From A to B it is ___ units.', d.whole, UNITS]]
              : [],
        params: {
          ax: d.a,
          ...(where ? {} : { bx: d.b }),
          p,
          ...(level === 'guided' || where ? { q } : {}),
          ...(level === 'guided' ? {} : { k }),
        },
        drawn: where ? ['ax'] : ['ax', 'bx'],
        steps: where
          ? [
              ['Fraction walked on', `${fractionText(q)} − ${fractionText(p)}`, FRACTION],
              ['From A to B', wholeFrom(k, gap), UNITS],
              [`The ${d.axis} of B`, x`${d.a} + ${d.whole}`],
            ]
          : [
              d.length,
              ['Walked at first', x`${fractionText(p)} × ${d.whole}`, UNITS],
              ...(level === 'guided'
                ? ([
                    ['Walked in the end', x`${fractionText(q)} × ${d.whole}`, UNITS],
                    ['Walked on', x`${second} − ${from}`, UNITS],
                  ] as const)
                : ([['Walked now', x`${from} + ${k}`, UNITS]] as const)),
              ...(level === 'independent'
                ? ([['Fraction of the way', x`${second} ÷ ${d.whole}`, FRACTION]] as const)
                : []),
            ],
        hints: [
          where
            ? 'Draw the way from A to B as a bar.'
            : 'How long is the way from A to B? Read off both points.',
          where
            ? 'What fraction of the way is walked on?'
            : `How many units are ${fractionText(p)} of the way?`,
          {
            not_ready: 'Add what is walked on.',
            guided: 'Find the second part of the way too. Then compare.',
            independent: 'How far from A is it now? Write that as a fraction of the whole way.',
            mastery: 'Find the whole way from that fraction. Then start from A.',
          }[level],
        ],
        wrongs:
          level === 'independent'
            ? [
                ['change-forgotten', p],
                ['gave-the-change', exact(k, d.whole)],
                ['other-part', exact(1).sub(q)],
                ['points-counted', second.div(d.whole + 1)],
                ['old-whole-kept', exact(k).div(d.whole - from)],
                ['fractions-added', p.add(exact(1, d.whole + 1))],
              ]
            : [
                ['points-counted', key.add(1)],
                ['one-too-few', key.sub(1)],
                ['gave-a-coordinate', where ? exact(d.a).add(second) : exact(d.a).add(key)],
                ['gave-the-start', first],
                ['other-part', where ? d.whole : exact(d.whole).sub(second)],
                ['share-as-amount', where ? d.a + k : d.whole - k],
                ['gave-the-other', where ? d.whole : d.whole - from],
              ],
        drawing: where ? d.onlyA : d.both,
      };
    },
  );
});

/** h6: a fraction of the way, then a fraction of the way that is left. */
export const GRID_REMAINDER: readonly Shape[] = LEVELS.map((level): Shape => {
  const facts = {
    not_ready: ['x', [PATH], ['x = whole - p * whole']],
    guided: ['x', [PATH], ['rest = whole - p * whole', 'x = rest - q * rest']],
    independent: [
      'x',
      [PATH, 'x = ax + walked'],
      ['rest = whole - p * whole', 'walked = p * whole + q * rest'],
    ],
    mastery: ['x', ['whole = x - ax'], ['rest = whole - p * whole', 'left = rest - q * rest']],
  } as const;
  const [asked, gateways, relations] = facts[level];
  return shapeOf(
    `rest-of-the-way-${level.replace('_', '-')}`,
    level,
    byFacts(asked, gateways, relations),
    (dice) => {
      const d = openPath(dice);
      const [p, q] = [drawShare(dice), drawShare(dice)];
      const first = p.mul(d.whole);
      const rest = exact(d.whole).sub(first);
      const second = q.mul(rest);
      const left = rest.sub(second);
      if (!wholeUnits(first, rest, second, left)) return null;
      const { name, he } = d.map.person;
      const He = he.charAt(0).toUpperCase() + he.slice(1);
      const where = level === 'mastery';
      const walked = first.add(second);
      const key = { not_ready: rest, guided: left, independent: exact(d.a).add(walked), mastery: exact(d.b) }[
        level
      ];
      const [keepP, keepQ] = [exact(1).sub(p), exact(1).sub(q)];
      return {
        story: [
          d.map.told(where ? 1 : 2),
          ...(where ? [`B is ${d.direction} A.`] : []),
          `${name} walks ${fractionText(p)} of the way from A to B${level === 'not_ready' ? '.' : ` and rests.`}`,
          ...(level === 'not_ready' ? [] : [`Then ${he} walks ${fractionText(q)} of the way that is left.`]),
          ...(where ? [`Now ${he} is ${left.equals(1) ? '1 unit' : `${toWhole(left)} units`} from B.`] : []),
        ],
        ask: {
          not_ready: `How many units does ${he} still have to walk?`,
          guided: `How many units does ${he} still have to walk?`,
          independent: `What is the ${d.axis} of the point where ${he} is now?`,
          mastery: `What is the ${d.axis} of B?`,
        }[level],
        blank: {
          not_ready: `${He} still has to walk ___ units.`,
          guided: `${He} still has to walk ___ units.`,
          independent: `The ${d.axis} of the point where ${he} is now is ___.`,
          mastery: `The ${d.axis} of B is ___.`,
        }[level],
        key,
        style: level === 'independent' || where ? PLAIN : UNITS,
        middles:
          level === 'independent'
            ? [[`Altogether ${he} has walked ___ units.`, walked, UNITS]]
            : where
              ? [['From A to B it is ___ units.', d.whole, UNITS]]
              : [],
        params: {
          ax: d.a,
          ...(where ? {} : { bx: d.b }),
          p,
          ...(level === 'not_ready' ? {} : { q }),
          ...(where ? { left } : {}),
        },
        drawn: where ? ['ax'] : ['ax', 'bx'],
        steps: where
          ? [
              ['Fraction of the rest that is left', `1 − ${fractionText(q)}`, FRACTION],
              ['The rest of the way', wholeFrom(left, keepQ), UNITS],
              ['Fraction of the way after the first part', `1 − ${fractionText(p)}`, FRACTION],
              ['From A to B', wholeFrom(rest, keepP), UNITS],
              [`The ${d.axis} of B`, x`${d.a} + ${d.whole}`],
            ]
          : [
              d.length,
              ['First part', x`${fractionText(p)} × ${d.whole}`, UNITS],
              ['The rest of the way', x`${d.whole} − ${first}`, UNITS],
              ...(level === 'not_ready'
                ? []
                : ([['Second part', x`${fractionText(q)} × ${rest}`, UNITS]] as const)),
              ...(level === 'guided' ? ([['Still to walk', x`${rest} − ${second}`, UNITS]] as const) : []),
              ...(level === 'independent'
                ? ([
                    ['Walked altogether', x`${first} + ${second}`, UNITS],
                    [`The ${d.axis} now`, x`${d.a} + ${walked}`],
                  ] as const)
                : []),
            ],
        hints: [
          where
            ? 'Draw the way from A to B as a bar and cut it twice.'
            : 'How long is the way from A to B? Read off both points.',
          where
            ? 'What fraction of the rest is the part to B?'
            : 'How much of the way is left after the first part?',
          {
            not_ready: 'Take the first part from the whole way.',
            guided: 'The second fraction is of the way that is left.',
            independent: 'The second fraction is of the way that is left. Then start from A.',
            mastery: 'Find the rest, then the whole way. Then start from A.',
          }[level],
        ],
        wrongs: [
          ['points-counted', key.add(1)],
          ['one-too-few', key.sub(1)],
          ['gave-the-share-taken', level === 'not_ready' ? first : level === 'guided' ? second : walked],
          [
            'share-of-the-whole',
            level === 'independent'
              ? exact(d.a).add(first).add(q.mul(d.whole))
              : where
                ? exact(d.a).add(left.div(keepQ))
                : q.mul(d.whole),
          ],
          [
            'gave-the-remainder',
            level === 'not_ready' ? d.whole : level === 'independent' ? exact(d.a).add(rest) : rest,
          ],
          ['gave-a-coordinate', exact(d.a).add(level === 'not_ready' ? rest : left)],
          ['gave-the-other', where ? d.whole : exact(d.a).add(first)],
        ],
        drawing: where ? d.onlyA : d.both,
      };
    },
  );
});
