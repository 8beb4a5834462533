import { degrees } from '../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Shape } from '../core/draft.js';
import { type Exact, exact, isWhole, toWhole } from '../numbers/exact.js';
import type { AngleSetting } from './angle-settings.js';
import { drawFraction, f, openTwo, partOf } from './angle-fraction-parts.js';
import { DEGREES, deg, marks } from './angle-parts.js';
import { facts, shape } from './sketch.js';

/** Shapes of h5: an angle is a fraction of the whole before and another fraction after. */
export function angleFractionChangeShapes(all: readonly AngleSetting[]): Shape[] {
  const wholes = [...new Set(all.filter((s) => s.parts === null || s.parts === 2).map((s) => s.whole))];
  return wholes.flatMap((whole): Shape[] => {
    const settings = all.filter((s) => s.whole === whole && (s.parts === null || s.parts === 2));
    const denominators = whole === 90 ? [3, 5, 6, 9] : [3, 4, 5, 6, 9];
    const fits = (v: Exact, low = 16): boolean =>
      isWhole(v) && v.compare(low) >= 0 && v.compare(Math.min(165, whole - low)) <= 0;
    const turn = (level: ProficiencyLevel, asked: 'turn' | 'other'): Shape =>
      shape(
        `${asked === 'turn' ? 'fraction-to-fraction' : 'other-after-fraction'}-in-${whole}`,
        level,
        facts(
          [`whole = ${whole}`],
          asked === 'turn'
            ? ['before = a * whole', 'after = b * whole', 'x = after - before']
            : ['before = a * whole', 'after = before - b * before', 'x = whole - after'],
          'x',
        ),
        (dice) => {
          const { setting, open } = openTwo(dice, settings);
          const [a, b] = [drawFraction(dice, denominators), drawFraction(dice, denominators)];
          const before = a.mul(whole);
          const after = asked === 'turn' ? b.mul(whole) : before.sub(before.mul(b));
          if (
            !fits(before) ||
            !fits(after) ||
            a.equals(b) ||
            (asked === 'turn' && after.compare(before) <= 0)
          )
            return null;
          const [p0, p1] = [toWhole(before), toWhole(after)];
          const key = asked === 'turn' ? p1 - p0 : whole - p1;
          if (key < 4 || key === p0 || p0 * 2 === whole || p1 * 2 === whole) return null;
          const used = p0 - p1;
          return {
            story: [
              open,
              `At first, angle p is ${f(a)} of the sum of angles p and q.`,
              asked === 'turn'
                ? `${setting.moves} so that angle p becomes ${f(b)} of the sum of angles p and q.`
                : `${setting.moves} so that angle p becomes smaller by ${f(b)} of its size.`,
            ],
            ask:
              asked === 'turn'
                ? 'By how many degrees does angle p become larger?'
                : 'What is the size of angle q now?',
            blank: asked === 'turn' ? 'Angle p becomes ___° larger.' : 'The size of angle q now is ___°.',
            key,
            style: degrees(setting.whole - 1),
            via: [['At first angle p is ___°.', p0, DEGREES]],
            params: { a, b },
            work:
              asked === 'turn'
                ? [
                    setting.property,
                    ['Angle p at first', partOf(a, whole), DEGREES],
                    ['Angle p in the end', partOf(b, whole), DEGREES],
                    ['Increase of angle p', `${deg(p1)} − ${deg(p0)}`, DEGREES],
                  ]
                : [
                    setting.property,
                    ['Angle p at first', partOf(a, whole), DEGREES],
                    ['Decrease of angle p', partOf(b, p0), DEGREES],
                    ['Angle p now', `${deg(p0)} − ${deg(used)}`, DEGREES],
                    ['Angle q now', `${deg(whole)} − ${deg(p1)}`, DEGREES],
                  ],
            hints: [
              'What do both angles make together, before and after?',
              'Find angle p at first as a fraction of the whole.',
              asked === 'turn'
                ? 'Find angle p in the end as well, then compare.'
                : 'Take off what angle p loses. Then find angle q.',
            ],
            wrongs: [
              asked === 'turn' ? ['start-for-change', p0] : ['old-size-kept', whole - p0],
              [asked === 'turn' ? 'gave-the-end' : 'other-angle', p1],
              [
                'wrong-whole',
                asked === 'turn'
                  ? exact(setting.wrongWhole).mul(b.sub(a))
                  : exact(Math.abs(setting.wrongWhole - p1)),
              ],
              ...(asked === 'turn'
                ? ([
                    ['added-givens', a.add(b).mul(whole)],
                    ['other-angle', whole - p1],
                  ] as const)
                : ([
                    ['fractions-added', exact(whole).mul(exact(1).sub(a.sub(b).abs()))],
                    ['gave-the-change', used],
                    ['fraction-of-the-whole', exact(whole).sub(before).add(b.mul(whole))],
                  ] as const)),
            ],
            drawing: setting.drawing(marks([p0, whole - p0], ['p', 'q'])),
          };
        },
      );
    const reversed = (level: 'independent' | 'mastery'): Shape => {
      const more = level === 'mastery';
      return shape(
        `before-it-grew-by-a-fraction-${level}-in-${whole}`,
        level,
        facts(
          [`whole = ${whole}`],
          more
            ? ['after = a * whole', 'mid = after - t', 'mid = before + b * before', 'x = whole - before']
            : ['after = a * whole', 'after = x + b * x'],
          'x',
        ),
        (dice) => {
          const { setting, open } = openTwo(dice, settings);
          const [a, b] = [drawFraction(dice, denominators), drawFraction(dice, [2, 3, 4, 5])];
          const after = a.mul(whole);
          const t = more ? dice.multiple(2, 4, 30) : 0;
          const mid = after.sub(t);
          const before = mid.div(b.add(1));
          if (!fits(after) || !fits(before) || mid.compare(before) <= 0) return null;
          const [p0, p1, pm] = [toWhole(before), toWhole(after), toWhole(mid)];
          const key = more ? whole - p0 : p0;
          if (key === t || key === p1 || p0 * 2 === whole || p1 * 2 === whole) return null;
          const units = Number(b.n + b.d);
          return {
            story: [
              open,
              more
                ? `${setting.moves} so that angle p becomes larger by ${f(b)} of its size and then by another ${deg(t)}.`
                : `${setting.moves} so that angle p becomes larger by ${f(b)} of its size.`,
              `Angle p is then ${f(a)} of the sum of angles p and q.`,
            ],
            ask: more ? 'What was the size of angle q at first?' : 'What was the size of angle p at first?',
            blank: more ? 'The size of angle q at first was ___°.' : 'The size of angle p at first was ___°.',
            key,
            style: degrees(setting.whole - 1),
            via: [['In the end, angle p is ___°.', p1, DEGREES]],
            params: { a, b, ...(more ? { t } : {}) },
            work: [
              setting.property,
              ['Angle p in the end', partOf(a, whole), DEGREES],
              ...(more ? ([['Before the last change', `${deg(p1)} − ${deg(t)}`, DEGREES]] as const) : []),
              ['Equal units then', `${b.d} + ${b.n}`],
              ['Angle p at first', `${deg(pm)} ÷ ${units} × ${b.d}`, DEGREES],
              ...(more ? ([['Angle q at first', `${deg(whole)} − ${deg(p0)}`, DEGREES]] as const) : []),
            ],
            hints: [
              'What do both angles make together?',
              'Find angle p in the end. Then go back.',
              'Draw angle p at first in equal units. How many units are there after it grew?',
            ],
            wrongs: [
              ['stopped-early', p1],
              ['fraction-of-the-end', exact(pm).sub(exact(pm).mul(b))],
              ['other-angle', more ? p0 : whole - p0],
              ['same-direction', exact(pm).add(exact(pm).mul(b))],
              ['gave-the-change', pm - p0],
              ['wrong-whole', Math.abs(setting.wrongWhole - p0)],
            ],
            drawing: setting.drawing(marks([p0, whole - p0], ['p', 'q'])),
          };
        },
      );
    };
    return [
      fractionOfWhole(settings, whole, denominators),
      turn('guided', 'turn'),
      turn('independent', 'other'),
      reversed('independent'),
      reversed('mastery'),
    ];
  });
}

