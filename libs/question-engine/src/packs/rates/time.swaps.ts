import { amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { IN_MINUTES, IN_SECONDS, type TimeUnit, baseHundred, slip, splitDuration } from './time-kit.js';

const PASTIMES = [
  'football',
  'reading',
  'piano practice',
  'drawing',
  'cycling',
  'homework',
  'swimming',
  'chess',
  'dancing',
  'badminton',
  'gardening',
  'baking',
];
const ACTS = ['singing', 'talking', 'drumming', 'dancing', 'jokes', 'magic', 'acting', 'skipping'];

interface Plan {
  /** "Ravi plans". */
  name: string;
  he: string;
  a: string;
  b: string;
  unit: TimeUnit;
  /** "each day", "for a show". */
  when: string;
}

function open(dice: Dice, grade: 3 | 4): Plan | null {
  const short = grade === 4 && dice.chance(2);
  const { name, he } = drawPerson(dice);
  const [a, b] = dice.pickSome(short ? ACTS : PASTIMES, 2);
  if (!a || !b) return null;
  return short
    ? { name, he, a, b, unit: IN_SECONDS, when: 'for a show' }
    : { name, he, a, b, unit: IN_MINUTES, when: 'each Saturday' };
}

const sum = (d: Plan): string => `${d.name} plans ${d.a} and ${d.b} ${d.when}.`;

/** h3 for time: minutes move from one plan to another, the total stays. */
export function timeSwapShapes(grade: 3 | 4): readonly Shape[] {
  const step = grade === 3 ? 5 : 1;
  const most = grade === 3 ? 150 : 220;
  return [
    {
      id: 'make-equal',
      levels: ['not_ready'],
      proof: {
        kind: 'facts',
        facts: [gateway('first = 60 * large + small'), relation('first - moved = second + moved')],
        asked: 'moved',
      },
      draw: (dice): Draft | null => {
        const d = open(dice, grade);
        if (!d) return null;
        const { one, both, smallWord } = d.unit;
        const moved = dice.multiple(step, 5, 30);
        const second = dice.multiple(step, 20, 55);
        const first = second + 2 * moved;
        const shown = splitDuration(first);
        if (
          first <= 62 ||
          shown.small === 0 ||
          first > most ||
          [second, shown.small, shown.large].includes(moved)
        )
          return null;
        const working = new Working();
        const total = working.state(`Time for ${d.a}`, both.text(first), first, one);
        const more = working.calc('Difference', `${one.bare(total)} − ${second}`, one);
        working.calc('Move', `${one.bare(more)} ÷ 2`, one);
        return {
          story: [
            `${d.name} plans ${both.text(first)} of ${d.a} and ${one.text(second)} of ${d.b} ${d.when}.`,
            `${d.he === 'he' ? 'He' : 'She'} moves some time from ${d.a} to ${d.b} to make them equal.`,
          ],
          ask: `How many ${smallWord} does ${d.he} move?`,
          blank: `${d.name} moves ___ ${d.unit.small}.`,
          answer: amount(moved, one),
          middles: [],
          params: { ...shown, second },
          working,
          hints: [
            'The total time stays the same. One bar gets shorter and the other gets longer.',
            `Write the longer time in ${smallWord}. How much longer is it?`,
            'Cut the extra piece in half: one half stays, one half moves.',
          ],
          wrongs: [
            slip(
              'moved-the-whole-difference',
              'If all the extra moves, the other one becomes longer.',
              2 * moved,
            ),
            slip('gave-half-the-total', 'This is how long each one is at the end.', second + moved),
            slip('hour-as-hundred', `${d.unit.sixty}, not a hundred.`, (baseHundred(first) - second) / 2),
            slip('half-of-the-longer-time', 'Halve the difference, not the longer time.', first / 2),
            slip('half-of-the-shorter-time', 'Halve the difference, not the shorter time.', second / 2),
            slip('five-too-many', 'Check your halving.', moved + 5),
          ].filter((w) => Number.isSafeInteger(w.value)),
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: `${d.a.charAt(0).toUpperCase()}${d.a.slice(1)}: ${both.text(first)}`,
                segments: [
                  { size: second, label: one.text(second) },
                  { size: 2 * moved, label: '', tint: 'amber' },
                ],
              },
              {
                label: `${d.b.charAt(0).toUpperCase()}${d.b.slice(1)}`,
                segments: [{ size: second, label: one.text(second) }],
              },
            ],
          },
        };
      },
    },
    {
      id: 'each-when-equal',
      levels: ['guided'],
      proof: {
        kind: 'facts',
        facts: [gateway('first = 60 * large + small'), relation('first + second = 2 * each')],
        asked: 'each',
      },
      draw: (dice): Draft | null => {
        const d = open(dice, grade);
        if (!d) return null;
        const { one, both, smallWord } = d.unit;
        const moved = dice.multiple(step, 5, 35);
        const second = dice.multiple(step, 20, 70);
        const first = second + 2 * moved;
        const shown = splitDuration(first);
        const each = second + moved;
        if (first <= 62 || shown.small === 0 || first > most || [second, shown.small].includes(each))
          return null;
        const working = new Working();
        const a = working.state(`Time for ${d.a}`, both.text(first), first, one);
        const total = working.calc('Total', `${one.bare(a)} + ${second}`, one);
        working.calc('Each', `${one.bare(total)} ÷ 2`, one);
        return {
          story: [
            `${d.name} plans ${both.text(first)} of ${d.a} and ${one.text(second)} of ${d.b} ${d.when}.`,
            `Then ${d.he} moves some time from ${d.a} to ${d.b} to make them equal.`,
          ],
          ask: `How many ${smallWord} does each of them get now?`,
          blank: `Each of them gets ___ ${d.unit.small} now.`,
          answer: amount(each, one),
          middles: [],
          params: { ...shown, second },
          working,
          hints: [
            'Does the total time change?',
            `Write the longer time in ${smallWord}. Then find the total.`,
            'Share the total equally between the two.',
          ],
          wrongs: [
            slip('gave-what-moves', 'This is the time that moves.', moved),
            slip('gave-the-difference', 'This is how much longer one of them was.', 2 * moved),
            slip('gave-the-total', 'Share the total between the two.', first + second),
            slip('hour-as-hundred', `${d.unit.sixty}, not a hundred.`, (baseHundred(first) + second) / 2),
            slip('moved-the-whole-difference', 'If all the extra moves, the two just change places.', first),
            slip('ten-too-many', 'Check your halving.', each + 10),
          ].filter((w) => Number.isSafeInteger(w.value)),
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: '',
                segments: [
                  { size: each, label: '?', tint: 'amber' },
                  { size: each, label: '?', tint: 'amber' },
                ],
                brace: `${both.text(first)} and ${one.text(second)}`,
              },
            ],
          },
        };
      },
    },
    {
      id: 'first-from-total',
      levels: ['independent'],
      proof: {
        kind: 'facts',
        facts: [
          gateway('total = 60 * large + small'),
          relation('total = 2 * each'),
          relation('first = each + moved'),
        ],
        asked: 'first',
      },
      draw: (dice): Draft | null => {
        const d = open(dice, grade);
        if (!d) return null;
        const { one, both, smallWord } = d.unit;
        const moved = dice.multiple(step, 5, 35);
        const each = dice.multiple(step, 35, 100);
        const total = 2 * each;
        const first = each + moved;
        const shown = splitDuration(total);
        if (shown.small === 0 || shown.large === 0 || each - moved < 10 || first > 140) return null;
        const working = new Working();
        const all = working.state('Total', both.text(total), total, one);
        const half = working.calc('Each at the end', `${one.bare(all)} ÷ 2`, one);
        working.calc(`Time for ${d.a} at first`, `${one.bare(half)} + ${moved}`, one);
        return {
          story: [
            sum(d),
            `The total time is ${both.text(total)}.`,
            `Then ${d.he} moves ${one.text(moved)} from ${d.a} to ${d.b}.`,
            'Now both get the same time.',
          ],
          ask: `How many ${smallWord} of ${d.a} did ${d.he} plan at first?`,
          blank: `At first ${d.name} planned ___ ${d.unit.small} of ${d.a}.`,
          answer: amount(first, one),
          middles: [{ blank: `At the end, each gets ___ ${d.unit.small}.`, amount: amount(each, one) }],
          params: { ...shown, moved },
          working,
          hints: [
            'The total stays the same. What is each at the end?',
            `Write the total in ${smallWord} and share it equally.`,
            `Go back: put ${one.text(moved)} back where it came from.`,
          ],
          wrongs: [
            slip('gave-the-end', 'This is the time at the end. Go back to the start.', each),
            slip('wrong-one', `This is the time for ${d.b} at first.`, each - moved),
            slip('moved-twice', 'The time moves once.', each + 2 * moved),
            slip('hour-as-hundred', `${d.unit.sixty}, not a hundred.`, baseHundred(total) / 2 + moved),
            slip('halved-after-moving', 'Share the total first.', (total + moved) / 2),
            slip('total-less-moved', 'Share the total equally first.', total - moved),
          ].filter((w) => Number.isSafeInteger(w.value)),
          drawing: null,
        };
      },
    },
    {
      id: 'times-after-moving',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [
          gateway('total = 60 * large + small'),
          relation('firstNow = times * secondNow'),
          relation('total = firstNow + secondNow'),
          relation('second + moved = secondNow'),
        ],
        asked: 'second',
      },
      draw: (dice): Draft | null => {
        const d = open(dice, grade);
        if (!d) return null;
        const { one, both, smallWord } = d.unit;
        const times = dice.int(2, grade === 3 ? 4 : 6);
        const unit = dice.multiple(step, 15, 45);
        const moved = dice.multiple(step, 5, 25);
        const total = unit * (times + 1);
        const second = unit - moved;
        const shown = splitDuration(total);
        if (
          shown.small === 0 ||
          shown.large === 0 ||
          second < 5 ||
          total > 260 ||
          second === moved ||
          second === shown.small
        )
          return null;
        const working = new Working();
        const all = working.state('Total', both.text(total), total, one);
        const parts = working.calc('Equal parts', `${times} + 1`);
        const now = working.calc(`Time for ${d.b} now`, `${one.bare(all)} ÷ ${parts.toFraction()}`, one);
        working.calc(`Time for ${d.b} at first`, `${one.bare(now)} − ${moved}`, one);
        return {
          story: [
            sum(d),
            `The total time is ${both.text(total)}.`,
            `Then ${d.he} moves ${one.text(moved)} from ${d.a} to ${d.b}.`,
            `Now the time for ${d.a} is ${times} times the time for ${d.b}.`,
          ],
          ask: `How many ${smallWord} of ${d.b} did ${d.he} plan at first?`,
          blank: `At first ${d.name} planned ___ ${d.unit.small} of ${d.b}.`,
          answer: amount(second, one),
          middles: [{ blank: `Now ${d.b} gets ___ ${d.unit.small}.`, amount: amount(unit, one) }],
          params: { ...shown, times, moved },
          working,
          hints: [
            'The total stays the same. Draw bars for the end of the story.',
            `How many equal parts are there at the end? Write the total in ${smallWord}.`,
            `Find one equal part. Then take away the ${one.text(moved)} that came in.`,
          ],
          wrongs: [
            slip('gave-the-end', 'This is the time at the end. Go back to the start.', unit),
            slip('moved-the-wrong-way', `Time moved to ${d.b}. It had less at first.`, unit + moved),
            slip('wrong-one', `This is the time for ${d.a} at first.`, total - second),
            slip(
              'divided-by-times-only',
              `The total is shared in one part more, for ${d.b}.`,
              total % times === 0 ? total / times - moved : -1,
            ),
            slip('wrong-one-now', `This is the time for ${d.a} at the end.`, times * unit),
            slip('ten-too-many', 'Check your subtraction.', second + 10),
          ],
          drawing: null,
        };
      },
    },
  ];
}
