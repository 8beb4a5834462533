import { PLAIN } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import { drawPeople } from '../../core/people.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { type Task, asked, slips } from './task.js';

/** Quotient or remainder, found by taking the divisor away as often as it goes. */
const sharedOut = (asks: 'quotient' | 'remainder' | 'more'): Proof => ({
  kind: 'search',
  solve: (givens) => {
    const [all, each] = [givens.get('all')?.valueOf() ?? 0, givens.get('each')?.valueOf() ?? 1];
    let left = all;
    let times = 0;
    while (left >= each) {
      left -= each;
      times += 1;
    }
    return [exact(asks === 'quotient' ? times : asks === 'remainder' ? left : each - left)];
  },
});

function withRemainder(id: string, asks: 'quotient' | 'remainder' | 'more'): Shape {
  return asked(id, ['P3-N-10'], ['not_ready', 'guided'], sharedOut(asks), (dice, level) => {
    const each = dice.int(3, 9);
    const times = dice.int(4, level === 'not_ready' ? 10 : 60);
    const left = dice.int(1, each - 1);
    const all = each * times + left;
    const [person] = drawPeople(dice, 1);
    const key = asks === 'quotient' ? times : asks === 'remainder' ? left : each - left;
    if (
      !person ||
      key === each ||
      key === all ||
      all > 500 ||
      (asks !== 'quotient' && times === key) ||
      left === each - left
    )
      return null;
    return {
      story: [`${person.name} packs ${all} buns into boxes of ${each}.`],
      ask: {
        quotient: 'How many full boxes are there?',
        remainder: 'How many buns are left over?',
        more: 'How many more buns fill the last box?',
      }[asks],
      blank: {
        quotient: 'There are ___ full boxes.',
        remainder: '___ buns are left over.',
        more: 'It takes ___ more buns to fill the last box.',
      }[asks],
      key,
      style: PLAIN,
      params: { all, each },
      work: [
        ['Buns in full boxes', `${times} × ${each}`],
        ...(asks === 'quotient'
          ? [`Full boxes: ${times}`]
          : [['Left over', `${all} − ${times * each}`, PLAIN] as const]),
        ...(asks === 'more' ? [['Still missing', `${each} − ${left}`, PLAIN] as const] : []),
      ],
      hints: [`Say the table of ${each}.`, 'How near can you get?', 'What is left then?'],
      wrongs: slips(
        ['Look which of the numbers is asked for.', times],
        ['Look which of the numbers is asked for.', left],
        ['Look which of the numbers is asked for.', each - left],
        ['The last box is not full.', times + 1],
        ['One more box can be filled.', times - 1],
        ['Take away the full boxes again.', left + each],
        ['This is the size of a box.', each],
      ).filter(([, , value]) => Number(value) !== key && Number(value) > 0),
      drawing: null,
    };
  });
}

