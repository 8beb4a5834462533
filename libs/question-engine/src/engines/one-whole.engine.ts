import { FRACTION } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Shape } from '../core/draft.js';
import { exact } from '../numbers/exact.js';
import { fractionText } from '../numbers/number-text.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { drawPeople } from '../core/people.js';
import { type SameParts, partsShape, topsAndBottoms } from './same-parts.js';

/** h1: what is eaten, painted or used of one whole, and what is left of it. */
export interface OneWholeScene {
  /** "a pizza". */
  whole: string;
  /** "the pizza". */
  it: string;
  /** Drawn as circles. */
  round: boolean;
  /** "eats", "paints". */
  does: string;
  /** "eaten", "painted". */
  done: string;
  /** "left", "not painted". */
  left: string;
}

const LEFT_SLIP = 'This is what is gone. The question asks for what is left.';

/** Shapes of h1 for fractions of one whole. */
export function oneWholeShapes(scenes: readonly OneWholeScene[]): Shape[] {
  const open = (dice: Dice) => {
    const people = drawPeople(dice, 4);
    const [a, b, c, e] = people.map((p) => p.name) as [string, string, string, string];
    return { scene: dice.pick(scenes), a, b, c, e };
  };
  const text = (parts: SameParts, count: number): string => fractionText(parts.of(count));
  const picture = (parts: SameParts, round: boolean, shares: Array<[string, number]>): DrawingSpec => {
    const figures = shares.map(([name, count]) => {
      const own = parts.of(count);
      return { label: `${name}: ${fractionText(own)}`, parts: Number(own.d), shaded: Number(own.n) };
    });
    return round ? { kind: 'fraction-circles', circles: figures } : { kind: 'fraction-bars', bars: figures };
  };

  return [
    partsShape(
      'two-parts',
      'not_ready',
      (x, told) => told('a').add(told('b')).add(x).equals(1),
      (dice, parts) => {
        const { scene, a, b } = open(dice);
        const n = parts.parts;
        const [first, second] = [dice.int(1, n - 3), dice.int(1, n - 3)];
        const left = n - first - second;
        if (left < 1 || first === second) return null;
        parts.rename(first, second);
        parts.sum(`Both parts together`, first, '+', second);
        parts.answer('Left', n, '−', first + second);
        return {
          story: [
            `${a} ${scene.does} ${text(parts, first)} of ${scene.whole}.`,
            `${b} ${scene.does} ${text(parts, second)} of it.`,
          ],
          ask: `What fraction of ${scene.it} is ${scene.left}?`,
          blank: `The fraction of ${scene.it} that is ${scene.left} is ___.`,
          key: left,
          style: FRACTION,
          told: { a: first, b: second },
          hints: [
            'Look at the picture. Can you cut both into parts of the same size?',
            'Write both fractions with the same denominator. Then add them.',
            `The whole is ${n} parts. Take away the parts that are ${scene.done}.`,
          ],
          wrongs: [
            ['gave-what-is-gone', LEFT_SLIP, first + second],
            ['one-part-only', 'Two parts are gone. Take both away.', n - first],
            ['one-part-only', 'Two parts are gone. Take both away.', n - second],
            [
              'difference-of-the-parts',
              'Both parts are gone. Do not find their difference.',
              Math.abs(first - second),
            ],
            ['one-part-too-many', 'Count the parts of the whole again.', left + 1],
          ],
          slips: [
            [
              'tops-and-bottoms',
              'Tops and bottoms cannot be added by themselves.',
              topsAndBottoms(parts.of(first), parts.of(second)),
            ],
          ],
          drawing: picture(parts, scene.round, [
            [a, first],
            [b, second],
          ]),
        };
      },
    ),
    partsShape(
      'three-parts',
      'guided',
      (x, told) => told('a').add(told('b')).add(told('c')).add(x).equals(1),
      (dice, parts) => {
        const { scene, a, b, c } = open(dice);
        const n = parts.parts;
        const [first, second, third] = [dice.int(1, n - 4), dice.int(1, n - 4), dice.int(1, n - 4)];
        const gone = first + second + third;
        if (n - gone < 1) return null;
        parts.rename(first, second, third);
        parts.sum('All parts together', first, '+', second, '+', third);
        parts.answer('Left', n, '−', gone);
        return {
          story: [
            `${a} ${scene.does} ${text(parts, first)} of ${scene.whole}.`,
            `${b} ${scene.does} ${text(parts, second)} of it and ${c} ${scene.does} ${text(parts, third)} of it.`,
          ],
          ask: `What fraction of ${scene.it} is ${scene.left}?`,
          blank: `The fraction of ${scene.it} that is ${scene.left} is ___.`,
          key: n - gone,
          style: FRACTION,
          told: { a: first, b: second, c: third },
          hints: [
            'Which parts make the whole? One of them is not told.',
            'Write the fractions with the same denominator. Then add them.',
            `Take the sum from one whole. One whole is ${n} parts here.`,
          ],
          wrongs: [
            ['gave-what-is-gone', LEFT_SLIP, gone],
            ['one-part-left-out', 'One of the parts is missing from your sum.', n - first - second],
            ['one-part-left-out', 'One of the parts is missing from your sum.', n - second - third],
            ['one-part-left-out', 'One of the parts is missing from your sum.', n - first - third],
            ['one-part-too-many', 'Count the parts of the whole again.', n - gone + 1],
          ],
          slips: [
            [
              'tops-and-bottoms',
              'Tops and bottoms cannot be added by themselves.',
              topsAndBottoms(parts.of(first), parts.of(second), parts.of(third)),
            ],
          ],
        };
      },
    ),
    partsShape(
      'one-part-more',
      'independent',
      (x, told) => told('a').mul(2).add(told('more')).add(x).equals(1),
      (dice, parts) => {
        const { scene, a, b } = open(dice);
        const n = parts.parts;
        const [first, more] = [dice.int(1, n - 3), dice.int(1, n - 3)];
        const second = first + more;
        const left = n - first - second;
        if (left < 1) return null;
        parts.rename(first, more);
        parts.sum(b, first, '+', more);
        parts.sum('Both together', first, '+', second);
        parts.answer('Left', n, '−', first + second);
        return {
          story: [
            `${a} ${scene.does} ${text(parts, first)} of ${scene.whole}.`,
            `${b} ${scene.does} ${text(parts, more)} of ${scene.it} more than ${a}.`,
          ],
          ask: `What fraction of ${scene.it} is ${scene.left}?`,
          blank: `The fraction that is ${scene.left} is ___.`,
          key: left,
          style: FRACTION,
          told: { a: first, more },
          middle: [`The fraction for ${b} is ___.`, second],
          hints: [
            `First find the part of ${b}.`,
            'Write the fractions with the same denominator before you add.',
            `Add both parts. Take the sum from one whole, which is ${n} parts here.`,
          ],
          wrongs: [
            ['more-taken-as-part', `${b} has that much more, not just that much.`, n - first - more],
            ['gave-what-is-gone', LEFT_SLIP, first + second],
            ['one-part-only', 'Both parts are gone. Take both away.', n - second],
            ['one-part-only', 'Both parts are gone. Take both away.', n - first],
            ['gave-the-second-part', `This is the part of ${b}.`, second],
            ['taken-equal', 'The two parts are not equal.', n - 2 * first],
          ],
          slips: [
            [
              'tops-and-bottoms',
              'Tops and bottoms cannot be added by themselves.',
              topsAndBottoms(parts.of(first), parts.of(more)),
            ],
          ],
        };
      },
    ),
    partsShape(
      'rest-shared',
      'mastery',
      (x, told) => told('a').mul(2).add(told('more')).add(x.mul(2)).equals(1),
      (dice, parts) => {
        const { scene, a, b, c, e } = open(dice);
        const n = parts.parts;
        const left = 2 * dice.int(1, Math.floor((n - 3) / 2));
        const first = dice.int(1, Math.floor((n - left - 1) / 2));
        const second = n - left - first;
        const more = second - first;
        if (more < 1) return null;
        parts.rename(first, more);
        parts.sum(b, first, '+', more);
        parts.sum('Both together', first, '+', second);
        parts.answer('The rest', n, '−', first + second);
        parts.working.calc('Parts for each', `${left} ÷ 2`);
        parts.working.calc('Each', `${left / 2} × 1/${n}`, FRACTION);
        return {
          story: [
            `${a} ${scene.does} ${text(parts, first)} of ${scene.whole}.`,
            `${b} ${scene.does} ${text(parts, more)} of ${scene.it} more than ${a}.`,
            `${c} and ${e} share the rest equally.`,
          ],
          ask: `What fraction of ${scene.it} does ${c} get?`,
          blank: `${c} gets ___ of ${scene.it}.`,
          key: left / 2,
          style: FRACTION,
          told: { a: first, more },
          middle: [`The fraction for ${b} is ___.`, second],
          hints: [
            `First find the part of ${b}. Then find the rest.`,
            'Write the fractions with the same denominator before you add.',
            `One whole is ${n} parts here. Count the parts that are left and share them by two.`,
          ],
          wrongs: [
            ['not-shared', 'This is all the rest. Share it by two.', left],
            ['gave-the-second-part', `This is the part of ${b}.`, second],
            ['gave-what-is-gone', 'This is what the first two have.', first + second],
            ['one-part-only', 'Take both parts away before you share.', Math.floor((n - second) / 2)],
            ['one-part-only', 'Take both parts away before you share.', Math.floor((n - first) / 2)],
            ['one-part-too-many', 'Count the parts that are left again.', left / 2 + 1],
          ],
          slips: [
            [
              'more-taken-as-part',
              `${b} has that much more, not just that much.`,
              exact(n - first - more, 2 * n),
            ],
          ],
        };
      },
    ),
  ];
}
