import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { type Display, drawReadings, readingsOf } from './displays.js';
import { byFacts, shapeOf } from './drafting.js';

/** h3: things move between two rows, the total stays the same. */
export const READING_TRANSFER = (display: Display): Shape[] => [
  shapeOf(
    `one-gets-${display.id}`,
    'not_ready',
    byFacts('x', readingsOf(display, 2), ['total = r1 + r2', 'x = total - left']),
    (dice) => {
      const r = drawReadings(dice, display, 2, false);
      if (!r) return null;
      const [a = 0, b = 0] = r.values;
      const [la = '', lb = ''] = r.labels;
      const moved = dice.int(2, a - 1);
      const { noun } = r.store;
      const left = a - moved;
      if (left === b || left === moved) return null;
      return {
        story: [r.opening, r.store.move(`Some ${noun}`, la, lb), `${la} now has ${r.text(left)}.`],
        ask: `How many ${noun} does ${lb} have now?`,
        blank: `${lb} now has ___ ${noun}.`,
        key: b + moved,
        style: r.style,
        params: { ...r.params, left },
        drawn: r.drawn,
        steps: [
          ...r.steps,
          [`Moved from ${la}`, x`${a} − ${left}`, r.style],
          [`${lb} now`, x`${b} + ${moved}`, r.style],
        ],
        hints: [
          `What do ${la} and ${lb} have at first? Use ${display.name.toLowerCase()}.`,
          'One of the two gives and the other gets. The total stays the same.',
          `How many does ${la} give away? ${lb} gets as many.`,
        ],
        wrongs: [
          ...r.misread(([p = 0, q = 0]) => p + q - left),
          ['moved-the-wrong-way', b - moved],
          ['gave-the-other', left],
          ['gave-the-start', b],
          ['read-wrong-row', a + moved],
          [display.id === 'table' ? 'misread-value' : 'read-line-above', b + r.unit + moved],
        ],
        drawing: r.draw(),
      };
    },
  ),
  shapeOf(
    `make-equal-${display.id}`,
    'guided',
    byFacts('x', readingsOf(display, 2), ['r1 - x = r2 + x']),
    (dice) => {
      const r = drawReadings(dice, display, 2, true);
      if (!r) return null;
      const [a = 0, b = 0] = r.values;
      const [la = '', lb = ''] = r.labels;
      if (a <= b || (a - b) % 2 !== 0) return null;
      const key = (a - b) / 2;
      return {
        story: [r.opening],
        ask: `${r.store.askMove(la, lb)} to make them equal?`,
        blank: `To make them equal, ___ ${r.store.noun} must go from ${la} to ${lb}.`,
        key,
        style: r.style,
        params: r.params,
        drawn: r.drawn,
        steps: [...r.steps, ['Difference', x`${a} − ${b}`, r.style], ['To move', x`${a - b} ÷ 2`, r.style]],
        hints: [
          `Read both numbers from ${display.name.toLowerCase()}.`,
          'How many more does one have than the other?',
          'Only a part of the difference must move. Think of both sides.',
        ],
        wrongs: [
          ...r.misread(([p = 0, q = 0]) => exact(p - q, 2)),
          ['whole-difference', a - b],
          ['half-of-the-total', exact(a + b, 2)],
          ['gave-the-other', b],
          ['not-halved', a],
        ],
        drawing: r.draw(),
      };
    },
  ),
  shapeOf(
    `difference-after-${display.id}`,
    'independent',
    byFacts('x', readingsOf(display, 2), ['a = r1 - moved', 'b = r2 + moved', 'x = b - a']),
    (dice) => {
      const r = drawReadings(dice, display, 2, true);
      if (!r) return null;
      const [a = 0, b = 0] = r.values;
      const [la = '', lb = ''] = r.labels;
      const moved = dice.int(2, a - 1);
      const key = b + moved - (a - moved);
      if (key < 1) return null;
      const { noun } = r.store;
      return {
        story: [r.opening, r.store.move(r.text(moved), la, lb)],
        ask: `How many more ${noun} does ${lb} have than ${la} now?`,
        blank: `${lb} now has ___ more ${noun} than ${la}.`,
        key,
        style: r.style,
        middles: [[`${la} now has ___ ${noun}.`, a - moved, r.style]],
        params: { ...r.params, moved },
        drawn: r.drawn,
        steps: [
          ...r.steps,
          [`${lb} now`, x`${b} + ${moved}`, r.style],
          [`${la} now`, x`${a} − ${moved}`, r.style],
          ['How many more', x`${b + moved} − ${a - moved}`, r.style],
        ],
        hints: [
          `Read both numbers from ${display.name.toLowerCase()}.`,
          'What leaves one goes to the other. Find both new numbers.',
          'Compare the two new numbers.',
        ],
        wrongs: [
          ...r.misread(([p = 0, q = 0]) => q + moved - p + moved),
          ['moved-once', b + moved - a],
          ['moved-once', b - (a - moved)],
          ['gave-the-other', a - moved],
          ['stopped-early', b + moved],
          ['added-instead', a + b],
        ],
        drawing: r.draw(),
      };
    },
  ),
  shapeOf(
    `move-to-lead-${display.id}`,
    'mastery',
    byFacts('x', readingsOf(display, 2), ['r2 + x = r1 - x + more']),
    (dice) => {
      const r = drawReadings(dice, display, 2, true);
      if (!r) return null;
      const [a = 0, b = 0] = r.values;
      const [la = '', lb = ''] = r.labels;
      if (a <= b) return null;
      const moved = dice.int(Math.floor((a - b) / 2) + 1, a - 1);
      const more = b - a + 2 * moved;
      if (more < 2 || more === a - b || moved < 2) return null;
      const { noun } = r.store;
      return {
        story: [
          r.opening,
          r.store.move(`Some ${noun}`, la, lb).replace(/(?<=.)Some/, 'some'),
          `Now ${lb} has ${r.bare(more)} more ${noun} than ${la}.`,
        ],
        ask: `How many ${noun} does ${lb} get?`,
        blank: `${lb} gets ___ ${noun}.`,
        key: moved,
        style: r.style,
        middles: [[`At first ${la} has ___ more ${noun} than ${lb}.`, a - b, r.style]],
        params: { ...r.params, more },
        drawn: r.drawn,
        steps: [
          ...r.steps,
          ['Difference at first', x`${a} − ${b}`, r.style],
          ['Change of the difference', x`${a - b} + ${more}`, r.style],
          ['Number moved', x`${a - b + more} ÷ 2`, r.style],
        ],
        hints: [
          'Read both numbers. Which one is larger at first, and which one at the end?',
          'How many must move to make the two equal? How many more after that?',
          'Each one that moves changes the difference by two.',
        ],
        wrongs: [
          ...r.misread(([p = 0, q = 0]) => exact(p - q + more, 2)),
          ['moved-once', a - b + more],
          ['extra-forgotten', exact(a - b, 2)],
          ['halved-too-soon', exact(a - b, 2).add(more)],
          ['extra-wrong-way', exact(Math.abs(a - b - more), 2)],
          ['gave-the-difference', a - b],
        ],
        drawing: r.draw(),
      };
    },
  ),
];
