import type { Dice } from '../../core/dice.js';
import type { Plot } from '../../engines/plot.engine.js';
import { type Size, drawSize } from './number-sizes.js';
import { PLOT_SLIPS } from '../shared/plot-slips.js';

/** Numbers of one grade for a stock that changes in groups. */
export interface StockSizes {
  start: Size;
  /** Groups that come in, and their size. */
  k: Size;
  w: Size;
  /** Groups that go out, and their size. */
  m: Size;
  u: Size;
  most: number;
}

/** h2, a stock changed from outside; multiplying the groups (or reading tens and hundreds) is the gateway. */
export function stockBeforeAfter(size: StockSizes): readonly Plot[] {
  const open = (dice: Dice) => {
    const start = drawSize(dice, size.start);
    const k = drawSize(dice, size.k);
    const w = drawSize(dice, size.w);
    const m = drawSize(dice, size.m);
    const u = drawSize(dice, size.u);
    const now = start + k * w - m * u;
    if (now < 5 || start + k * w > size.most || start <= m * u || k === m) return null;
    return new Set([start, k, w, m, u, now]).size < (w === u ? 5 : 6)
      ? null
      : { start, k, w, m, u, up: k * w, down: m * u, now };
  };
  const facts = ['* up = k * w', '* down = m * u', 'now = start + up − down'];
  const has = '{Who} has {start} {things}.';
  const some = '{Who} has some {things}.';
  const comes = '{He} {gets} {k} {ins} of {w} {things} each.';
  const goes = 'Then {he} {gives} {m} {outs} of {u} {things}.';
  const askNow = 'How many {things} does {owner} have now?';
  const blankNow = 'Now {owner} has ___ {things}.';
  return [
    {
      id: 'groups-out',
      levels: ['not_ready'],
      facts: ['* down = m * u', 'now = start − down'],
      draw: (dice) => {
        const d = open(dice);
        return d && { start: d.start, m: d.m, u: d.u, now: d.start - d.down };
      },
      given: ['start', 'm', 'u'],
      tell: [has, '{He} {gives} {m} {outs} of {u} {things}.'],
      ask: askNow,
      blank: blankNow,
      counts: '{things}',
      key: 'now',
      steps: [
        ['{Things} {went}', 'm × u', 'down'],
        ['Now', 'start − down', 'now'],
      ],
      hints: [
        'Are there more or fewer {things} after the change?',
        'How many {things} are in {m} {outs}?',
        'Multiply {m} by {u}. Take that from {start}.',
      ],
      slips: PLOT_SLIPS['groups-out'],
      bars: [
        { label: 'Before', parts: [['start', '{start}']] },
        {
          label: 'After',
          parts: [
            ['now', '?'],
            ['down', '{m} × {u}'],
          ],
        },
      ],
    },
    {
      id: 'in-and-out',
      levels: ['guided'],
      facts,
      draw: open,
      given: ['start', 'k', 'w', 'm', 'u'],
      tell: [has, comes, goes],
      ask: askNow,
      blank: blankNow,
      counts: '{things}',
      key: 'now',
      steps: [
        ['{Things} {came}', 'k × w', 'up'],
        ['{Things} {went}', 'm × u', 'down'],
        ['Now', 'start + up − down', 'now'],
      ],
      hints: [
        'Tell the story in order. What comes, and what goes?',
        'How many {things} come in {k} {ins}? How many go in {m} {outs}?',
        'Start with {start}. Add {k} groups of {w}, then take away {m} groups of {u}.',
      ],
      slips: PLOT_SLIPS['in-and-out'],
    },
    {
      id: 'start-unknown',
      levels: ['independent'],
      facts,
      draw: open,
      given: ['k', 'w', 'm', 'u', 'now'],
      tell: [some, comes, goes, 'Now {he} has {now}.'],
      ask: 'How many {things} did {owner} have at first?',
      blank: 'At first {owner} had ___ {things}.',
      counts: '{things}',
      key: 'start',
      steps: [
        ['{Things} {went}', 'm × u', 'down'],
        ['{Things} {came}', 'k × w', 'up'],
        ['At first', 'now + down − up', 'start'],
      ],
      middle: { name: 'down', blank: '{He} {gives} ___ {things} in these {outs}.', counts: '{things}' },
      hints: [
        'Start from the end of the story and go back.',
        'What went away must be put back. What came must be taken off.',
        'Start with {now}. Put back {m} groups of {u}. Then take off {k} groups of {w}.',
      ],
      slips: PLOT_SLIPS['start-unknown'],
    },
    {
      id: 'groups-unknown',
      levels: ['mastery'],
      facts,
      draw: open,
      given: ['start', 'k', 'w', 'u', 'now'],
      tell: [has, comes, 'Then {he} {gives} some {outs} of {u} {things}.', 'Now {he} has {now}.'],
      ask: 'How many {outs} does {owner} {giving}?',
      blank: '{Owner} {gives} ___ {outs}.',
      counts: '{outs}',
      key: 'm',
      steps: [
        ['{Things} {came}', 'k × w', 'up'],
        ['All the {things}', 'start + up', 'full'],
        ['{Things} {went}', 'full − now', 'down'],
        ['Number of {outs}', 'down ÷ u', 'm'],
      ],
      middle: { name: 'down', blank: '{He} {gives} ___ {things} in these {outs}.', counts: '{things}' },
      hints: [
        'Tell the story in order. Mark what you know.',
        'How many {things} were there before any were {went}?',
        'Take {now} away from that. Then make groups of {u}.',
      ],
      slips: PLOT_SLIPS['groups-unknown'],
    },
  ];
}
