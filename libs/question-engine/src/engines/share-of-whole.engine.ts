import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { BARE, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, exact } from '../numbers/exact.js';
import { drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { type SharePack, workLeft, workWhole } from './share-scene.js';

/** Least whole that both shares divide. */
function leastWhole(full: number, ...shares: Exact[]): number {
  return shares.reduce(
    (whole, s) =>
      Number(
        exact(whole)
          .lcm(exact(1, 1).mul(Number(s.div(full).d)))
          .valueOf(),
      ),
    1,
  );
}

function shareBar(pack: SharePack, whole: string, ...shares: Exact[]): DrawingSpec {
  const rest = exact(pack.full).sub(shares.reduce((a, b) => a.add(b), exact(0)));
  return {
    kind: 'bars',
    rows: [
      {
        label: '',
        segments: [
          ...shares.map((s) => ({ size: s.valueOf(), label: pack.text(s) })),
          { size: rest.valueOf(), label: '?', tint: 'amber' as const },
        ],
        brace: whole,
      },
    ],
  };
}

/** Shapes of h1 for shares of a whole. */
export function shareOfWholeShapes(pack: SharePack): Shape[] {
  const { full } = pack;
  const part = (name: string, share: string) =>
    gateway(full === 1 ? `${name} = ${share} * whole` : `${name} = ${share} / 100 * whole`);
  const over = (share: Exact): string => (full === 1 ? pack.text(share) : `${share.toFraction()}/100`);
  const open = (dice: Dice, level: ProficiencyLevel) => {
    const scene = dice.pick(pack.scenes)(drawPerson(dice));
    const [first, second] = pack.shares(dice, level);
    const least = leastWhole(full, first, second) * (scene.step ?? 1);
    const times = Math.floor(scene.most / least);
    if (times < 2) return null;
    const whole = exact(least * dice.int(2, times));
    return {
      scene,
      first,
      second,
      whole,
      part1: whole.mul(first).div(full),
      part2: whole.mul(second).div(full),
    };
  };
  const fullText = full === 1 ? '1' : '100%';

  return [
    {
      id: 'one-share',
      levels: ['not_ready'],
      proof: {
        kind: 'facts',
        facts: [part('part', 'share'), relation('whole = part + rest')],
        asked: 'rest',
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, first, whole, part1 } = d;
        const working = new Working();
        const known = working.calc(
          'The known part',
          `${over(first)} × ${scene.style.bare(whole)}`,
          scene.style,
        );
        working.calc('The rest', `${scene.style.bare(whole)} − ${scene.style.bare(known)}`, scene.style);
        const rest = whole.sub(part1);
        return {
          story: [scene.whole(scene.style.text(whole)), scene.one(pack.text(first))],
          ask: scene.askRest,
          blank: scene.blankRest,
          answer: amount(rest, scene.style),
          middles: [{ blank: scene.blankFirst, amount: amount(part1, scene.style) }],
          params: { whole, share: first },
          working,
          hints: [
            'The whole has two parts. Which one can you find first?',
            `Find ${pack.text(first)} of ${scene.style.text(whole)}.`,
            `Take ${pack.text(first)} of ${scene.style.text(whole)} away from the whole.`,
          ],
          wrongs: [
            {
              code: 'gave-the-known-part',
              explanation: 'This is the part that is told. The question asks for the other part.',
              value: part1,
            },
            {
              code: 'share-taken-as-amount',
              explanation: `${pack.text(first)} is a share of the whole, not an amount to take away.`,
              value: full === 1 ? -1 : whole.sub(first),
            },
            {
              code: 'added-the-part',
              explanation: 'The part is inside the whole. Do not add it.',
              value: whole.add(part1),
            },
            {
              code: 'one-unit-only',
              explanation: 'You found only one equal unit. Count how many units the part has.',
              value: full === 1 ? whole.div(Number(first.d)) : whole.div(10),
            },
            {
              code: 'one-unit-taken-away',
              explanation: 'You took away only one equal unit. Count how many units the part has.',
              value: full === 1 ? whole.sub(whole.div(Number(first.d))) : whole.sub(whole.div(10)),
            },
            { code: 'half-of-the-whole', explanation: 'The two parts are not equal.', value: whole.div(2) },
          ],
          drawing: shareBar(pack, scene.style.text(whole), first),
        };
      },
    },
    {
      id: 'two-shares',
      levels: ['guided'],
      proof: {
        kind: 'facts',
        facts: [part('partA', 'shareA'), part('partB', 'shareB'), relation('whole = partA + partB + rest')],
        asked: 'rest',
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, first, second, whole, part1, part2 } = d;
        const { style } = scene;
        const working = new Working();
        const a = working.calc('First part', `${over(first)} × ${style.bare(whole)}`, style);
        const b = working.calc('Second part', `${over(second)} × ${style.bare(whole)}`, style);
        working.calc('The rest', `${style.bare(whole)} − ${style.bare(a)} − ${style.bare(b)}`, style);
        const rest = whole.sub(part1).sub(part2);
        return {
          story: [scene.whole(style.text(whole)), scene.two(pack.text(first), pack.text(second))],
          ask: scene.askRest,
          blank: scene.blankRest,
          answer: amount(rest, style),
          middles: [{ blank: scene.blankFirst, amount: amount(part1, style) }],
          params: { whole, shareA: first, shareB: second },
          working,
          hints: [
            'Three parts make up the whole. Two of them are told as shares.',
            'Find what share of the whole is left after the two known shares.',
            `Add ${pack.text(first)} and ${pack.text(second)}, take the sum from ${fullText}, and find that share of ${style.text(whole)}.`,
          ],
          wrongs: [
            {
              code: 'forgot-a-part',
              explanation: 'There is a second share to take away.',
              value: whole.sub(part1),
            },
            {
              code: 'forgot-the-first-part',
              explanation: 'The first share has to be taken away too.',
              value: whole.sub(part2),
            },
            {
              code: 'gave-the-known-parts',
              explanation: 'This is what the two known parts come to.',
              value: part1.add(part2),
            },
            {
              code: 'share-of-what-is-left',
              explanation: 'Both shares are of the whole, not of what is left.',
              value: whole.sub(part1).mul(exact(full).sub(second)).div(full),
            },
            { code: 'gave-one-part', explanation: 'This is only one of the known parts.', value: part1 },
            { code: 'gave-one-part', explanation: 'This is only one of the known parts.', value: part2 },
          ],
          drawing: shareBar(pack, style.text(whole), first, second),
        };
      },
    },
    {
      id: 'whole-from-rest',
      levels: ['independent'],
      proof: {
        kind: 'facts',
        facts: [part('partA', 'shareA'), part('partB', 'shareB'), relation('whole = partA + partB + rest')],
        asked: 'whole',
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, first, second, whole, part1, part2 } = d;
        const { style } = scene;
        const rest = whole.sub(part1).sub(part2);
        const working = new Working();
        const left = workLeft(working, pack, first, second);
        workWhole(working, pack, left, rest, style);
        return {
          story: [
            scene.wholeUnknown,
            scene.two(pack.text(first), pack.text(second)),
            scene.restGiven(style.text(rest)),
          ],
          ask: scene.askWhole,
          blank: scene.blankWhole,
          answer: amount(whole, style),
          middles:
            pack.blankLeft === undefined
              ? []
              : [
                  {
                    blank: pack.blankLeft,
                    amount: amount(left, { ...BARE, text: pack.text, bare: pack.text }),
                  },
                ],
          params: { shareA: first, shareB: second, rest },
          working,
          hints: [
            'Draw one bar for the whole. Which part of it is known as an amount?',
            `Find what share of the whole is ${style.text(rest)}.`,
            `Take both shares from ${fullText}. ${style.text(rest)} is that share; find one unit of it, then the whole.`,
          ],
          wrongs: [
            {
              code: 'forgot-a-part',
              explanation: 'Two shares are taken. You used only the first.',
              value: rest.mul(full).div(exact(full).sub(first)),
            },
            {
              code: 'forgot-the-first-part',
              explanation: 'Two shares are taken. You used only the second.',
              value: rest.mul(full).div(exact(full).sub(second)),
            },
            {
              code: 'rest-taken-as-known-share',
              explanation: 'The amount is for the rest, not for the two shares.',
              value: rest.mul(full).div(first.add(second)),
            },
            {
              code: 'gave-the-known-parts',
              explanation: 'This is what the two shares come to. The whole also has the rest.',
              value: part1.add(part2),
            },
            {
              code: 'share-of-what-is-left',
              explanation: 'Both shares are of the whole, not of what is left.',
              value: rest
                .mul(full)
                .mul(full)
                .div(exact(full).sub(first).mul(exact(full).sub(second))),
            },
            {
              code: 'share-of-the-rest-added',
              explanation: 'You took the shares of the rest. They are shares of the whole.',
              value: rest.add(rest.mul(first.add(second)).div(full)),
            },
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'difference-from-rest',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [
          part('partA', 'shareA'),
          part('partB', 'shareB'),
          relation('whole = partA + partB + rest'),
          relation('more = partA - partB'),
        ],
        asked: 'more',
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d || d.first.equals(d.second)) return null;
        const { scene, first, second, whole, part1, part2 } = d;
        const { style } = scene;
        const rest = whole.sub(part1).sub(part2);
        const more = part1.sub(part2);
        const working = new Working();
        const left = workLeft(working, pack, first, second);
        const all = workWhole(working, pack, left, rest, style);
        const a = working.calc('First part', `${over(first)} × ${style.bare(all)}`, style);
        const b = working.calc('Second part', `${over(second)} × ${style.bare(all)}`, style);
        working.calc('Difference', `${style.bare(a)} − ${style.bare(b)}`, style);
        return {
          story: [
            scene.wholeUnknown,
            scene.two(pack.text(first), pack.text(second)),
            scene.restGiven(style.text(rest)),
          ],
          ask: scene.askMore,
          blank: scene.blankMore,
          answer: amount(more, style),
          middles: [{ blank: scene.blankWhole, amount: amount(whole, style) }],
          params: { shareA: first, shareB: second, rest },
          working,
          hints: [
            'Draw one bar for the whole with its three parts.',
            `Find what share of the whole is ${style.text(rest)}, then find the whole.`,
            `Compare ${pack.text(first)} and ${pack.text(second)} of the whole once you have it.`,
          ],
          wrongs: [
            {
              code: 'gave-the-whole',
              explanation: 'This is the whole. The question asks how many more.',
              value: whole,
            },
            {
              code: 'gave-one-part',
              explanation: 'This is one of the two parts, not the difference.',
              value: part1,
            },
            {
              code: 'gave-one-part',
              explanation: 'This is one of the two parts, not the difference.',
              value: part2,
            },
            {
              code: 'added-the-parts',
              explanation: 'You added the two parts. Find the difference.',
              value: part1.add(part2),
            },
            {
              code: 'share-of-the-rest',
              explanation: 'The shares are of the whole, not of the rest.',
              value: rest.mul(first.sub(second)).div(full),
            },
            {
              code: 'rest-taken-as-known-share',
              explanation: 'The amount is for the rest, not for the two shares.',
              value: rest.mul(first.sub(second)).div(first.add(second)),
            },
            {
              code: 'wrong-pair',
              explanation: 'Compare the two parts that the question names.',
              value: part1.sub(rest).abs(),
            },
          ],
          drawing: null,
        };
      },
    },
  ];
}
