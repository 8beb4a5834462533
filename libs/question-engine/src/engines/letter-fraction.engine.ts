import { FRACTION, PLAIN } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, type Num, exact } from '../numbers/exact.js';
import { decimalText, fractionText } from '../numbers/number-text.js';
import type { Working } from '../core/working.js';
import { VALUE, letterShape } from './letter-story.js';

/** Things that children share, for fractions of n. */
export interface SharedThings {
  noun: string;
  low: number;
  high: number;
}

/** Lines from so many parts of the letter to the letter. */
function workLetter(working: Working, letter: string, part: Exact, value: Exact): void {
  if (part.n === 1n) {
    working.calc(letter, `${decimalText(value)} × ${Number(part.d)}`, PLAIN);
    return;
  }
  const unit = working.calc('1 unit', `${decimalText(value)} ÷ ${Number(part.n)}`, PLAIN);
  working.calc(letter, `${Number(part.d)} × ${decimalText(unit)}`, PLAIN);
}

function drawShare(dice: Dice): Exact {
  const d = dice.pick([2, 3, 4, 5, 6, 8, 9, 10]);
  return exact(dice.int(1, d - 1), d);
}

/** h11 for fractions of a number of things. */
export function letterFractionShapes(things: readonly SharedThings[]): Shape[] {
  const open = (dice: Dice, shares: readonly Exact[]) => {
    const thing = dice.pick(things);
    const least = shares.reduce((l, s) => l.lcm(Number(s.d)), exact(1));
    const unit = Number(least.n);
    const [from, to] = [Math.ceil(thing.low / unit), Math.floor(thing.high / unit)];
    return to < from ? null : { thing, n: exact(unit * dice.int(from, to)) };
  };
  const text = (value: Num): string => decimalText(value);

  return [
    letterShape(
      'share-and-number',
      'not_ready',
      [gateway('part = p * n'), relation('total = part + c')],
      'n',
      (dice, [a, b, c]) => {
        const p = drawShare(dice);
        const d = open(dice, [p]);
        if (!d) return null;
        const { thing, n } = d;
        const part = n.mul(p);
        const extra = dice.int(3, 15);
        if (n.sub(part).compare(extra) <= 0) return null;
        const total = part.add(extra);
        return {
          story: [
            `${a.name} has n ${thing.noun}.`,
            `${a.name} gives ${fractionText(p)} of them to ${b.name} and ${extra} of them to ${c.name}.`,
            `${a.name} gives away ${text(total)} ${thing.noun} altogether.`,
          ],
          ask: VALUE.ask('n'),
          blank: VALUE.blank('n'),
          key: n,
          style: PLAIN,
          params: { p, c: extra, total },
          work: (w) => {
            w.say(`${fractionText(p)} of n and ${extra} make ${text(total)}.`);
            w.calc(`${fractionText(p)} of n`, `${text(total)} − ${extra}`, PLAIN);
            workLetter(w, 'n', p, part);
          },
          hints: [
            'Write what is given away with the letter n.',
            `Take away the ${extra} first. What is ${fractionText(p)} of n?`,
            'Find one unit of n, then all its units.',
          ],
          wrongs: [
            ['number-not-taken', 'Take the plain number away first.', total.div(p)],
            ['gave-the-part', 'This is only a fraction of n.', part],
            ['fraction-taken-again', 'Go from the part back to n.', part.mul(p)],
            ['one-unit-only', 'This is one unit of n.', n.div(Number(p.d))],
            ['number-added', 'The plain number is part of the total.', total.add(extra).div(p)],
            ['total-for-n', 'This is what is given away.', total],
          ],
        };
      },
    ),
    letterShape(
      'two-shares',
      'guided',
      [gateway('first = p * n'), gateway('second = q * n'), relation('total = first + second')],
      'n',
      (dice, [a, b, c]) => {
        const [p, q] = [drawShare(dice), drawShare(dice)];
        const sum = p.add(q);
        if (sum.compare(1) >= 0 || p.equals(q) || sum.d > 24n) return null;
        const d = open(dice, [p, q, sum]);
        if (!d) return null;
        const { thing, n } = d;
        const total = n.mul(sum);
        return {
          story: [
            `${a.name} has n ${thing.noun}.`,
            `${a.name} gives ${fractionText(p)} of them to ${b.name} and ${fractionText(q)} of them to ${c.name}.`,
            `${a.name} gives away ${text(total)} ${thing.noun} altogether.`,
          ],
          ask: VALUE.ask('n'),
          blank: VALUE.blank('n'),
          key: n,
          style: PLAIN,
          params: { p, q, total },
          work: (w) => {
            const part = w.calc(
              'Fraction of n given away',
              `${fractionText(p)} + ${fractionText(q)}`,
              FRACTION,
            );
            w.say(`${fractionText(part)} of n is ${text(total)}.`);
            workLetter(w, 'n', part, total);
          },
          hints: [
            'Both fractions are of n. What fraction of n is given away altogether?',
            `Add ${fractionText(p)} and ${fractionText(q)}.`,
            `That fraction of n is ${text(total)}. Find one unit, then n.`,
          ],
          wrongs: [
            ['one-share-only', 'Two fractions of n are given away.', total.div(p)],
            ['one-share-only', 'Two fractions of n are given away.', total.div(q)],
            ['what-is-left', 'This is what is left.', n.sub(total)],
            ['difference-of-the-shares', 'Add the two fractions.', total.div(p.sub(q).abs())],
            ['share-of-the-rest', 'Both fractions are of n.', total.div(p.add(q).sub(p.mul(q)))],
            ['total-for-n', 'This is what is given away.', total],
            ['one-unit-only', 'This is one unit of n.', n.div(Number(sum.d))],
          ],
        };
      },
    ),
    letterShape(
      'left-of-n',
      'independent',
      [gateway('part = p * n'), relation('left = n - part - c')],
      'n',
      (dice, [a, b]) => {
        const p = drawShare(dice);
        const d = open(dice, [p]);
        if (!d) return null;
        const { thing, n } = d;
        const part = n.mul(p);
        const lost = dice.int(3, 18);
        const left = n.sub(part).sub(lost);
        if (left.compare(3) < 0) return null;
        return {
          story: [
            `${a.name} has n ${thing.noun}.`,
            `${a.name} gives ${fractionText(p)} of them to ${b.name} and then loses ${lost}.`,
            `${text(left)} ${thing.noun} are left.`,
          ],
          ask: VALUE.ask('n'),
          blank: VALUE.blank('n'),
          key: n,
          style: PLAIN,
          middle: [`Before any are lost, ${a.name} has ___ ${thing.noun} left.`, left.add(lost), PLAIN],
          params: { p, c: lost, left },
          work: (w) => {
            const rest = w.calc('Before some were lost', `${text(left)} + ${lost}`, PLAIN);
            const kept = w.calc('Fraction of n kept', `1 − ${fractionText(p)}`, FRACTION);
            w.say(`${fractionText(kept)} of n is ${text(rest)}.`);
            workLetter(w, 'n', kept, rest);
          },
          hints: [
            'Write what is left with the letter n.',
            `Put back the ${lost} that are lost. What fraction of n is that?`,
            `It is 1 less ${fractionText(p)} of n. Find one unit, then n.`,
          ],
          wrongs: [
            ['loss-not-put-back', 'Put back what is lost first.', left.mul(n).div(left.add(lost))],
            ['wrong-fraction', 'What is kept is not the fraction that is given away.', left.add(lost).div(p)],
            ['gave-the-part', 'This is what is given away.', part],
            ['stopped-early', 'This is what is kept. Find n.', left.add(lost)],
            [
              'loss-taken-away',
              'What is lost was there at first.',
              left.sub(lost).mul(n).div(left.add(lost)),
            ],
            ['one-unit-only', 'This is one unit of n.', n.div(Number(p.d))],
          ],
        };
      },
    ),
    letterShape(
      'share-from-total',
      'mastery',
      [gateway('first = p * n'), gateway('second = q * n'), relation('total = first + second + c')],
      'first',
      (dice, [a, b, c]) => {
        const [p, q] = [drawShare(dice), drawShare(dice)];
        const sum = p.add(q);
        if (sum.compare(1) >= 0 || p.equals(q) || sum.d > 24n) return null;
        const d = open(dice, [p, q, sum]);
        if (!d) return null;
        const { thing, n } = d;
        const lost = dice.int(3, 18);
        const given = n.mul(sum);
        const total = given.add(lost);
        if (total.compare(n) >= 0) return null;
        const first = n.mul(p);
        return {
          story: [
            `${a.name} has n ${thing.noun}.`,
            `${a.name} gives ${fractionText(p)} of them to ${b.name}, ${fractionText(q)} of them to ${c.name} and loses ${lost}.`,
            `Then ${a.name} has ${text(total)} fewer ${thing.noun} than at first.`,
          ],
          ask: `How many ${thing.noun} does ${b.name} get?`,
          blank: `${b.name} gets ___ ${thing.noun}.`,
          key: first,
          style: PLAIN,
          middle: [VALUE.blank('n'), n, PLAIN],
          params: { p, q, c: lost, total },
          work: (w) => {
            const gift = w.calc('Given away', `${text(total)} − ${lost}`, PLAIN);
            const part = w.calc(
              'Fraction of n given away',
              `${fractionText(p)} + ${fractionText(q)}`,
              FRACTION,
            );
            w.say(`${fractionText(part)} of n is ${text(gift)}.`);
            workLetter(w, 'n', part, gift);
            w.calc(b.name, `${fractionText(p)} × ${text(n)}`, PLAIN);
          },
          hints: [
            'Write everything that goes with the letter n.',
            `Take away the ${lost} that are lost. What fraction of n is the rest?`,
            `Find n first. Then find ${fractionText(p)} of it.`,
          ],
          wrongs: [
            ['gave-the-letter', 'This is n. The question asks for a part of it.', n],
            ['other-share', 'This belongs to the other one.', n.mul(q)],
            ['loss-forgotten', 'Take away what is lost first.', total.div(sum).mul(p)],
            ['gave-what-is-given-away', 'This is what both get together.', given],
            ['share-of-the-total', 'The fraction is of n.', total.mul(p)],
            ['what-is-left', 'This is what is left.', n.sub(total)],
            ['half-of-the-gift', 'The two do not get the same.', given.div(2)],
          ],
        };
      },
    ),
  ];
}
