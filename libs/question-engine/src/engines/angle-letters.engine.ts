import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { PLAIN } from '../core/amount.js';
import type { Shape } from '../core/draft.js';
import { exact } from '../numbers/exact.js';
import type { AngleSetting } from './angle-settings.js';
import { DEGREES, deg, drawable, marks } from './angle-parts.js';
import { facts, shape } from './sketch.js';

/** `2x + 12`. */
const term = (times: number, plus: number): string =>
  `${times === 1 ? '' : times}x${plus === 0 ? '' : plus > 0 ? ` + ${plus}` : ` − ${-plus}`}`;

const LETTERS = ['p', 'q', 'r', 's'] as const;

function letterShape(
  all: readonly AngleSetting[],
  whole: number,
  parts: number,
  level: ProficiencyLevel,
  asked: 'x' | 'largest' | 'gap',
): Shape {
  /** Two angles x and x + n. */
  const plain = level === 'not_ready';
  const known = level === 'guided';
  const names = LETTERS.slice(0, parts);
  // The last angle bears the plain number; in the easier items one angle is told in degrees.
  const facts1 = names.map((name, i) =>
    i === 0
      ? `${name} = x`
      : known && i === 1
        ? `${name} = told`
        : i === parts - 1
          ? `${name} = ${plain ? 'x' : 'm * x'}${known ? '' : ' + n'}`
          : `${name} = k${i} * x`,
  );
  const last = names.at(-1) ?? 'q';
  return shape(
    `letters-${asked}-${level.replace('_', '-')}-${parts}-in-${whole}`,
    level,
    facts(
      [`whole = ${whole}`],
      [...facts1, `whole = ${names.join(' + ')}`, ...(asked === 'gap' ? [`gap = ${last} - p`] : [])],
      asked === 'largest' ? last : asked,
    ),
    (dice) => {
      const own = all.filter((s) => s.whole === whole && s.parts === parts);
      if (own.length === 0) return null;
      const setting = dice.pick(own);
      const x = plain
        ? dice.int(whole === 90 ? 22 : 66, whole === 90 ? 43 : 88)
        : dice.int(whole === 90 ? 14 : 20, whole === 360 ? 70 : 58);
      const times = names.map((_, i) => (i === 0 ? 1 : known && i === 1 ? 0 : plain ? 1 : dice.int(2, 4)));
      const m = times.at(-1) ?? 2;
      const used = times.reduce((a, b) => a + b, 0) * x;
      const rest = whole - used;
      if (known ? rest < 25 : rest < 4 || rest > 48) return null;
      const n = known ? 0 : rest;
      const sizes = names.map((_, i) =>
        known && i === 1 ? rest : (times[i] ?? 1) * x + (i === parts - 1 ? n : 0),
      );
      if ((!plain && new Set(times).size < times.length) || !drawable(setting, sizes)) return null;
      const labels = names.map((_, i) =>
        known && i === 1 ? deg(rest) : `${term(times[i] ?? 1, i === parts - 1 ? n : 0)}`,
      );
      const units = times.reduce((a, b) => a + b, 0);
      const size = sizes.at(-1) ?? 0;
      const key = { x, largest: size, gap: size - x }[asked];
      if (asked === 'x' && (key === n || key === rest)) return null;
      const middle = Object.fromEntries(
        names.flatMap((_, i) =>
          i > 0 && i < parts - 1 && !(known && i === 1) ? [[`k${i}`, times[i] ?? 1]] : [],
        ),
      );
      const told = names.map(
        (name, i) => `angle ${name} is ${known && i === 1 ? deg(rest) : `${labels[i] ?? ''} degrees`}`,
      );
      return {
        story: [
          setting.open(names, dice),
          `${told
            .map((t, i) => (i === 0 ? t.charAt(0).toUpperCase() + t.slice(1) : t))
            .join(', ')
            .replace(/, ([^,]*)$/, ' and $1')}.`,
        ],
        ask: {
          x: 'What is the value of x?',
          largest: `What is the size of angle ${last}?`,
          gap: `How many degrees larger is angle ${last} than angle p?`,
        }[asked],
        blank: {
          x: 'The value of x is ___.',
          largest: `The size of angle ${last} is ___°.`,
          gap: `Angle ${last} is ___° larger than angle p.`,
        }[asked],
        key,
        style: asked === 'x' ? PLAIN : DEGREES,
        via:
          asked === 'x'
            ? [[`The value of ${units}x is ___.`, units * x, PLAIN]]
            : [['The value of x is ___.', x, PLAIN]],
        params: {
          ...(plain ? {} : { m }),
          ...middle,
          ...(known ? { told: rest } : {}),
          ...(n > 0 ? { n } : {}),
        },
        work: [
          setting.property,
          `Altogether: ${units}x${n > 0 ? ` + ${n}` : known ? ` + ${rest}` : ''} makes ${whole}.`,
          ['Number of x in all', times.filter((t) => t > 0).join(' + ')],
          ...(rest > 0 ? ([[`${units}x`, `${whole} − ${rest}`]] as const) : []),
          ['x', `${units * x} ÷ ${units}`],
          ...(asked !== 'x'
            ? ([[`Angle ${last}`, `${m} × ${x}${n > 0 ? ` + ${n}` : ''}`, DEGREES]] as const)
            : []),
          ...(asked === 'gap' ? ([['How much larger', `${deg(size)} − ${deg(x)}`, DEGREES]] as const) : []),
        ],
        hints: [
          'What do all the angles make together?',
          'Add up all the angles. How many x is that, and what number comes with it?',
          'Take the plain number away first. Then divide by the number of x.',
        ],
        wrongs: [
          ['wrong-letters-added', exact(units * x, Math.max(units - 1, 1)).mul(asked === 'x' ? 1 : m)],
          ['forgot-the-number', exact(whole, units).mul(asked === 'x' ? 1 : m)],
          ['wrong-whole', exact(Math.abs(setting.wrongWhole - rest), units).mul(asked === 'x' ? 1 : m)],
          asked === 'largest' ? ['gave-the-letter', x] : ['size-for-letter', size],
          ['not-shared', units * x],
          ['one-step-left-out', m * x],
          ['shared-by-wrong-number', exact(whole, parts)],
        ],
        drawing: setting.drawing(
          marks(
            sizes,
            labels.map((l) => l.replaceAll(' ', '')),
          ),
        ),
      };
    },
  );
}

/** Shapes of h11 for angles: one letter names all of them. */
export function angleLetterShapes(all: readonly AngleSetting[]): Shape[] {
  const places = [
    ...new Set(all.filter((s) => s.parts !== null).map((s) => `${s.whole}/${s.parts ?? 2}`)),
  ].map((k) => k.split('/').map(Number) as [number, number]);
  return places.flatMap(([whole, parts]) => [
    parts === 2
      ? letterShape(all, whole, parts, 'not_ready', 'x')
      : letterShape(all, whole, parts, 'guided', 'x'),
    letterShape(all, whole, parts, 'independent', 'x'),
    letterShape(all, whole, parts, 'mastery', 'largest'),
    letterShape(all, whole, parts, 'mastery', 'gap'),
  ]);
}
