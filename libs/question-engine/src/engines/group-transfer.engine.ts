import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import type { Exact } from '../numbers/exact.js';
import { capital, drawPeople } from '../core/people.js';
import { Working } from '../core/working.js';
import { toWrongs } from './wrong-values.js';

/** h3, some moves from one owner to another until both have the same; the first owner's amount is equal groups. */
export interface GroupTransferScene {
  style: Style;
  names: [string, string];
  /** The first owner's groups: "Ravi has 4 coils of wire, 1.45 m each." */
  groups: (n: string, m: string) => string;
  /** Groups of a size that is not told. */
  groupsUnknown: (n: string) => string;
  other: (b: string) => string;
  moves: (x: string) => string;
  equalAfter: string;
  askMove: string;
  blankMove: string;
  askEqual: string;
  blankEqual: string;
  askOther: string;
  blankOther: string;
  askEach: string;
  blankEach: string;
  /** What the first has at the start. */
  blankFirst: string;
  /** How much more the first had than the second at first. */
  blankDifference: string;
}

export interface GroupTransferPack {
  scenes: ReadonlyArray<(first: string, second: string) => GroupTransferScene>;
  /** Groups of the first owner and what moves; the second then has what is left over. */
  numbers: (
    dice: Dice,
    level: ProficiencyLevel,
    scene: number,
  ) => { count: number; each: Exact; move: Exact };
}

const FACTS = [
  gateway('a = count * each'),
  relation('aNow = a - move'),
  relation('bNow = b + move'),
  relation('aNow = bNow'),
];