/** The simplest before and after: the whole, then a fraction of it taken off one angle. */
function fractionOfWhole(
  settings: readonly AngleSetting[],
  whole: number,
  denominators: readonly number[],
): Shape {
  return shape(
    `p-becomes-a-fraction-in-${whole}`,
    'not_ready',
    facts([`whole = ${whole}`], ['after = b * whole', 'x = after - p'], 'x'),
    (dice) => {
      const { setting, open } = openTwo(dice, settings);
      const b = drawFraction(dice, denominators);
      const after = b.mul(whole);
      if (!isWhole(after) || after.compare(25) < 0 || after.compare(160) > 0) return null;
      const p1 = toWhole(after);
      const p = dice.multiple(5, 20, Math.max(20, p1 - 5));
      const key = p1 - p;
      if (key < 4 || key === p || whole - p < 20 || p1 * 2 === whole) return null;
      return {
        story: [
          open,
          `Angle p is ${deg(p)}.`,
          `${setting.moves} so that angle p becomes ${f(b)} of the sum of angles p and q.`,
        ],
        ask: 'By how many degrees does angle p become larger?',
        blank: 'Angle p becomes ___° larger.',
        key,
        style: degrees(setting.whole - 1),
        params: { p, b },
        work: [
          setting.property,
          ['Angle p in the end', partOf(b, whole), DEGREES],
          ['Increase of angle p', `${deg(p1)} − ${deg(p)}`, DEGREES],
        ],
        hints: [
          'What do both angles make together?',
          'Find angle p in the end as a fraction of the whole.',
          'Compare angle p in the end with angle p at first.',
        ],
        wrongs: [
          ['gave-the-end', p1],
          ['other-angle', whole - p],
          ['wrong-whole', exact(setting.wrongWhole).mul(b).sub(p).abs()],
          ['gave-one-unit', exact(whole, Number(b.d))],
        ],
        drawing: setting.drawing(marks([p, whole - p], ['p', 'q'])),
      };
    },
  );
}
