import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, exact } from '../numbers/exact.js';
import { capital, drawPeople } from '../core/people.js';
import { Working } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { type ShareText, overFull, shareStyle, workWholeFrom } from './share-lines.js';
import { toWrongs } from './wrong-values.js';

/** h3, two owners share a whole: some moves from the first to the second, the total stays. */
export interface ShareTransferScene {
  style: Style;
  /** Range of the whole. */
  low: number;
  high: number;
  /** As in "Ravi" or "Tank P". */
  names: [string, string];
  total: (w: string) => string;
  totalUnknown: string;
  /** The first has this share, the second the rest. */
  share: (p: string) => string;
  /** The second has this share, the first the rest. */
  otherShare: (p: string) => string;
  moves: (x: string) => string;
  equalAfter: string;
  shareAfter: (q: string) => string;
  askMove: string;
  blankMove: string;
  askOther: string;
  blankOther: string;
  askTotal: string;
  blankTotal: string;
  /** What the first has at the start. */
  blankFirst: string;
}

export interface ShareTransferPack {
  scenes: ReadonlyArray<(first: string, second: string) => ShareTransferScene>;
  share: ShareText;
  /** More than half for the first, and a smaller share for after (mastery). */
  shares: (dice: Dice, level: ProficiencyLevel) => [Exact, Exact];
}

/** The shares of both owners: one bar for per cent, two for fractions. */
function ownerBars(
  scene: ShareTransferScene,
  p: Exact,
  full: number,
  first: string,
  whole: string,
): DrawingSpec {
  const rest = exact(full).sub(p);
  if (full === 100)
    return {
      kind: 'percent-bar',
      parts: [
        { percent: p.valueOf(), label: first },
        { percent: rest.valueOf(), label: '' },
      ],
      marks: [{ percent: 100, label: whole }],
    };
  return {
    kind: 'bars',
    rows: [
      { label: capital(scene.names[0]), segments: [{ size: p.valueOf(), label: first }] },
      {
        label: capital(scene.names[1]),
        segments: [{ size: rest.valueOf(), label: 'the rest', tint: 'green' }],
      },
    ],
  };
}

