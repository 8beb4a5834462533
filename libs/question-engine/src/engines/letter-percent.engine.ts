import { MONEY_TO_CENT, PERCENT, PLAIN, PLAIN_DECIMAL, type Style } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, type Num, exact } from '../numbers/exact.js';
import type { Working } from '../core/working.js';
import { VALUE, letterShape } from './letter-story.js';

/** What costs x dollars, or counts x. */
export interface PercentThings {
  /** "A watch costs x dollars." */
  opening: string;
  /** "Then its price rises by 20%." */
  rises: (p: string) => string;
  falls: (p: string) => string;
  /** A plain amount goes as well: "A voucher takes off $6." */
  takes: (c: string) => string;
  /** "It costs $96 now." */
  now: (t: string) => string;
  style: Style;
  low: number;
  high: number;
  /** Two owners: "Ali saves x dollars and Siti saves 20% more than Ali." */
  two: (a: string, b: string, p: string) => string;
  both: (t: string) => string;
  askSecond: (b: string) => string;
  blankSecond: (b: string) => string;
}

/** Dollars and cents or a whole number, without a sign. */
const PLAIN_MONEY: Style = {
  ...PLAIN_DECIMAL,
  text: (v) => MONEY_TO_CENT.bare(v),
  bare: (v) => MONEY_TO_CENT.bare(v),
};

