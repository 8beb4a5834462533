import { PLAIN } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { range, search, shape } from '../../engines/sketch.js';
import { OTHER_WAY, guessCounts } from '../../solutions/guess-lines.js';
import { MODELS, openCraft } from './shapes-space.sticks.js';

/** Guesses of the number of shapes with four sides: half of them first, then nearer. */
function writeShapeGuesses(n: number, right: number, four: string): string[] {
  const total = 3 * n + right;
  return guessCounts(n, right).map((guess, i) => {
    const sides = [3 * (n - Number(guess)), 4 * Number(guess)];
    const sum = 3 * n + Number(guess);
    const says = sum === total ? 'Correct' : sum < total ? 'Too small' : 'Too large';
    return `Guess ${i + 1}, triangles ${n - Number(guess)}, ${four} ${Number(guess)}: ${sides.join(' + ')} = ${sum}. ${says}.`;
  });
}

function twoKinds(
  id: string,
  level: 'not_ready' | 'guided' | 'independent' | 'mastery',
  most: number,
  asks: 'four' | 'three' | 'more',
): Shape {
  const proof = search(
    (given) => range(0, Number(given('n').n)),
    (x, given) => {
      const n = given('n');
      const squares = asks === 'four' ? x : asks === 'three' ? n.sub(x) : n.add(x).div(2);
      return squares.mul(4).add(n.sub(squares).mul(3)).equals(given('total'));
    },
  );
  return shape(id, level, proof, (dice) => {
    const s = openCraft(dice);
    const [a, b] = [dice.int(2, most), dice.int(2, most)];
    if (a === b || a + b > 10 || (asks === 'more' && b <= a)) return null;
    const n = a + b;
    const total = 3 * a + 4 * b;
    const key = asks === 'four' ? b : asks === 'three' ? a : b - a;
    const kind = asks === 'three' ? 'triangles' : s.four;
    const title = s.four.charAt(0).toUpperCase() + s.four.slice(1);
    return {
      story: [
        s.eachSide,
        `${s.name} makes ${n} shapes ${s.piece.job}.`,
        `They are triangles and ${s.four}.`,
        `${s.he} uses ${total} ${s.piece.many}.`,
      ],
      ask:
        asks === 'more'
          ? `How many more ${s.four} than triangles does ${s.name} make?`
          : `How many ${kind} does ${s.name} make?`,
      blank: `${s.name} makes ___ ${asks === 'more' ? `more ${s.four} than triangles` : kind}.`,
      key,
      style: PLAIN,
      via: [[`If all were triangles, ${s.he.toLowerCase()} would use ___ ${s.piece.many}.`, 3 * n, s.style]],
      params: { n, total },
      work: [
        ...writeShapeGuesses(n, b, s.four),
        OTHER_WAY,
        ['If all were triangles', `${n} × 3`, s.style],
        ['Too few', `${total} − ${3 * n}`, s.style],
        `Each ${s.one} needs one more than a triangle. ${title}: ${b}`,
        ...(asks === 'four' ? [] : [['Triangles', `${n} − ${b}`] as const]),
        ...(asks === 'more' ? [[`More ${s.four}`, `${b} − ${a}`] as const] : []),
      ],
      hints: [
        'Try a number of each. Do the sides add up?',
        `What if all the shapes were triangles?`,
        `Change triangles to ${s.four} one by one. See how the number grows.`,
      ],
      wrongs: [
        [
          'other-kind',
          asks === 'four' ? a : b,
          `This is the number of ${asks === 'four' ? 'triangles' : s.four}.`,
        ],
        ['all-of-one-kind', n],
        ['one-too-many', key + 1],
        ['one-too-few', key - 1],
        ['shared-by-both', exact(total, 7)],
        asks === 'more'
          ? ['other-kind', a, 'This is the number of triangles.']
          : ['gave-the-used', asks === 'four' ? 4 * b : 3 * a, `This is how many ${s.piece.many} they use.`],
      ],
      drawing:
        level === 'not_ready'
          ? {
              kind: 'table',
              title: 'First guesses',
              header: ['Triangles', title, `All ${s.piece.many}`],
              rows: [
                [String(n), '0', String(3 * n)],
                [String(n - 1), '1', String(3 * n + 1)],
              ],
            }
          : MODELS,
    };
  });
}

/** h8 for shapes: two kinds with three and four sides. */
export const P2_SHAPES_TWO_KINDS: readonly Shape[] = [
  twoKinds('try-with-table', 'not_ready', 5, 'four'),
  twoKinds('try-squares', 'guided', 6, 'four'),
  twoKinds('try-triangles', 'independent', 9, 'three'),
  twoKinds('try-how-many-more', 'mastery', 9, 'more'),
];
