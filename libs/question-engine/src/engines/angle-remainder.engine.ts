import { degrees } from '../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Shape } from '../core/draft.js';
import { exact, isWhole, toWhole } from '../numbers/exact.js';
import type { AngleSetting } from './angle-settings.js';
import { drawFraction, f, partOf } from './angle-fraction-parts.js';
import { DEGREES, deg, marks } from './angle-parts.js';
import { facts, shape } from './sketch.js';

/** Shapes of h6: one angle is a fraction of the whole, the next of the remainder. */
export function angleRemainderShapes(all: readonly AngleSetting[]): Shape[] {
  const places = [...new Set(all.map((s) => `${s.whole}/${s.parts ?? 'any'}`))]
    .filter((k) => !k.endsWith('/2'))
    .map((k): [number, number | null] => {
      const [whole, parts] = k.split('/');
      return [Number(whole), parts === 'any' ? null : Number(parts)];
    });
  const one = (whole: number, parts: number | null, level: ProficiencyLevel): Shape => {
    const cuts = parts === null ? (level === 'mastery' ? 3 : 2) : parts - 1;
    const asked = level === 'not_ready' ? 'b' : level === 'mastery' ? 'gap' : 'rest';
    // A cut after the asked one would be told for nothing.
    const cutTwice = cuts === 3 && asked !== 'b';
    const letters = ['a', 'b', 'c', 'd'].slice(0, cuts + 1);
    const last = letters.at(-1) ?? 'c';
    const relations = [
      'a = p * whole',
      'left = whole - a',
      'b = q * left',
      ...(cutTwice ? ['left2 = left - b', 'c = r * left2', 'rest = left2 - c'] : ['rest = left - b']),
      ...(asked === 'gap' ? ['gap = a - rest'] : []),
    ];
    return shape(
      `${asked}-of-${parts ?? 'any'}-in-${whole}-${level.replace('_', '-')}`,
      level,
      facts([`whole = ${whole}`], relations, asked),
      (dice) => {
        const own = all.filter((s) => s.whole === whole && s.parts === parts);
        if (own.length === 0) return null;
        const setting = dice.pick(own);
        const [p, q, r] = [
          drawFraction(dice, [3, 4, 5, 6]),
          drawFraction(dice, [2, 3, 4, 5]),
          drawFraction(dice, [2, 3, 4]),
        ];
        const a = p.mul(whole);
        const left = exact(whole).sub(a);
        const b = left.mul(q);
        const left2 = left.sub(b);
        const c = left2.mul(r);
        const rest = cuts === 3 ? left2.sub(c) : left2;
        const sizes = [a, b, ...(cuts === 3 ? [c] : []), rest];
        if (!sizes.every((s) => isWhole(s) && s.compare(18) >= 0 && s.compare(170) < 0)) return null;
        const nums = sizes.map(toWhole);
        if (new Set(nums).size < nums.length) return null;
        const [na, nb] = [nums[0] ?? 0, nums[1] ?? 0];
        const nl = whole - na;
        const nr = nums.at(-1) ?? 0;
        const key = asked === 'b' ? nb : asked === 'rest' ? nr : na - nr;
        if (key < 3) return null;
        return {
          story: [
            setting.open(letters, dice),
            `Angle a is ${f(p)} of all the angles together.`,
            `Angle b is ${f(q)} of the remainder.`,
            ...(cutTwice ? [`Angle c is ${f(r)} of what then remains.`] : []),
          ],
          ask:
            asked === 'gap'
              ? `How much larger is angle a than angle ${last}?`
              : `What is the size of angle ${asked === 'b' ? 'b' : last}?`,
          blank:
            asked === 'gap'
              ? `Angle a is ___° larger than angle ${last}.`
              : `The size of angle ${asked === 'b' ? 'b' : last} is ___°.`,
          key,
          style: degrees(setting.whole - 1),
          via: [['The size of angle b is ___°.', nb, DEGREES]],
          params: { p, q, ...(cutTwice ? { r } : {}) },
          work: [
            setting.property,
            ['Angle a', partOf(p, whole), DEGREES],
            ['Remainder', `${deg(whole)} − ${deg(na)}`, DEGREES],
            ['Angle b', partOf(q, nl), DEGREES],
            ...(asked === 'b'
              ? []
              : ([
                  [cuts === 3 ? 'What then remains' : `Angle ${last}`, `${deg(nl)} − ${deg(nb)}`, DEGREES],
                  ...(cuts === 3
                    ? ([
                        ['Angle c', partOf(r, nl - nb), DEGREES],
                        [`Angle ${last}`, `${deg(nl - nb)} − ${deg(nums[2] ?? 0)}`, DEGREES],
                      ] as const)
                    : []),
                ] as const)),
            ...(asked === 'gap'
              ? ([
                  [`How much larger angle a is than angle ${last}`, `${deg(na)} − ${deg(nr)}`, DEGREES],
                ] as const)
              : []),
          ],
          hints: [
            'What do all the angles make together?',
            'Find angle a. What remains of the whole?',
            'The next fraction is of the remainder, not of the whole.',
          ],
          wrongs: [
            [
              'fraction-of-the-whole',
              asked === 'b' ? q.mul(whole) : exact(whole).mul(exact(1).sub(p).sub(q)),
            ],
            ['remainder-only', nl],
            ['other-part', asked === 'b' ? nr : nb],
            ['other-angle', na],
            ['wrong-whole', exact(key).mul(exact(setting.wrongWhole, whole))],
            ['stopped-early', asked === 'gap' ? nr : nl - nb],
          ],
          drawing: setting.drawing(marks(nums, letters)),
        };
      },
    );
  };
  return places.flatMap(([whole, parts]) =>
    (['not_ready', 'guided', 'independent', 'mastery'] as const).map((level) => one(whole, parts, level)),
  );
}