/** h11 for per cent of a letter. */
export function letterPercentShapes(things: readonly PercentThings[]): Shape[] {
  const open = (dice: Dice, [from, to]: [number, number]) => {
    const t = dice.pick(things);
    const p = dice.multiple(5, from, to);
    return {
      t,
      p,
      x: exact(dice.multiple(20, t.low, t.high)),
      show: (v: Num): string => t.style.text(v),
      bare: (v: Num): string => t.style.bare(v),
    };
  };
  const ofHundred = gateway('change = p / 100 * x');
  const asPercent = (w: Working, line: string, label: string): Exact => w.calc(label, line, PERCENT);

  return [
    ...(
      [
        ['rise-of-x', 'not_ready', '+'],
        ['fall-of-x', 'guided', '−'],
      ] as const
    ).map(([id, level, sign]) =>
      letterShape(
        id,
        level,
        [ofHundred, relation(sign === '+' ? 'total = x + change' : 'total = x - change')],
        'x',
        (dice) => {
          const { t, p, x, show, bare } = open(dice, level === 'not_ready' ? [10, 60] : [10, 70]);
          const change = x.mul(p).div(100);
          const total = sign === '+' ? x.add(change) : x.sub(change);
          const share = sign === '+' ? 100 + p : 100 - p;
          if (!t.style.allows(change)) return null;
          return {
            story: [t.opening, sign === '+' ? t.rises(`${p}%`) : t.falls(`${p}%`), t.now(show(total))],
            ask: VALUE.ask('x'),
            blank: VALUE.blank('x'),
            key: x,
            style: PLAIN,
            params: { p, total },
            work: (w) => {
              asPercent(w, `100% ${sign} ${p}%`, 'Per cent of x');
              w.calc('x', `${bare(total)} ÷ ${share} × 100`, PLAIN);
            },
            hints: [
              'x is 100%. What per cent of x is told in the end?',
              `${sign === '+' ? 'Add' : 'Take away'} ${p}%.`,
              'Find 1% of x first, then 100%.',
            ],
            wrongs: [
              [
                'percent-of-the-end',
                'The per cent is of x, not of the end.',
                sign === '+' ? total.mul(100 - p).div(100) : total.mul(100 + p).div(100),
              ],
              [
                'percent-as-amount',
                'Per cent means out of every hundred. It is not an amount.',
                sign === '+' ? total.sub(p) : total.add(p),
              ],
              ['wrong-per-cent', 'The end is not that per cent of x.', total.mul(100).div(p)],
              ['gave-the-change', 'This is how much it changes.', change],
              ['end-for-x', 'This is what is there in the end.', total],
              [
                'changed-the-wrong-way',
                'Check whether it gets more or less.',
                total.mul(100).div(sign === '+' ? 100 - p : 100 + p),
              ],
            ],
          };
        },
      ),
    ),
    letterShape(
      'fall-and-amount',
      'independent',
      [ofHundred, relation('total = x - change - c')],
      'x',
      (dice) => {
        const { t, p, x, show, bare } = open(dice, [10, 60]);
        const change = x.mul(p).div(100);
        const c = exact(dice.int(3, 18));
        const total = x.sub(change).sub(c);
        if (!t.style.allows(change) || total.compare(5) < 0) return null;
        const left = total.add(c);
        return {
          story: [t.opening, t.falls(`${p}%`), t.takes(show(c)), t.now(show(total))],
          ask: VALUE.ask('x'),
          blank: VALUE.blank('x'),
          key: x,
          style: PLAIN,
          middle: [`${100 - p}% of x is ___.`, left, PLAIN_MONEY],
          params: { p, c, total },
          work: (w) => {
            w.calc(`${100 - p}% of x`, `${bare(total)} + ${bare(c)}`, PLAIN_MONEY);
            asPercent(w, `100% − ${p}%`, 'Per cent of x left');
            w.calc('x', `${PLAIN_MONEY.bare(left)} ÷ ${100 - p} × 100`, PLAIN);
          },
          hints: [
            'x is 100%. Write the end with x.',
            `Put ${show(c)} back. What per cent of x is that?`,
            'Find 1% of x first, then 100%.',
          ],
          wrongs: [
            ['amount-not-put-back', 'Put the plain amount back first.', total.mul(100).div(100 - p)],
            ['percent-of-the-end', 'The per cent is of x, not of the end.', left.mul(100 + p).div(100)],
            ['wrong-per-cent', 'What is left is not the per cent that goes.', left.mul(100).div(p)],
            [
              'amount-added-late',
              'Put the plain amount back first.',
              total
                .mul(100)
                .div(100 - p)
                .add(c),
            ],
            ['stopped-early', 'This is only a per cent of x.', left],
            ['percent-as-amount', 'Per cent means out of every hundred. It is not an amount.', left.add(p)],
          ],
        };
      },
    ),
    letterShape(
      'two-owners',
      'mastery',
      [ofHundred, relation('second = x + change'), relation('total = x + second')],
      'second',
      (dice, [a, b]) => {
        const { t, p, x, show, bare } = open(dice, [10, 60]);
        const change = x.mul(p).div(100);
        const second = x.add(change);
        const total = x.add(second);
        if (!t.style.allows(change) || !t.style.allows(total)) return null;
        return {
          story: [t.two(a.name, b.name, `${p}%`), t.both(show(total))],
          ask: t.askSecond(b.name),
          blank: t.blankSecond(b.name),
          key: second,
          style: t.style,
          middle: [VALUE.blank('x'), x, PLAIN],
          params: { p, total },
          work: (w) => {
            asPercent(w, `100% + ${p}%`, `${b.name} in per cent of x`);
            asPercent(w, `100% + ${100 + p}%`, 'Both in per cent of x');
            w.calc('x', `${bare(total)} ÷ ${200 + p} × 100`, PLAIN);
            w.calc(b.name, `${bare(total)} − ${bare(x)}`, t.style);
          },
          hints: [
            'x is 100%. Write the second amount as a per cent of x.',
            'What per cent of x are both together?',
            'Find x. Then find the second amount.',
          ],
          wrongs: [
            ['gave-the-letter', 'This is x. The question asks for the other one.', x],
            ['shared-equally', 'The two are not equal.', total.div(2)],
            ['gave-the-difference', 'This is only the difference.', change],
            ['percent-of-the-total', 'The per cent is of x, not of the total.', total.mul(p).div(100)],
            [
              'half-and-percent',
              'The two are not each half of the total.',
              total
                .div(2)
                .mul(100 + p)
                .div(100),
            ],
            ['total-less-percent', 'The per cent is of x, not of the total.', total.mul(100 - p).div(100)],
          ],
        };
      },
    ),
  ];
}