/** Shapes of h3 for amounts in equal groups. */
export function groupTransferShapes(pack: GroupTransferPack): Shape[] {
  const open = (dice: Dice, level: ProficiencyLevel) => {
    const at = dice.int(0, pack.scenes.length - 1);
    const [one, two] = drawPeople(dice, 2);
    const scene = pack.scenes[at]?.(one?.name ?? '', two?.name ?? '');
    if (!scene) return null;
    const { count, each, move } = pack.numbers(dice, level, at);
    const a = each.mul(count);
    const b = a.sub(move.mul(2));
    const { style } = scene;
    if (![each, move, a, b, a.sub(move)].every((v) => style.allows(v))) return null;
    if (b.mul(5).compare(a) < 0) return null;
    return {
      scene,
      style,
      count,
      each,
      move,
      a,
      b,
      same: a.sub(move),
      n: String(count),
      m: style.text(each),
    };
  };
  type Drawn = NonNullable<ReturnType<typeof open>>;
  const workFirst = (working: Working, { scene, style, count, each }: Drawn): Exact =>
    working.calc(`${capital(scene.names[0])} at first`, `${count} × ${style.bare(each)}`, style);
  const slipsOfEqual = ({ a, b, each, count }: Drawn): ReadonlyArray<readonly [string, string, Exact]> => [
    ['one-group-only', 'There are several equal amounts. Count them all.', each.sub(b).abs().div(2)],
    [
      'one-group-too-few',
      'You left out one of the equal amounts.',
      each
        .mul(count - 1)
        .sub(b)
        .abs()
        .div(2),
    ],
    ['sum-halved', 'This is what each has in the end.', a.add(b).div(2)],
  ];

  return [
    {
      id: 'move-to-be-equal',
      levels: ['not_ready'],
      proof: { kind: 'facts', facts: FACTS, asked: 'move' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, count, each, move, a, b } = d;
        const working = new Working();
        const first = workFirst(working, d);
        const gap = working.calc('Difference', `${style.bare(first)} − ${style.bare(b)}`, style);
        working.calc('Moved', `${style.bare(gap)} ÷ 2`, style);
        return {
          story: [scene.groups(d.n, d.m), scene.other(style.text(b))],
          ask: scene.askMove,
          blank: scene.blankMove,
          answer: amount(move, style),
          middles: [],
          params: { count, each, b },
          working,
          hints: [
            'When one gives, the other gets it. The total stays the same.',
            `First find ${count} times ${d.m}.`,
            'Find how much more one has than the other. Half of that has to move.',
          ],
          wrongs: toWrongs([
            [
              'whole-difference-moved',
              'When one gives, the other gains as well. All of the difference is too much.',
              a.sub(b),
            ],
            ['halved-too-often', 'You shared by two once too often.', move.div(2)],
            ['half-of-the-first', 'Share the difference, not all that the first one has.', a.div(2)],
            ['gave-the-other', 'This is what the other one has.', b],
            ['gave-the-first', 'This is what the first one has.', a],
            ...slipsOfEqual(d),
          ]),
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: capital(scene.names[0]),
                segments: [
                  { size: b.valueOf(), label: '' },
                  { size: a.sub(b).valueOf(), label: '', tint: 'amber' },
                ],
                brace: `${d.n} × ${d.m}`,
              },
              {
                label: capital(scene.names[1]),
                segments: [{ size: b.valueOf(), label: style.text(b), tint: 'green' }],
              },
            ],
          },
        };
      },
    },
    {
      id: 'each-when-equal',
      levels: ['guided'],
      proof: { kind: 'facts', facts: FACTS, asked: 'bNow' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, count, each, a, b, same } = d;
        const working = new Working();
        const first = workFirst(working, d);
        const total = working.calc('Total', `${style.bare(first)} + ${style.bare(b)}`, style);
        working.calc('Each in the end', `${style.bare(total)} ÷ 2`, style);
        return {
          story: [scene.groups(d.n, d.m), scene.other(style.text(b))],
          ask: scene.askEqual,
          blank: scene.blankEqual,
          answer: amount(same, style),
          middles: [],
          params: { count, each, b },
          working,
          hints: [
            'What one gives, the other gets. What stays the same?',
            `First find ${count} times ${d.m}.`,
            `Find the total with ${style.text(b)}. In the end each has half of it.`,
          ],
          wrongs: toWrongs([
            ['not-shared', 'This is for both together. Share it equally.', a.add(b)],
            ['gave-the-move', 'This is what moves. The question asks what each has then.', a.sub(b).div(2)],
            ['whole-difference-moved', 'When one gives, the other gains as well.', a.sub(b)],
            ['half-of-the-first', 'Share the total, not all that the first one has.', a.div(2)],
            ['one-group-only', 'There are several equal amounts. Count them all.', each.add(b).div(2)],
            [
              'one-group-too-few',
              'You left out one of the equal amounts.',
              each
                .mul(count - 1)
                .add(b)
                .div(2),
            ],
          ]),
          drawing: null,
        };
      },
    },
    {
      id: 'other-from-move',
      levels: ['independent'],
      proof: { kind: 'facts', facts: FACTS, asked: 'b' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, count, each, move, a, b, same } = d;
        const working = new Working();
        const first = workFirst(working, d);
        const gap = working.calc('Difference at first', `2 × ${style.bare(move)}`, style);
        working.calc(
          `${capital(scene.names[1])} at first`,
          `${style.bare(first)} − ${style.bare(gap)}`,
          style,
        );
        return {
          story: [scene.groups(d.n, d.m), scene.moves(style.text(move)), scene.equalAfter],
          ask: scene.askOther,
          blank: scene.blankOther,
          answer: amount(b, style),
          middles: [{ blank: scene.blankDifference, amount: amount(move.mul(2), style) }],
          params: { count, each, move },
          working,
          hints: [
            'When one gives, the other gains as well. By how much does the difference shrink?',
            `Find ${count} times ${d.m}. That is what ${scene.names[0]} had.`,
            `At first the difference was twice ${style.text(move)}.`,
          ],
          wrongs: toWrongs([
            ['only-one-side-changed', 'What one loses the other gains. Change both.', same],
            ['gave-the-first', 'This is what the first one had.', a],
            ['moved-the-wrong-way', 'Check who gives and who gets.', a.add(move)],
            [
              'one-group-only',
              'There are several equal amounts. Count them all.',
              each.sub(move.mul(2)).abs(),
            ],
            ['gave-the-difference', 'This is how much more the first one had.', move.mul(2)],
            ['one-group-too-few', 'You left out one of the equal amounts.', b.sub(each)],
          ]),
          drawing: null,
        };
      },
    },
    {
      id: 'each-from-other',
      levels: ['mastery'],
      proof: { kind: 'facts', facts: FACTS, asked: 'each' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, count, each, move, a, b, same } = d;
        const working = new Working();
        const end = working.calc(
          `${capital(scene.names[1])} in the end`,
          `${style.bare(b)} + ${style.bare(move)}`,
          style,
        );
        const first = working.calc(
          `${capital(scene.names[0])} at first`,
          `${style.bare(end)} + ${style.bare(move)}`,
          style,
        );
        working.calc('Each of them', `${style.bare(first)} ÷ ${count}`, style);
        return {
          story: [
            scene.groupsUnknown(d.n),
            scene.other(style.text(b)),
            scene.moves(style.text(move)),
            scene.equalAfter,
          ],
          ask: scene.askEach,
          blank: scene.blankEach,
          answer: amount(each, style),
          middles: [{ blank: scene.blankFirst, amount: amount(a, style) }],
          params: { count, b, move },
          working,
          hints: [
            'Start from the end, when both have the same.',
            `What does ${scene.names[1]} have in the end? ${capital(scene.names[0])} has just as much then.`,
            `Put ${style.text(move)} back to find what ${scene.names[0]} had. It was in ${count} equal amounts.`,
          ],
          wrongs: toWrongs([
            ['not-put-back', 'Put back what was given before you share.', same.div(count)],
            ['only-other-changed', 'Both change. What one loses the other gains.', b.div(count)],
            ['not-shared', 'This is for all of them together.', a],
            ['shared-the-difference', 'Share all that the first one had.', move.mul(2).div(count)],
            ['put-back-twice', 'What was given has to be put back once.', a.add(move).div(count)],
            ['one-more-share', 'Check how many equal amounts there are.', a.div(count + 1)],
            ['gave-the-end', 'This is what each has in the end.', same],
          ]),
          drawing: null,
        };
      },
    },
  ];
}
