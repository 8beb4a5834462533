import type { Plot, Words } from '../../engines/plot.engine.js';
import { type Size, drawSize } from './number-sizes.js';

const story = (who: string, he: string, things: string, loses: string, gets: string): Words => ({
  who,
  he,
  things,
  loses,
  gets,
});

/** A number of things from which some go and to which some come. */
export const CHANGES: readonly Words[] = [
  story('{A}', '{A.he}', 'stickers', 'gives away', 'gets'),
  story('A baker', '{A.he}', 'buns', 'sells', 'bakes'),
  story('A library', 'it', 'comics', 'lends out', 'buys'),
  story('A florist', '{A.he}', 'roses', 'sells', 'buys'),
  story('A hawker', '{A.he}', 'satay sticks', 'sells', 'makes'),
  story('The school hall', 'it', 'chairs', 'lends out', 'gets'),
  story('A ticket booth', 'it', 'tickets', 'sells', 'prints'),
  story('{A}', '{A.he}', 'game points', 'loses', 'wins'),
  story('A fish farm', 'it', 'fish', 'sells', 'buys'),
];

/** h2 by adding and subtracting: what goes, what comes, what is there. */
export function sumsBeforeAfter(size: { start: Size; off: Size; on: Size; most: number }): readonly Plot[] {
  const open = (dice: Parameters<Plot['draw']>[0]) => {
    const start = drawSize(dice, size.start);
    const off = drawSize(dice, size.off);
    const on = drawSize(dice, size.on);
    const now = start - off + on;
    return start - off < 10 || now > size.most || new Set([start, off, on, now]).size < 4
      ? null
      : { start, off, on, mid: start - off, now };
  };
  const facts = ['* mid = start − off', 'now = mid + on'];
  const has = '{Who} has {start} {things}.';
  return [
    {
      id: 'given-away',
      levels: ['not_ready'],
      facts: ['start = off + mid'],
      draw: (dice) => {
        const d = open(dice);
        return d && { start: d.start, off: d.off, mid: d.mid };
      },
      given: ['off', 'mid'],
      tell: ['{Who} {loses} {off} {things}.', '{He} has {mid} {things} left.'],
      ask: 'How many {things} did {he} have at first?',
      blank: 'At first {he} had ___ {things}.',
      counts: '{things}',
      key: 'start',
      steps: [['At first', 'mid + off', 'start']],
      hints: [
        'Were there more or fewer {things} at first?',
        'Put back the {things} that went.',
        'Add {off} to {mid}.',
      ],
      slips: [
        ['changed-the-wrong-way', 'There were more at first. Put back what went.', 'mid − off'],
        ['changed-the-wrong-way', 'There were more at first. Put back what went.', 'off − mid'],
        ['gave-the-end', 'These are left now. Find how many at first.', 'mid'],
        ['carry-forgotten', 'Check the tens when you add.', 'start − 10'],
        ['carry-forgotten', 'Check the hundreds when you add.', 'start − 100'],
        ['counted-the-start', 'Check your adding.', 'start + 1'],
        ['gave-the-change', 'This is how many went.', 'off'],
      ],
      bars: [
        { label: 'At first', parts: [['start', '?']] },
        {
          label: 'Now',
          parts: [
            ['mid', '{mid}'],
            ['off', '{off}'],
          ],
        },
      ],
    },
    {
      id: 'goes-and-comes',
      levels: ['guided'],
      facts,
      draw: open,
      given: ['start', 'off', 'on'],
      tell: [has, '{He} {loses} {off}.', 'Then {he} {gets} {on} more.'],
      ask: 'How many {things} does {he} have now?',
      blank: 'Now {he} has ___ {things}.',
      counts: '{things}',
      key: 'now',
      steps: [
        ['After the first change', 'start − off', 'mid'],
        ['Now', 'mid + on', 'now'],
      ],
      hints: [
        'Tell the story in order. What goes, and what comes?',
        'How many {things} are left after the first change?',
        'Take {off} from {start}. Then add {on}.',
      ],
      slips: [
        ['one-change-only', 'There are two changes.', 'start − off'],
        ['one-change-only', 'There are two changes.', 'start + on'],
        ['both-taken-away', 'The second change makes more.', 'start − off − on'],
        ['both-added', 'The first change makes fewer.', 'start + off + on'],
        ['changed-the-wrong-way', 'Check which change makes fewer.', 'start + off − on'],
        ['carry-forgotten', 'Check the tens.', 'now − 10'],
        ['borrow-not-paid', 'Check the tens when you take away.', 'now + 10'],
      ],
    },
    {
      id: 'change-unknown',
      levels: ['independent'],
      facts,
      draw: open,
      given: ['start', 'off', 'now'],
      tell: [has, '{He} {loses} {off}.', 'Then {he} {gets} some more.', 'Now {he} has {now}.'],
      ask: 'How many more {things} came?',
      blank: '___ more {things} came.',
      counts: '{things}',
      key: 'on',
      steps: [
        ['After the first change', 'start − off', 'mid'],
        ['{Things} that came', 'now − mid', 'on'],
      ],
      middle: { name: 'mid', blank: 'After the first change there were ___.', counts: '{things}' },
      hints: [
        'Tell the story in order. What do you know before and after?',
        'How many {things} were left after the first change?',
        'Take {off} from {start}. How many more make {now}?',
      ],
      slips: [
        ['one-change-only', 'Some {things} went first.', 'now − start'],
        ['one-change-only', 'Some {things} went first.', 'start − now'],
        ['stopped-early', 'This is what was left. Find how many came.', 'mid'],
        ['added-not-compared', 'Compare the two numbers. Do not add them.', 'mid + now'],
        ['change-used-twice', 'Some {things} went. Take them from the start only.', 'now − off'],
        ['borrow-not-paid', 'Check the tens when you take away.', 'on + 10'],
        ['carry-forgotten', 'Check the tens when you take away.', 'on − 10'],
        ['borrow-not-paid', 'Check the hundreds when you take away.', 'on + 100'],
      ],
    },
    {
      id: 'three-changes',
      levels: ['mastery'],
      facts: ['* mid = start − off', '* full = mid + on', 'full = now + gone'],
      draw: (dice) => {
        const d = open(dice);
        if (!d) return null;
        const gone = drawSize(dice, size.off);
        const now = d.now - gone;
        return now < 10 || gone === d.off || gone === d.on || now === d.start
          ? null
          : { start: d.start, off: d.off, on: d.on, mid: d.mid, full: d.now, now, gone };
      },
      given: ['off', 'on', 'gone', 'now'],
      tell: [
        '{Who} {loses} {off} {things}.',
        '{He} {gets} {on} more and then {loses} {gone}.',
        'Now {he} has {now}.',
      ],
      ask: 'How many {things} did {he} have at first?',
      blank: 'At first there were ___ {things}.',
      counts: '{things}',
      key: 'start',
      steps: [
        ['Before the last change', 'now + gone', 'full'],
        ['Before some came', 'full − on', 'mid'],
        ['At first', 'mid + off', 'start'],
      ],
      middle: { name: 'full', blank: 'Before the last change there were ___.', counts: '{things}' },
      hints: [
        'Start from the end of the story and go back.',
        'Put back what went last. Then take off what came.',
        'Add {gone} to {now}, take away {on}, then add {off}.',
      ],
      slips: [
        ['told-forwards', 'You did the changes again. Undo them.', 'now − off + on − gone'],
        ['one-change-forgotten', 'There are three changes to undo.', 'now + gone − on'],
        ['one-change-forgotten', 'There are three changes to undo.', 'now + off − on'],
        ['stopped-early', 'There are more changes to undo.', 'now + gone'],
        ['all-added', 'What came must be taken off.', 'now + gone + on + off'],
        ['borrow-not-paid', 'Check the tens.', 'start + 10'],
        ['carry-forgotten', 'Check the tens.', 'start − 10'],
      ],
    },
  ];
}
