import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Fact, type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, exact } from '../numbers/exact.js';
import { type Person, drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { type ShareText, fullText, overFull, shareStyle, workWholeFrom } from './share-lines.js';
import { toWrongs } from './wrong-values.js';

/** h6, a share of the whole goes, then a share of what is left. */
export interface RemainderScene {
  style: Style;
  start: (w: string) => string;
  startUnknown: string;
  first: (p: string) => string;
  second: (q: string) => string;
  /** A third share, of what was left then (mastery). */
  third: (r: string) => string;
  /** A known amount goes last (mastery). */
  amountGone: (x: string) => string;
  left: (l: string) => string;
  askLeft: string;
  blankLeft: string;
  askSecond: string;
  blankSecond: string;
  askStart: string;
  blankStart: string;
  blankRemainder: string;
}

export interface RemainderPack {
  scenes: ReadonlyArray<(person: Person) => RemainderScene>;
  share: ShareText;
  /** Three shares below the whole; the third is used where the end is a share. */
  shares: (dice: Dice, level: ProficiencyLevel) => [Exact, Exact, Exact];
  /** The whole, for one scene; a draw that does not come out even is drawn again. */
  whole: (dice: Dice, level: ProficiencyLevel, scene: number) => Exact;
  /** How the last part of a mastery item goes. */
  end: 'amount' | 'share';
}

function toUnits(share: Exact, full: number, label: string): { units: number; taken: number; label: string } {
  const part = share.div(full);
  return { units: Number(part.d), taken: Number(part.n), label };
}

/** Shapes of h6. */
export function remainderShapes(pack: RemainderPack): Shape[] {
  const { share } = pack;
  const { full, text } = share;
  const of = (name: string, s: string, whole: string): Fact =>
    gateway(full === 1 ? `${name} = ${s} * ${whole}` : `${name} = ${s} / 100 * ${whole}`);
  const branches = [
    of('gone', 'p', 'whole'),
    relation('rem = whole - gone'),
    of('next', 'q', 'rem'),
    relation('left = rem - next'),
  ];

  const open = (dice: Dice, level: ProficiencyLevel) => {
    const at = dice.int(0, pack.scenes.length - 1);
    const scene = pack.scenes[at]?.(drawPerson(dice));
    if (!scene) return null;
    const [p, q, r] = pack.shares(dice, level);
    const whole = pack.whole(dice, level, at);
    const rest = (s: Exact): Exact => exact(full).sub(s);
    const gone = whole.mul(p).div(full);
    const rem = whole.sub(gone);
    const next = rem.mul(q).div(full);
    const left = rem.sub(next);
    const { style } = scene;
    if (![whole, gone, rem, next, left].every((v) => style.allows(v))) return null;
    return { scene, style, p, q, r, whole, gone, rem, next, left, rest };
  };
  type Drawn = NonNullable<ReturnType<typeof open>>;

  const workForwards = (working: Working, { p, q, whole, style }: Drawn): [Exact, Exact] => {
    const gone = working.calc('First part', `${overFull(share, p)} × ${style.bare(whole)}`, style);
    const rem = working.calc('Remainder', `${style.bare(whole)} − ${style.bare(gone)}`, style);
    const next = working.calc('Second part', `${overFull(share, q)} × ${style.bare(rem)}`, style);
    return [rem, next];
  };
  /** From what is left after the second share back to the whole. */
  const workBack = (working: Working, { p, q, style }: Drawn, left: Exact): void => {
    const kept = working.calc(
      'Share of the remainder left',
      `${fullText(share)} − ${share.line(q)}`,
      shareStyle(share),
    );
    const rem = workWholeFrom(working, share, kept, left, style, 'remainder');
    const after = working.calc(
      'Share left after the first part',
      `${fullText(share)} − ${share.line(p)}`,
      shareStyle(share),
    );
    workWholeFrom(working, share, after, rem, style, 'whole');
  };
  const bar = (d: Drawn, asked: 'left' | 'second'): DrawingSpec => ({
    kind: 'remainder-bar',
    first: toUnits(d.p, full, text(d.p)),
    second: toUnits(d.q, full, text(d.q)),
    left: asked === 'left' ? '?' : '',
    whole: d.style.text(d.whole),
  });
  const startSlips = (d: Drawn, left: Exact): Array<readonly [string, string, Exact]> => [
    [
      'share-of-the-whole',
      'The second share is of what was left, not of the whole.',
      safe(left.mul(full), exact(full).sub(d.p).sub(d.q)),
    ],
    ['stopped-at-the-remainder', 'This is what was left after the first part. Go back one more step.', d.rem],
    ['second-share-forgotten', 'Two shares went, one after the other.', safe(left.mul(full), d.rest(d.p))],
    [
      'first-share-of-the-rest',
      'Each share belongs to its own whole.',
      safe(left.mul(full).mul(full), d.p.mul(d.q)),
    ],
    [
      'share-taken-again',
      'Go from the part back to the whole. Do not take another share.',
      left
        .mul(d.rest(d.p))
        .mul(d.rest(d.q))
        .div(full * full),
    ],
    [
      'shares-added-back',
      'The shares are of different amounts. They cannot be put back on what is left.',
      left.add(left.mul(d.p.add(d.q)).div(full)),
    ],
    ['only-the-parts', 'These are the parts that went. The whole has what is left too.', d.gone.add(d.next)],
  ];

  return [
    {
      id: 'left-of-the-remainder',
      levels: ['not_ready'],
      proof: { kind: 'facts', facts: branches, asked: 'left' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, p, q, whole, gone, rem, next, left } = d;
        const working = new Working();
        const [r, n] = workForwards(working, d);
        working.calc('Left', `${style.bare(r)} − ${style.bare(n)}`, style);
        return {
          story: [scene.start(style.text(whole)), scene.first(text(p)), scene.second(text(q))],
          ask: scene.askLeft,
          blank: scene.blankLeft,
          answer: amount(left, style),
          middles: [{ blank: scene.blankRemainder, amount: amount(rem, style) }],
          params: { whole, p, q },
          working,
          hints: [
            'Draw a bar for the whole. What is left after the first part?',
            `Find ${text(p)} of ${style.text(whole)} and take it away. That is the remainder.`,
            `The second part is ${text(q)} of the remainder, not of the whole. Take it away as well.`,
          ],
          wrongs: toWrongs([
            [
              'share-of-the-whole',
              'The second share is of what was left, not of the whole.',
              whole.mul(exact(full).sub(p).sub(q)).div(full),
            ],
            ['stopped-at-the-remainder', 'One more part goes after this.', rem],
            ['gave-the-second-part', 'This is the second part. The question asks for what is left.', next],
            ['gave-both-parts', 'These are the two parts that went.', gone.add(next)],
            ['second-share-only', 'The first part has to go too.', whole.mul(d.rest(q)).div(full)],
            ['gave-the-first-part', 'This is the first part.', gone],
          ]),
          drawing: bar(d, 'left'),
        };
      },
    },
    {
      id: 'second-part',
      levels: ['guided'],
      proof: { kind: 'facts', facts: branches, asked: 'next' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, p, q, whole, gone, rem, next, left } = d;
        const working = new Working();
        workForwards(working, d);
        return {
          story: [scene.start(style.text(whole)), scene.first(text(p)), scene.second(text(q))],
          ask: scene.askSecond,
          blank: scene.blankSecond,
          answer: amount(next, style),
          middles: [{ blank: scene.blankRemainder, amount: amount(rem, style) }],
          params: { whole, p, q },
          working,
          hints: [
            'The second share is taken of a smaller amount. Of which one?',
            `Find what is left after ${text(p)} of ${style.text(whole)} has gone.`,
            `Take ${text(q)} of that remainder.`,
          ],
          wrongs: toWrongs([
            [
              'share-of-the-whole',
              'The second share is of what was left, not of the whole.',
              whole.mul(q).div(full),
            ],
            ['gave-what-is-left', 'This is what is left in the end.', left],
            ['stopped-at-the-remainder', 'Only a share of this goes next.', rem],
            ['gave-the-first-part', 'This is the first part.', gone],
            [
              'share-of-the-first-part',
              'The second share is of what was left, not of the first part.',
              gone.mul(q).div(full),
            ],
            ['gave-both-parts', 'These are the two parts together.', gone.add(next)],
          ]),
          drawing: null,
        };
      },
    },
    {
      id: 'start-from-left',
      levels: ['independent'],
      proof: { kind: 'facts', facts: branches, asked: 'whole' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, p, q, whole, rem, left } = d;
        const working = new Working();
        workBack(working, d, left);
        return {
          story: [
            scene.startUnknown,
            scene.first(text(p)),
            scene.second(text(q)),
            scene.left(style.text(left)),
          ],
          ask: scene.askStart,
          blank: scene.blankStart,
          answer: amount(whole, style),
          middles: [{ blank: scene.blankRemainder, amount: amount(rem, style) }],
          params: { p, q, left },
          working,
          hints: [
            'Draw a bar for the whole and a second bar for the remainder.',
            `Which share of the remainder is ${style.text(left)}?`,
            `Find the remainder first. It is the whole less ${text(p)} of it.`,
          ],
          wrongs: toWrongs(startSlips(d, left)),
          drawing: null,
        };
      },
    },
    pack.end === 'amount'
      ? {
          id: 'start-from-amount',
          levels: ['mastery'],
          proof: {
            kind: 'facts',
            facts: [...branches, relation('end = left - last')],
            asked: 'whole',
          },
          draw: (dice, level): Draft | null => {
            const d = open(dice, level);
            if (!d) return null;
            const { scene, style, p, q, whole, rem, left } = d;
            const last = left.mul(dice.int(1, 4)).div(5);
            const end = left.sub(last);
            if (!style.allows(last) || last.equals(end)) return null;
            const working = new Working();
            working.calc('Left after the second part', `${style.bare(end)} + ${style.bare(last)}`, style);
            workBack(working, d, left);
            return {
              story: [
                scene.startUnknown,
                scene.first(text(p)),
                scene.second(text(q)),
                scene.amountGone(style.text(last)),
                scene.left(style.text(end)),
              ],
              ask: scene.askStart,
              blank: scene.blankStart,
              answer: amount(whole, style),
              middles: [{ blank: scene.blankRemainder, amount: amount(rem, style) }],
              params: { p, q, last, end },
              working,
              hints: [
                'Start from the end. What was there before the last amount went?',
                `Put ${style.text(last)} back. Which share of the remainder is that?`,
                `Find the remainder. It is the whole less ${text(p)} of it.`,
              ],
              wrongs: toWrongs([
                ['last-amount-forgotten', 'Put the last amount back first.', end.mul(whole).div(left)],
                [
                  'last-amount-added-late',
                  'Put the last amount back first, not at the end.',
                  end.mul(whole).div(left).add(last),
                ],
                ...startSlips(d, left),
              ]),
              drawing: null,
            };
          },
        }
      : {
          id: 'start-from-three-shares',
          levels: ['mastery'],
          proof: {
            kind: 'facts',
            facts: [...branches, of('then', 'r', 'left'), relation('end = left - then')],
            asked: 'whole',
          },
          draw: (dice, level): Draft | null => {
            const d = open(dice, level);
            if (!d) return null;
            const { scene, style, p, q, r, whole, rem, left } = d;
            const end = left.mul(d.rest(r)).div(full);
            if (!style.allows(end) || end.equals(left)) return null;
            const working = new Working();
            const kept = working.calc(
              'Share left in the end',
              `${fullText(share)} − ${share.line(r)}`,
              shareStyle(share),
            );
            const before = workWholeFrom(working, share, kept, end, style, 'amount before that');
            workBack(working, d, before);
            return {
              story: [
                scene.startUnknown,
                scene.first(text(p)),
                scene.second(text(q)),
                scene.third(text(r)),
                scene.left(style.text(end)),
              ],
              ask: scene.askStart,
              blank: scene.blankStart,
              answer: amount(whole, style),
              middles: [{ blank: scene.blankRemainder, amount: amount(rem, style) }],
              params: { p, q, r, end },
              working,
              hints: [
                'Three shares went, each of what was there then. Start from the end.',
                `Which share of the amount before is ${style.text(end)}? Find that amount.`,
                'Go back in the same way twice more, to the remainder and then to the whole.',
              ],
              wrongs: toWrongs([
                ['last-share-forgotten', 'The last share has to be undone too.', end.mul(whole).div(left)],
                [
                  'shares-of-the-whole',
                  'Each share is of what was left then, not of the whole.',
                  safe(end.mul(full), exact(full).sub(p).sub(q).sub(r)),
                ],
                ...startSlips(d, left),
              ]),
              drawing: null,
            };
          },
        },
  ];
}

/** A quotient; a value that is no option where it cannot be formed. */
function safe(top: Exact, bottom: Exact): Exact {
  return bottom.compare(0) > 0 ? top.div(bottom) : exact(-1);
}
