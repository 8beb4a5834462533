import type { Plot, Words } from '../../engines/plot.engine.js';
import { type Size, drawSize } from './number-sizes.js';

const kinds = (who: string, things: string, ka: string, kb: string, kc: string): Words => ({
  who,
  things,
  ka,
  kb,
  kc,
});

/** A whole of three kinds of the same things. */
export const KINDS: readonly Words[] = [
  kinds('{A}', 'beads', 'red', 'blue', 'green'),
  kinds('{A}', 'stickers', 'round', 'square', 'star-shaped'),
  kinds('A shop', 'balloons', 'yellow', 'white', 'pink'),
  kinds('A school', 'chairs', 'red', 'grey', 'blue'),
  kinds('A bus line', 'tickets', 'green', 'yellow', 'white'),
  kinds('{A}', 'paper stars', 'gold', 'silver', 'purple'),
  kinds('A bakery', 'buns', 'sweet', 'salty', 'plain'),
  kinds('A canteen', 'cups', 'white', 'blue', 'orange'),
  kinds('The void deck', 'lanterns', 'red', 'gold', 'green'),
  kinds('A pond', 'fish', 'orange', 'white', 'black'),
];

/** Numbers of one grade for a whole in two or three parts. */
export interface PartNumbers {
  p: Size;
  q: Size;
  r: Size;
  /** How many more one part has than the other. */
  d: Size;
  most: number;
}

/** h1, a whole of two or three parts; adding and subtracting is both the relation and the skill. */
export function partsPartWhole(size: PartNumbers, bond: boolean): readonly Plot[] {
  const intro = '{Who} has {whole} {things}.';
  return [
    {
      id: 'two-parts',
      levels: ['not_ready'],
      facts: ['whole = p + q'],
      draw: (dice) => {
        const p = drawSize(dice, size.p);
        const q = drawSize(dice, size.q);
        return p === q || p + q > size.most ? null : { p, q, whole: p + q };
      },
      given: ['whole', 'p'],
      tell: [intro, '{p} are {ka}.', 'The rest are {kb}.'],
      ask: 'How many {things} are {kb}?',
      blank: '___ {things} are {kb}.',
      counts: '{things}',
      key: 'q',
      steps: [['{Kb}', 'whole − p', 'q']],
      hints: [
        'The whole has two parts. Which part do you know?',
        'The two parts together make {whole}.',
        'Take {p} away from {whole}.',
      ],
      slips: [
        ['whole-and-part-added', 'The part is inside the whole. Take it away.', 'whole + p'],
        ['gave-the-known-part', 'These are {ka}. Find the other part.', 'p'],
        ['counted-the-start', 'Start counting after the first number.', 'q + 1'],
        ['counted-the-start', 'Count each step once.', 'q − 1'],
        ['ten-lost', 'Look at the tens again.', 'q + 10'],
        ['ten-lost', 'Look at the tens again.', 'q − 10'],
        ['gave-the-whole', 'This is the whole.', 'whole'],
      ],
      drawing: (_, text) =>
        bond ? { kind: 'number-bond', whole: text('{whole}'), parts: [text('{p}'), '?'] } : null,
      bars: [
        {
          parts: [
            ['p', '{p}'],
            ['q', '?'],
          ],
          brace: '{whole}',
        },
      ],
    },
    {
      id: 'three-parts',
      levels: ['guided', 'independent'],
      facts: ['* known = p + q', 'whole = known + r'],
      draw: (dice, level) => {
        const p = drawSize(dice, size.p);
        const q = drawSize(dice, size.q);
        const r = drawSize(dice, size.r);
        const whole = p + q + r;
        return new Set([p, q, r]).size < 3 || whole > (level === 'guided' ? size.most * 0.75 : size.most)
          ? null
          : { p, q, r, whole };
      },
      given: ['whole', 'p', 'q'],
      tell: [intro, '{p} are {ka}, {q} are {kb} and the rest are {kc}.'],
      ask: 'How many {things} are {kc}?',
      blank: '___ are {kc}.',
      counts: '{things}',
      key: 'r',
      steps: [
        ['{Ka} and {kb}', 'p + q', 'known'],
        ['{Kc}', 'whole − known', 'r'],
      ],
      middle: { name: 'known', blank: '___ {things} are not {kc}.', counts: '{things}' },
      hints: [
        'How many parts does the whole have?',
        'Put the two parts that you know together.',
        'Add {p} and {q}. Take that away from {whole}.',
      ],
      slips: [
        ['one-part-forgotten', 'There are two parts to take away.', 'whole − p'],
        ['one-part-forgotten', 'There are two parts to take away.', 'whole − q'],
        ['gave-the-known-parts', 'These are the two parts you know.', 'p + q'],
        ['ten-lost', 'Look at the tens again.', 'r + 10'],
        ['ten-lost', 'Look at the tens again.', 'r − 10'],
        ['counted-the-start', 'Check your counting.', 'r + 1'],
        ['counted-the-start', 'Check your counting.', 'r − 1'],
      ],
      drawing: (_, text) =>
        bond ? { kind: 'number-bond', whole: text('{whole}'), parts: [text('{p}'), text('{q}'), '?'] } : null,
    },
    {
      id: 'part-told-by-more',
      levels: ['mastery'],
      facts: ['* q = p + d', 'whole = p + q + r'],
      draw: (dice) => {
        const p = drawSize(dice, size.p);
        const d = drawSize(dice, size.d);
        const r = drawSize(dice, size.r);
        const q = p + d;
        const whole = p + q + r;
        return new Set([p, q, r, d]).size < 4 || whole > size.most ? null : { p, d, r, q, whole };
      },
      given: ['whole', 'p', 'd'],
      tell: [intro, '{p} are {ka}.', 'There are {d} more {kb} ones than {ka} ones.', 'The rest are {kc}.'],
      ask: 'How many are {kc}?',
      blank: '___ are {kc}.',
      counts: '{things}',
      key: 'r',
      steps: [
        ['{Kb}', 'p + d', 'q'],
        ['{Ka} and {kb}', 'p + q', 'known'],
        ['{Kc}', 'whole − known', 'r'],
      ],
      middle: { name: 'q', blank: '___ are {kb}.', counts: '{things}' },
      hints: [
        'Draw a bar for each part. Which bar is longer?',
        'Find how many are {kb} first.',
        'Add {d} to {p} for {kb}. Then take both parts from {whole}.',
      ],
      slips: [
        ['more-taken-as-part', 'The number tells how many more, not how many.', 'whole − p − d'],
        ['one-part-forgotten', 'There are two parts to take away.', 'whole − p − d'],
        ['stopped-early', 'These are {kb}. Find the rest.', 'q'],
        ['one-part-only', 'Take away the first part too.', 'whole − q'],
        ['gave-the-known-parts', 'These are the two parts you know.', 'p + q'],
        ['more-taken-away', 'More means add here.', 'whole − p − (p − d)'],
        ['ten-lost', 'Look at the tens again.', 'r + 10'],
        ['ten-lost', 'Look at the tens again.', 'r − 10'],
      ],
    },
  ];
}
