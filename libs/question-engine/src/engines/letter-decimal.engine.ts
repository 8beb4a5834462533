import { PLAIN, PLAIN_DECIMAL } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, type Num, exact } from '../numbers/exact.js';
import { decimalText } from '../numbers/number-text.js';
import { VALUE, letterShape } from './letter-story.js';

/** Things that all have the same size, for decimals of y. */
export interface SizedThings {
  /** "bag", "bags". */
  one: string;
  many: string;
  /** "rice". */
  thing: string;
  unit: string;
  /** Range of y in hundredths. */
  low: number;
  high: number;
}

/** h11 for decimal amounts. */
export function letterDecimalShapes(things: readonly SizedThings[]): Shape[] {
  const open = (dice: Dice) => {
    const t = dice.pick(things);
    const y = exact(dice.multiple(5, t.low, t.high), 100);
    return { t, y, text: (v: Num): string => `${decimalText(v)} ${t.unit}` };
  };
  const places = (most: Exact): boolean => most.mul(1000).d === 1n;
  const dec = (v: Num): string => decimalText(v);

  return [
    letterShape(
      'equal-and-more',
      'not_ready',
      [gateway('all = a * y'), relation('total = all + more')],
      'y',
      (dice) => {
        const { t, y, text } = open(dice);
        const [a, more] = [dice.int(2, 6), exact(dice.multiple(5, 25, 295), 100)];
        const total = y.mul(a).add(more);
        return {
          story: [
            `Each ${t.one} has y ${t.unit} of ${t.thing}.`,
            `${a} ${t.many} and another ${text(more)} make ${text(total)} of ${t.thing} altogether.`,
          ],
          ask: VALUE.ask('y'),
          blank: VALUE.blank('y'),
          key: y,
          style: PLAIN_DECIMAL,
          params: { a, more, total },
          work: (w) => {
            const all = w.calc(`${a}y`, `${dec(total)} − ${dec(more)}`, PLAIN_DECIMAL);
            w.calc('y', `${dec(all)} ÷ ${a}`, PLAIN_DECIMAL);
          },
          hints: [
            'Write the total with the letter y.',
            `Take away the ${text(more)}. What is ${a}y?`,
            `Share it by ${a} to find y.`,
          ],
          wrongs: [
            ['number-not-taken', 'Take the plain number away first.', total.div(a)],
            ['number-added', 'The plain number is part of the total.', total.add(more).div(a)],
            ['not-shared', 'This is for all of them together.', y.mul(a)],
            ['one-more-shared', 'Check how many equal amounts there are.', y.mul(a).div(a + 1)],
            [
              'count-taken-away',
              'The letter stands several times: share, do not take away.',
              total.sub(more).sub(a),
            ],
            ['place-slip', 'Look at the decimal point.', y.mul(10)],
          ],
        };
      },
    ),
    letterShape(
      'equal-less-some',
      'guided',
      [gateway('all = a * y'), relation('left = all - used')],
      'y',
      (dice, [p]) => {
        const { t, y, text } = open(dice);
        const a = dice.int(3, 9);
        const used = exact(dice.multiple(5, 25, 295), 100);
        const left = y.mul(a).sub(used);
        if (left.compare(exact(1, 5)) < 0) return null;
        return {
          story: [
            `${p.name} has ${a} ${t.many} of ${t.thing} with y ${t.unit} each.`,
            `${p.name} uses ${text(used)} and has ${text(left)} left.`,
          ],
          ask: VALUE.ask('y'),
          blank: VALUE.blank('y'),
          key: y,
          style: PLAIN_DECIMAL,
          params: { a, used, left },
          work: (w) => {
            const all = w.calc(`${a}y`, `${dec(left)} + ${dec(used)}`, PLAIN_DECIMAL);
            w.calc('y', `${dec(all)} ÷ ${a}`, PLAIN_DECIMAL);
          },
          hints: [
            'Write what is left with the letter y.',
            `Put back the ${text(used)}. What is ${a}y?`,
            `Share it by ${a} to find y.`,
          ],
          wrongs: [
            ['not-put-back', 'Put back what is used first.', left.div(a)],
            ['taken-away-again', 'What is used was there at first.', left.sub(used).div(a)],
            ['not-shared', 'This is for all of them together.', y.mul(a)],
            ['one-more-shared', 'Check how many equal amounts there are.', y.mul(a).div(a + 1)],
            ['one-fewer-shared', 'Check how many equal amounts there are.', y.mul(a).div(a - 1)],
            ['place-slip', 'Look at the decimal point.', y.mul(10)],
          ],
        };
      },
    ),
    letterShape(
      'two-sizes',
      'independent',
      [
        gateway('smalls = a * y'),
        relation('large = y + more'),
        gateway('larges = b * large'),
        relation('total = smalls + larges'),
      ],
      'y',
      (dice) => {
        const { t, y, text } = open(dice);
        const [a, b] = [dice.int(2, 6), dice.int(2, 5)];
        const more = exact(dice.multiple(5, 15, 95), 100);
        const total = y.mul(a).add(y.add(more).mul(b));
        return {
          story: [
            `A small ${t.one} has y ${t.unit} of ${t.thing} and a large ${t.one} has ${text(more)} more.`,
            `${a} small and ${b} large ${t.many} have ${text(total)} altogether.`,
          ],
          ask: VALUE.ask('y'),
          blank: VALUE.blank('y'),
          key: y,
          style: PLAIN_DECIMAL,
          middle: [`${a + b}y is ___ ${t.unit}.`, y.mul(a + b), { ...PLAIN_DECIMAL, text, unit: t.unit }],
          params: { a, b, more, total },
          work: (w) => {
            const extra = w.calc('More in the large ones', `${b} × ${dec(more)}`, PLAIN_DECIMAL);
            w.calc('How many y', `${a} + ${b}`, PLAIN);
            const all = w.calc(`${a + b}y`, `${dec(total)} − ${dec(extra)}`, PLAIN_DECIMAL);
            w.calc('y', `${dec(all)} ÷ ${a + b}`, PLAIN_DECIMAL);
          },
          hints: [
            'Write the large one with the letter y as well.',
            `Each of the ${b} large ones has ${text(more)} more. How much is that in all?`,
            'Take it away. The rest is made of equal amounts y.',
          ],
          wrongs: [
            ['more-counted-once', 'Every large one has more, not only one.', total.sub(more).div(a + b)],
            ['more-forgotten', 'The large ones have more.', total.div(a + b)],
            ['gave-the-large', 'This is the large one.', y.add(more)],
            ['more-for-all', 'Only the large ones have more.', total.sub(more.mul(a + b)).div(a + b)],
            ['more-for-the-small', 'The small ones have y only.', total.sub(more.mul(a)).div(a + b)],
            ['not-shared', 'This is for all of them together.', y.mul(a + b)],
          ],
        };
      },
    ),
    letterShape(
      'letter-on-both-sides',
      'mastery',
      [
        gateway('first = a * y'),
        gateway('second = b * y'),
        relation('first + c = second + d'),
        relation('side = first + c'),
      ],
      'side',
      (dice) => {
        const { t, y, text } = open(dice);
        const b = dice.int(2, 4);
        const a = b + dice.int(1, 4);
        const c = exact(dice.multiple(5, 15, 195), 100);
        const d = y.mul(a - b).add(c);
        const side = y.mul(a).add(c);
        if (!places(side)) return null;
        return {
          story: [
            `Each ${t.one} has y ${t.unit} of ${t.thing}.`,
            `Stall P has ${a} ${t.many} and ${text(c)} more. Stall Q has ${b} ${t.many} and ${text(d)} more.`,
            `Both stalls have the same amount of ${t.thing}.`,
          ],
          ask: `How many ${t.unit} of ${t.thing} does each stall have?`,
          blank: `Each stall has ___ ${t.unit} of ${t.thing}.`,
          key: side,
          style: { ...PLAIN_DECIMAL, text, unit: t.unit },
          middle: [VALUE.blank('y'), y, PLAIN_DECIMAL],
          params: { a, b, c, d },
          work: (w) => {
            w.say(`Take ${b}y from both amounts.`);
            const left = w.calc('How many y are left', `${a} − ${b}`, PLAIN);
            const rest = w.calc(`${a - b}y`, `${dec(d)} − ${dec(c)}`, PLAIN_DECIMAL);
            w.calc('y', `${dec(rest)} ÷ ${left.toFraction()}`, PLAIN_DECIMAL);
            w.calc('Each stall', `${a} × ${dec(y)} + ${dec(c)}`, { ...PLAIN_DECIMAL, text, unit: t.unit });
          },
          hints: [
            'Both amounts are equal. Write each of them with the letter y.',
            `Take away ${b}y and ${text(c)} from both amounts. What is left?`,
            'Find y first. Then work out one amount.',
          ],
          wrongs: [
            ['gave-the-letter', 'This is y. The question asks for all that a stall has.', y],
            ['number-forgotten', 'The plain number belongs to the amount as well.', y.mul(a)],
            ['number-forgotten', 'The plain number belongs to the amount as well.', y.mul(b)],
            [
              'letters-added',
              'Take the letters away from both amounts, do not add them.',
              d
                .sub(c)
                .div(a + b)
                .mul(a)
                .add(c),
            ],
            [
              'numbers-added',
              'Take the plain numbers away from each other.',
              d
                .add(c)
                .div(a - b)
                .mul(a)
                .add(c),
            ],
            ['other-number', 'Each amount has its own plain number.', y.mul(a).add(d)],
            ['both-sides', 'This is both amounts together.', side.mul(2)],
          ],
        };
      },
    ),
  ];
}