/** Equal fractions: a term that is missing. */
function equalFraction(id: string, asks: 'top' | 'bottom' | 'simple'): Shape {
  const proof = facts(
    [asks === 'simple' ? 'x = part * parts' : asks === 'bottom' ? 'x * p = q * a' : 'x * q = p * b'],
    [],
    'x',
  );
  return asked(
    id,
    [asks === 'simple' ? 'P3-F-2' : 'P3-F-1'],
    ['not_ready', 'guided'],
    proof,
    (dice): Task | null => {
      const q = dice.int(2, 6);
      const p = dice.int(1, q - 1);
      const times = dice.int(2, Math.floor(12 / q));
      const [a, b] = [p * times, q * times];
      if (times < 2 || q * 2 > 12 || new Set([p, q, a, b]).size < 4) return null;
      if (asks === 'simple') {
        return {
          story: [`${a}/${b} in its simplest form is □/${q}.`],
          ask: 'Which number goes in the box?',
          blank: 'The number in the box is ___.',
          key: p,
          style: PLAIN,
          params: { part: exact(a, b), parts: q },
          work: [
            ['Divided by', `${b} ÷ ${q}`],
            ['In the box', `${a} ÷ ${times}`, PLAIN],
          ],
          hints: [
            'By what was the number below divided?',
            'Divide above by the same number.',
            'Draw two bars to check.',
          ],
          wrongs: slips(
            ['Divide above and below by the same number.', a],
            ['You took away. Divide instead.', Math.abs(a - (b - q))],
            ['This is what both are divided by.', times],
            ['Check the division.', p + 1],
            ['Check the division.', p + 2],
            ['Check the division.', p - 1],
          ).filter(([, , value]) => Number(value) > 0),
          drawing: null,
        };
      }
      const key = asks === 'top' ? a : b;
      return {
        story: [`These fractions are equal: ${p}/${q} and ${asks === 'top' ? `□/${b}` : `${a}/□`}.`],
        ask: 'Which number goes in the box?',
        blank: 'The number in the box is ___.',
        key,
        style: PLAIN,
        params: asks === 'top' ? { q, p, b } : { p, q, a },
        work: [
          ['Times', asks === 'top' ? `${b} ÷ ${q}` : `${a} ÷ ${p}`],
          ['In the box', asks === 'top' ? `${p} × ${times}` : `${q} × ${times}`, PLAIN],
        ],
        hints: [
          'Compare the two numbers that you know.',
          'By what was the one multiplied?',
          'Multiply the other by the same number.',
        ],
        wrongs: slips(
          ['Multiply. Do not add the same.', asks === 'top' ? p + b - q : q + a - p],
          ['This is what both are multiplied by.', times],
          ['This number is already there.', asks === 'top' ? q : p],
          ['Check the multiplication.', key + 1],
          ['Check the multiplication.', key - 1],
          ['Check the multiplication.', key + 2],
        ).filter(([, , value]) => Number(value) > 0),
        drawing: { kind: 'fraction-bars', bars: [{ label: '', parts: q, shaded: p }] },
      };
    },
  );
}

/** A fraction that is already in its simplest form, or the number that both terms are divided by. */
const DIVIDED_BY: Shape = asked(
  'number-that-makes-it-simplest',
  ['P3-F-2'],
  ['guided'],
  {
    kind: 'search',
    solve: (givens) => {
      const [a, b] = [givens.get('top')?.valueOf() ?? 1, givens.get('bottom')?.valueOf() ?? 1];
      const common = Array.from({ length: 12 }, (_, i) => i + 1).filter(
        (one) => a % one === 0 && b % one === 0,
      );
      return [exact(Math.max(...common))];
    },
  },
  (dice): Task | null => {
    const times = dice.int(2, 6);
    const q = dice.int(2, Math.floor(12 / times));
    const p = dice.int(1, q - 1);
    const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
    if (q < 2 || gcd(p, q) > 1 || p * times === times) return null;
    const [top, bottom] = [p * times, q * times];
    return {
      story: [`${top}/${bottom} is written in its simplest form.`],
      ask: 'By which number are both numbers divided?',
      blank: 'Both numbers are divided by ___.',
      key: times,
      style: PLAIN,
      params: { top, bottom },
      work: [
        ['Above', `${top} ÷ ${times}`],
        ['Below', `${bottom} ÷ ${times}`],
        `Both are divided by: ${times}`,
      ],
      hints: [
        'Which numbers divide the one above?',
        'Which of them divide the one below too?',
        'Take the greatest of them.',
      ],
      wrongs: slips(
        ['Can it be made simpler still?', 1],
        ['This does not divide both.', times + 1],
        ['This does not divide both.', times + 2],
        ['Look for a greater one.', times - 1],
        ['This is the number below.', bottom],
        ['This is the difference.', bottom - top],
      ).filter(([, , value]) => Number(value) > 0 && Number(value) !== times),
      drawing: { kind: 'fraction-bars', bars: [{ label: '', parts: bottom, shaded: top }] },
    };
  },
);