/** Shapes of h3 for shares of a fixed total. */
export function shareTransferShapes(pack: ShareTransferPack): Shape[] {
  const { share } = pack;
  const { full, text } = share;
  const of = (name: string, s: string) =>
    gateway(full === 1 ? `${name} = ${s} * whole` : `${name} = ${s} / 100 * whole`);

  const open = (dice: Dice, level: ProficiencyLevel) => {
    const [one, two] = drawPeople(dice, 2);
    const scene = dice.pick(pack.scenes)(one?.name ?? '', two?.name ?? '');
    const [p, q] = pack.shares(dice, level);
    // Both owners and half of the whole come out even.
    const least = Number([p, q].reduce((l, s) => l.lcm(Number(s.div(full).d)), exact(2)).valueOf());
    const [from, to] = [Math.ceil(scene.low / least), Math.floor(scene.high / least)];
    if (to < from) return null;
    const whole = exact(least * dice.int(from, to));
    const a = whole.mul(p).div(full);
    return { scene, style: scene.style, p, q, whole, a, b: whole.sub(a) };
  };
  const workOwners = (
    working: Working,
    d: { p: Exact; whole: Exact; scene: ShareTransferScene },
  ): [Exact, Exact] => {
    const { style, names } = d.scene;
    const a = working.calc(
      `${capital(names[0])} at first`,
      `${overFull(share, d.p)} × ${style.bare(d.whole)}`,
      style,
    );
    const b = working.calc(
      `${capital(names[1])} at first`,
      `${style.bare(d.whole)} − ${style.bare(a)}`,
      style,
    );
    return [a, b];
  };

  return [
    {
      id: 'move-then-other',
      levels: ['not_ready'],
      proof: {
        kind: 'facts',
        facts: [of('a', 'p'), relation('b = whole - a'), relation('now = b + moved')],
        asked: 'now',
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, p, whole, a, b } = d;
        const most = Math.floor(a.valueOf() / 2);
        if (most < 2) return null;
        const moved = exact(dice.int(2, most));
        const now = b.add(moved);
        const working = new Working();
        const [, other] = workOwners(working, d);
        working.calc(`${capital(scene.names[1])} now`, `${style.bare(other)} + ${style.bare(moved)}`, style);
        return {
          story: [scene.total(style.text(whole)), scene.share(text(p)), scene.moves(style.text(moved))],
          ask: scene.askOther,
          blank: scene.blankOther,
          answer: amount(now, style),
          middles: [{ blank: scene.blankFirst, amount: amount(a, style) }],
          params: { whole, p, moved },
          working,
          hints: [
            'The total does not change. Draw a bar for each of the two.',
            `Find ${text(p)} of ${style.text(whole)}. The rest belongs to ${scene.names[1]}.`,
            `What ${scene.names[0]} loses, ${scene.names[1]} gets. Put ${style.text(moved)} with the rest.`,
          ],
          wrongs: toWrongs([
            ['move-forgotten', `This is what ${scene.names[1]} had before anything moved.`, b],
            ['gave-the-first', 'This belongs to the other one.', a.sub(moved)],
            ['moved-the-wrong-way', 'Check who gives and who gets.', b.sub(moved)],
            ['first-gained', 'The one who gives has less, not more.', a.add(moved)],
            ['share-of-the-other', 'The share told belongs to the first one. The other has the rest.', a],
            ['shared-equally', 'The two do not have the same here.', whole.div(2)],
          ]),
          drawing: ownerBars(scene, p, full, text(p), style.text(whole)),
        };
      },
    },
    {
      id: 'move-to-be-equal',
      levels: ['guided'],
      proof: {
        kind: 'facts',
        facts: [of('b', 'q'), relation('whole = a + b'), relation('a - move = b + move')],
        asked: 'move',
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, p, whole, a, b } = d;
        const q = exact(full).sub(p);
        const move = a.sub(b).div(2);
        const working = new Working();
        const other = working.calc(
          `${scene.names[1]} at first`,
          `${overFull(share, q)} × ${style.bare(whole)}`,
          style,
        );
        const each = working.calc('Each in the end', `${style.bare(whole)} ÷ 2`, style);
        working.calc('Moved', `${style.bare(each)} − ${style.bare(other)}`, style);
        return {
          story: [scene.total(style.text(whole)), scene.otherShare(text(q))],
          ask: scene.askMove,
          blank: scene.blankMove,
          answer: amount(move, style),
          middles: [{ blank: scene.blankFirst, amount: amount(a, style) }],
          params: { whole, q },
          working,
          hints: [
            'The total stays the same. What does each have when they are equal?',
            `Find ${text(q)} of ${style.text(whole)}. Compare it with half of the total.`,
            `${capital(scene.names[1])} needs as much as is missing from half of ${style.text(whole)}.`,
          ],
          wrongs: toWrongs([
            [
              'whole-difference-moved',
              'When one gives, the other gains too. All of the difference is too much.',
              a.sub(b),
            ],
            ['gave-the-equal-amount', 'This is what each has in the end.', whole.div(2)],
            ['gave-the-second', `This is what ${scene.names[1]} had at first.`, b],
            ['gave-the-first', `This is what ${scene.names[0]} had at first.`, a],
            ['half-of-the-first', 'Half of what the first has is not the difference to share.', a.div(2)],
            ['halved-too-often', 'You shared the difference by two once too often.', move.div(2)],
            ['half-of-the-second', 'Compare with half of the total.', b.div(2)],
          ]),
          drawing: null,
        };
      },
    },
    {
      id: 'total-from-move',
      levels: ['independent'],
      proof: {
        kind: 'facts',
        facts: [of('a', 'p'), relation('whole = a + b'), relation('a - moved = b + moved')],
        asked: 'whole',
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, p, whole, a, b } = d;
        const moved = a.sub(b).div(2);
        const working = new Working();
        const half = exact(full).div(2);
        const part = working.calc('Share moved', `${share.line(p)} − ${share.line(half)}`, shareStyle(share));
        workWholeFrom(working, share, part, moved, style);
        const upset = exact(full);
        return {
          story: [scene.totalUnknown, scene.share(text(p)), scene.moves(style.text(moved)), scene.equalAfter],
          ask: scene.askTotal,
          blank: scene.blankTotal,
          answer: amount(whole, style),
          middles: [
            { blank: 'The share that moves is ___ of the total.', amount: amount(part, shareStyle(share)) },
          ],
          params: { p, moved },
          working,
          hints: [
            'The total stays the same, so in the end each has half of it.',
            `Compare ${text(p)} with one half. What share of the total was moved?`,
            `The share that moved is ${text(p)} less one half. It comes to ${style.text(moved)}. Find the whole.`,
          ],
          wrongs: toWrongs([
            [
              'move-as-whole-difference',
              'When something moves, the difference shrinks by twice as much.',
              moved.mul(upset).div(p.mul(2).sub(upset)),
            ],
            [
              'move-as-first-share',
              'What was moved is not all that the first one had.',
              moved.mul(upset).div(p),
            ],
            ['gave-the-first', `This is what ${scene.names[0]} had at first.`, a],
            ['gave-the-second', `This is what ${scene.names[1]} had at first.`, b],
            ['gave-one-half', 'This is what each has in the end.', whole.div(2)],
            ['twice-the-move', 'The total is more than what was moved there and back.', moved.mul(2)],
            ['added-the-move', 'Nothing came in from outside. The total stays the same.', whole.add(moved)],
          ]),
          drawing: null,
        };
      },
    },
    {
      id: 'other-from-two-shares',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [of('a', 'p'), of('aNow', 'q'), relation('aNow = a - moved'), relation('bNow = whole - aNow')],
        asked: 'bNow',
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, p, q, whole, a, b } = d;
        const aNow = whole.mul(q).div(full);
        const moved = a.sub(aNow);
        const bNow = whole.sub(aNow);
        if (moved.compare(1) <= 0 || p.sub(q).equals(exact(full).sub(p))) return null;
        const working = new Working();
        const part = working.calc('Share moved', `${share.line(p)} − ${share.line(q)}`, shareStyle(share));
        const all = workWholeFrom(working, share, part, moved, style);
        const rest = working.calc(
          `Share for ${scene.names[1]}`,
          `${full === 1 ? '1' : '100%'} − ${share.line(q)}`,
          shareStyle(share),
        );
        working.calc(
          `${capital(scene.names[1])} now`,
          `${overFull(share, rest)} × ${style.bare(all)}`,
          style,
        );
        return {
          story: [
            scene.totalUnknown,
            scene.share(text(p)),
            scene.moves(style.text(moved)),
            scene.shareAfter(text(q)),
          ],
          ask: scene.askOther,
          blank: scene.blankOther,
          answer: amount(bNow, style),
          middles: [{ blank: scene.blankTotal, amount: amount(whole, style) }],
          params: { p, q, moved },
          working,
          hints: [
            'The total stays the same. Only the shares of it change.',
            `The share went from ${text(p)} to ${text(q)} of the same total. How much is the difference?`,
            `Find the total from that difference. Then find the share that ${scene.names[1]} has in the end.`,
          ],
          wrongs: toWrongs([
            ['gave-the-total', 'This is the total. The question asks for one of the two.', whole],
            ['gave-the-start', `This is what ${scene.names[1]} had at first.`, b],
            ['gave-the-first', 'This belongs to the other one.', aNow],
            ['first-at-the-start', `This is what ${scene.names[0]} had at first.`, a],
            [
              'move-as-whole-share',
              'What was moved is only the difference of the two shares.',
              moved.mul(exact(full).sub(q)).div(q),
            ],
            ['moved-the-wrong-way', 'Check who gives and who gets.', b.sub(moved)],
            ['moved-twice', 'The amount was moved only once.', bNow.add(moved)],
          ]),
          drawing: null,
        };
      },
    },
  ];
}
