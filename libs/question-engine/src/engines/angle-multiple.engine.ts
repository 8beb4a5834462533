import { degrees } from '../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Shape } from '../core/draft.js';
import { exact } from '../numbers/exact.js';
import type { AngleSetting } from './angle-settings.js';
import { openTwo } from './angle-fraction-parts.js';
import { DEGREES, deg, marks } from './angle-parts.js';
import { facts, range, shape } from './sketch.js';

/** Shapes of h4: so many of one angle are as large as so many of the other. */
export function angleMultipleShapes(all: readonly AngleSetting[]): Shape[] {
  const wholes = [...new Set(all.filter((s) => s.parts === null || s.parts === 2).map((s) => s.whole))];
  return wholes.flatMap((whole): Shape[] => {
    const settings = all.filter((s) => s.whole === whole && (s.parts === null || s.parts === 2));
    const one = (level: ProficiencyLevel, asked: 'p' | 'q' | 'x'): Shape => {
      const simple = level === 'not_ready';
      const gap = level === 'mastery';
      return shape(
        `equal-multiples-${asked}-${level.replace('_', '-')}-in-${whole}`,
        level,
        facts(
          [`whole = ${whole}`],
          [simple ? 'n * q = p' : 'n * p = m * q', 'p + q = whole', ...(gap ? ['x = p - q'] : [])],
          asked,
        ),
        (dice) => {
          const { setting, open } = openTwo(dice, settings);
          const [n, m] = simple ? [dice.int(2, 8), 1] : [dice.int(2, 7), dice.int(3, 11)];
          const [up, uq] = simple ? [n, 1] : [m, n];
          if (!simple && (m <= n || range(2, n).some((k) => n % k === 0 && m % k === 0))) return null;
          if (whole % (up + uq) !== 0) return null;
          const unit = whole / (up + uq);
          const [p, q] = [up * unit, uq * unit];
          if (q < 12 || p > 168 || n === m) return null;
          const key = asked === 'p' ? p : asked === 'q' ? q : p - q;
          return {
            story: [
              open,
              simple
                ? `Angle p is ${n === 2 ? 'twice' : `${n} times`} as large as angle q.`
                : `Angle p multiplied by ${n} is equal to angle q multiplied by ${m}.`,
            ],
            ask: gap ? 'How much larger is angle p than angle q?' : `What is the size of angle ${asked}?`,
            blank: gap ? 'Angle p is ___° larger than angle q.' : `The size of angle ${asked} is ___°.`,
            key,
            style: degrees(setting.whole - 1),
            via: [['One equal unit is ___°.', unit, DEGREES]],
            params: { n, ...(simple ? {} : { m }) },
            work: [
              setting.property,
              simple
                ? `Angle p is ${up} equal units and angle q is one unit.`
                : `Take ${up} units for angle p and ${uq} units for angle q: ${n} × ${up} and ${m} × ${uq} are both ${n * up} units.`,
              ['Equal units together', `${up} + ${uq}`],
              ['One unit', `${deg(whole)} ÷ ${up + uq}`, DEGREES],
              ...(uq === 1 && asked === 'q'
                ? []
                : asked === 'q'
                  ? ([['Angle q', `${uq} × ${deg(unit)}`, DEGREES]] as const)
                  : []),
              ...(asked === 'p' ? ([['Angle p', `${up} × ${deg(unit)}`, DEGREES]] as const) : []),
              ...(gap
                ? ([
                    ['Angle p', `${up} × ${deg(unit)}`, DEGREES],
                    ['Angle q', `${uq} × ${deg(unit)}`, DEGREES],
                    ['How much larger angle p is than angle q', `${deg(p)} − ${deg(q)}`, DEGREES],
                  ] as const)
                : []),
            ],
            hints: [
              ...((simple
                ? [
                    'Angle q is 1 unit. How many units is angle p?',
                    'How many units are both angles together?',
                  ]
                : [
                    'Which two products are equal? Find a number that both give.',
                    'How many units is each angle then?',
                  ]) as [string, string]),
              'What do both angles make together? Divide it by the number of units.',
            ],
            wrongs: [
              [gap ? 'stopped-early' : 'other-part', asked === 'p' ? q : p],
              simple ? ['difference-only', p - q] : ['gave-one-unit', unit],
              ['wrong-whole', exact(setting.wrongWhole * (key / unit), up + uq)],
              ['not-equal', exact(whole, 2)],
              ['shared-by-wrong-number', exact(whole, Math.max(up, 2))],
              ['units-not-added', simple ? exact(whole, n) : exact(whole * n, m)],
            ],
            drawing: setting.drawing(marks([p, q], ['p', 'q'])),
          };
        },
      );
    };
    return [
      one('not_ready', 'p'),
      one('not_ready', 'q'),
      one('guided', 'p'),
      one('guided', 'q'),
      one('independent', 'p'),
      one('independent', 'q'),
      one('mastery', 'x'),
    ];
  });
}