const SIMPLE_CARD: Shape = asked(
  'parts-of-a-simpler-bar',
  ['P3-F-2', 'P3-F-1'],
  ['guided'],
  facts(['shade * parts = shaded * fewer'], [], 'shade'),
  (dice): Task | null => {
    const times = dice.int(2, 4);
    const fewer = dice.int(2, Math.floor(12 / times));
    const shade = dice.int(1, fewer - 1);
    if (fewer < 3 || shade * times === fewer || shade * times === shade) return null;
    return {
      story: [`A bar is shaded as shown. An equal bar has only ${fewer} parts.`],
      ask: 'How many of its parts are shaded to show the same fraction?',
      blank: '___ of its parts are shaded to show the same fraction.',
      key: shade,
      style: PLAIN,
      params: { parts: fewer * times, shaded: shade * times, fewer },
      drawn: ['parts', 'shaded'],
      work: [
        ['Small parts in one large part', `${fewer * times} ÷ ${fewer}`],
        ['Shaded large parts', `${shade * times} ÷ ${times}`, PLAIN],
      ],
      hints: [
        'How many small parts make one large part?',
        'Put the shaded parts together.',
        'Compare the two bars.',
      ],
      wrongs: slips(
        ['The parts are larger now.', shade * times],
        ['This is how many small parts make a large one.', times],
        ['Put the small parts together.', shade + 1],
        ['These parts are not shaded.', fewer - shade],
        ['These are all the parts.', fewer],
      ).filter(([, , value]) => Number(value) !== shade),
      drawing: { kind: 'fraction-bars', bars: [{ label: '', parts: fewer * times, shaded: shade * times }] },
    };
  },
);

function inHead(id: string, kind: 'sum' | 'difference' | 'missing'): Shape {
  const proof = facts(
    [kind === 'sum' ? 'r = a + b' : kind === 'difference' ? 'r = a - b' : 'a + r = b'],
    [],
    'r',
  );
  return asked(id, ['P3-N-7'], ['not_ready', 'guided'], proof, (dice: Dice) => {
    const [x, y] = [dice.int(13, 89), dice.int(12, 78)];
    const [a, b, r] =
      kind === 'sum'
        ? [x, y, x + y]
        : kind === 'difference'
          ? [Math.max(x, y), Math.min(x, y), Math.abs(x - y)]
          : [x, x + y, y];
    if (r < 11 || new Set([a, b, r]).size < 3 || a % 10 === 0 || b % 10 === 0) return null;
    const sentence =
      kind === 'sum' ? `${a} + ${b}` : kind === 'difference' ? `${a} − ${b}` : `${a} + □ = ${b}`;
    const tens =
      kind === 'sum' ? Math.floor(b / 10) * 10 : kind === 'difference' ? Math.floor(b / 10) * 10 : 0;
    return {
      ask:
        kind === 'missing'
          ? `${sentence}. Which number goes in the box?`
          : `Work it out in your head: what is ${sentence}?`,
      blank:
        kind === 'missing'
          ? `${sentence}. The number in the box is ___.`
          : `Work it out in your head: ${sentence} is ___.`,
      key: r,
      style: PLAIN,
      params: { a, b },
      work:
        kind === 'missing'
          ? [['In the box', `${b} − ${a}`, PLAIN]]
          : [
              ['The tens first', kind === 'sum' ? `${a} + ${tens}` : `${a} − ${tens}`],
              [
                'Then the ones',
                kind === 'sum' ? `${a + tens} + ${b - tens}` : `${a - tens} − ${b - tens}`,
                PLAIN,
              ],
            ],
      hints: ['Begin with the tens.', 'Then add or take away the ones.', 'Check with the other sign.'],
      wrongs: slips(
        ['Check the tens.', r + 10],
        ['Check the tens.', r - 10],
        ['Look at the sign again.', kind === 'sum' ? Math.abs(a - b) : a + b],
        ['Check the ones.', r + 1],
        ['Check the ones.', r - 1],
        ['Check the ones and the tens.', r + 9],
      ),
      drawing: null,
    };
  });
}

/** Division with remainder and sums in the head, for Primary 3. */
export const REMAINDER_TASKS: readonly Shape[] = [
  withRemainder('full-boxes', 'quotient'),
  withRemainder('left-over', 'remainder'),
  withRemainder('missing-in-the-last-box', 'more'),
  inHead('sum-in-the-head', 'sum'),
  inHead('difference-in-the-head', 'difference'),
  inHead('missing-number-in-the-head', 'missing'),
];
/** Equal fractions and simplest forms, for Primary 3. */
export const EQUAL_FRACTION_TASKS: readonly Shape[] = [
  equalFraction('missing-numerator', 'top'),
  equalFraction('missing-denominator', 'bottom'),
  equalFraction('numerator-of-the-simplest-form', 'simple'),
  DIVIDED_BY,
  SIMPLE_CARD,
];
