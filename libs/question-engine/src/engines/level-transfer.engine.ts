import { FRACTION } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Shape } from '../core/draft.js';
import { fractionText } from '../numbers/number-text.js';
import { type Person, capital, drawPerson } from '../core/people.js';
import { type SameParts, partsShape } from './same-parts.js';

/** h3: two things of the same size are partly full; some moves until both are equally full. */
export interface LevelTransferScene {
  /** "Jug A", "Jug B". */
  names: [string, string];
  same: string;
  /** "Jug A is 5/6 full of milk." */
  first: (p: string) => string;
  /** Without what is in it. */
  firstShort: (p: string) => string;
  second: (q: string) => string;
  moves: (x: string) => string;
  /** Some is moved until both are equally full. */
  levelled: string;
  /** Then some of the second is used. */
  uses: (u: string) => string;
  secondLeft: (e: string) => string;
  askMove: string;
  blankMove: string;
  /** "jug". */
  unit: string;
  /** "poured". */
  moved: string;
}

/** Shapes of h3 for fractions of two things of the same size. */
export function levelTransferShapes(scenes: ReadonlyArray<(p: Person) => LevelTransferScene>): Shape[] {
  /** What moves and what both hold in the end, in parts. */
  const open = (dice: Dice, parts: SameParts) => {
    const n = parts.parts;
    const move = dice.int(1, Math.floor(n / 2) - 1);
    const low = dice.int(1, n - 1 - 2 * move);
    const text = (count: number): string => fractionText(parts.of(count));
    return {
      scene: dice.pick(scenes)(drawPerson(dice)),
      n,
      move,
      low,
      high: low + 2 * move,
      same: low + move,
      text,
    };
  };
  const drawn = (scene: LevelTransferScene, n: number, high: number, low: number) => ({
    kind: 'fraction-bars' as const,
    bars: [
      { label: capital(scene.names[0]), parts: n, shaded: high },
      { label: capital(scene.names[1]), parts: n, shaded: low },
    ],
  });

  return [
    partsShape(
      'pour-to-be-equal',
      'not_ready',
      (x, told) => told('a').sub(x).equals(told('b').add(x)),
      (dice, parts) => {
        const { scene, n, move, low, high, same, text } = open(dice, parts);
        parts.rename(high, low);
        parts.working.calc('More parts', `${high} − ${low}`);
        parts.working.calc('Parts to move', `${2 * move} ÷ 2`);
        parts.working.calc('Moved', `${move} × 1/${n}`, FRACTION);
        return {
          story: [scene.same, scene.first(text(high)), scene.second(text(low))],
          ask: scene.askMove,
          blank: scene.blankMove,
          key: move,
          style: FRACTION,
          told: { a: high, b: low },
          hints: [
            'What one loses, the other gets.',
            'Count the parts in both. How many more parts does one of them have?',
            'Half of the difference has to move.',
          ],
          wrongs: [
            [
              'whole-difference-moved',
              'When one loses, the other gains as well. All of the difference is too much.',
              2 * move,
            ],
            ['gave-the-equal-level', 'This is how full each one is then.', same],
            ['gave-the-second', 'This is how full the second one is.', low],
            ['gave-the-first', 'This is how full the first one is.', high],
            ['one-part-too-many', 'Count the parts again.', move + 1],
            ['one-part-too-few', 'Count the parts again.', move - 1],
          ],
          drawing: drawn(scene, n, high, low),
        };
      },
    ),
    partsShape(
      'level-when-equal',
      'guided',
      (x, told) => x.mul(2).equals(told('a').add(told('b'))),
      (dice, parts) => {
        const { scene, n, move, low, high, same, text } = open(dice, parts);
        parts.rename(high, low);
        parts.working.calc('Parts altogether', `${high} + ${low}`);
        parts.working.calc('Parts in each', `${high + low} ÷ 2`);
        parts.working.calc('Each', `${same} × 1/${n}`, FRACTION);
        return {
          story: [scene.same, scene.first(text(high)), scene.second(text(low)), scene.levelled],
          ask: `What fraction of each ${scene.unit} is full then?`,
          blank: `Then ___ of each ${scene.unit} is full.`,
          key: same,
          style: FRACTION,
          told: { a: high, b: low },
          hints: [
            'Nothing is lost: what one loses, the other gets.',
            'Write both fractions with the same denominator. How many parts are there altogether?',
            'Share the parts equally by two.',
          ],
          wrongs: [
            ['gave-the-move', `This is what is ${scene.moved}. How full is each one then?`, move],
            ['whole-difference', 'This is the difference at first.', 2 * move],
            ['gave-the-first', 'This is how full the first one was.', high],
            ['gave-the-second', 'This is how full the second one was.', low],
            ['one-part-too-many', 'Count the parts again.', same + 1],
            ['one-part-too-few', 'Count the parts again.', same - 1],
          ],
        };
      },
    ),
    partsShape(
      'second-from-move',
      'independent',
      (x, told) =>
        told('a')
          .sub(told('move'))
          .equals(x.add(told('move'))),
      (dice, parts) => {
        const { scene, move, low, high, same, text } = open(dice, parts);
        parts.rename(high, move);
        parts.sum('Each in the end', high, '−', move);
        parts.answer(`${capital(scene.names[1])} at first`, same, '−', move);
        return {
          story: [
            scene.same,
            scene.first(text(high)),
            scene.moves(text(move)),
            'Then both are equally full.',
          ],
          ask: `What fraction of ${scene.names[1]} was full at first?`,
          blank: `At first ___ of ${scene.names[1]} was full.`,
          key: low,
          style: FRACTION,
          told: { a: high, move },
          middle: [`In the end ___ of each ${scene.unit} is full.`, same],
          hints: [
            'Start from the end, when both are equally full.',
            `How full is ${scene.names[0]} in the end? Write the fractions with the same denominator.`,
            `${capital(scene.names[1])} is just as full then. Take away what came in.`,
          ],
          wrongs: [
            ['only-one-changed', 'Both change. What one loses, the other gets.', same],
            ['gave-the-first', 'This is how full the first one was.', high],
            ['gave-the-move', `This is what was ${scene.moved}.`, move],
            ['gave-the-difference', 'This is the difference at first.', 2 * move],
            ['one-part-too-many', 'Count the parts again.', low + 1],
            ['one-part-too-few', 'Count the parts again.', low - 1],
          ],
        };
      },
    ),
    partsShape(
      'second-from-end',
      'mastery',
      (x, told) => {
        const end = told('left').add(told('used'));
        return x.add(told('a').sub(end)).equals(end);
      },
      (dice, parts) => {
        const { scene, move, low, high, same, text } = open(dice, parts);
        if (same < 2) return null;
        const used = dice.int(1, same - 1);
        const left = same - used;
        if (used === left) return null;
        parts.rename(high, used, left);
        parts.sum('Each when equal', left, '+', used);
        parts.sum('Moved', high, '−', same);
        parts.answer(`${capital(scene.names[1])} at first`, same, '−', move);
        return {
          story: [
            scene.same,
            scene.firstShort(text(high)),
            scene.levelled,
            scene.uses(text(used)),
            scene.secondLeft(text(left)),
          ],
          ask: `What fraction of ${scene.names[1]} was full at first?`,
          blank: `At first ___ of ${scene.names[1]} was full.`,
          key: low,
          style: FRACTION,
          told: { a: high, used, left },
          middle: [`___ of a ${scene.unit} was ${scene.moved}.`, move],
          hints: [
            `Start from the end. How full was ${scene.names[1]} before some was used?`,
            `${capital(scene.names[0])} was just as full then. How much had it lost?`,
            `${capital(scene.names[1])} had got that much. Take it away.`,
          ],
          wrongs: [
            ['only-one-changed', 'Both change. What one loses, the other gets.', same],
            ['gave-the-move', 'This is what moved.', move],
            ['use-not-undone', 'Put back what was used first.', left - move],
            ['gave-the-end', 'This is what is left in the end.', left],
            ['gave-the-first', 'This is how full the first one was.', high],
            ['one-part-too-many', 'Count the parts again.', low + 1],
            ['one-part-too-few', 'Count the parts again.', low - 1],
          ],
        };
      },
    ),
  ];
}
