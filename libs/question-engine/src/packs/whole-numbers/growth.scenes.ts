import { countOf } from '../../core/amount.js';
import type { PatternPack } from '../../engines/pattern.engine.js';
import { type Make, growth, patternNumbers } from '../shared/growth.scene.js';
import { WHOLE_PATTERNS } from '../shared/pattern-counts.scenes.js';

function counted(
  noun: string,
  place: string,
  places: string,
  at: 'in' | 'on',
  had: string,
  hasBlank: string,
): Make {
  return () =>
    growth({
      style: countOf(noun),
      place,
      opening: (a, b, c) => `${had} ${a} ${at} ${place} 1, ${b} ${at} ${place} 2 and ${c} ${at} ${place} 3.`,
      goesOn: `The number of ${noun} goes on growing in the same way.`,
      ask: `How many ${noun} are there`,
      at,
      blank: hasBlank,
      which: (t) => `${at === 'in' ? 'In' : 'On'} which ${place.toLowerCase()} are there ${t}?`,
      whichBlank: (t) => `${at === 'in' ? 'In' : 'On'} ${place} ___ there are ${t}.`,
      sum: (n) => `How many ${noun} are there ${at} the first ${n} ${places} altogether?`,
      blankSum: (n) =>
        `${at === 'in' ? 'In' : 'On'} the first ${n} ${places} there are ___ ${noun} altogether.`,
    });
}

/** Primary 6: the counts of Primary 5 and four more, with larger terms and steps. */
export const LONG_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: [
    ...WHOLE_PATTERNS.scenes,
    counted('trees', 'Row', 'rows', 'in', 'A park has', 'there are ___ trees'),
    counted('lamps', 'Ring', 'rings', 'in', 'A display has', 'there are ___ lamps'),
    counted('runners', 'Group', 'groups', 'in', 'A race has', 'there are ___ runners'),
    counted('books', 'Shelf', 'shelves', 'on', 'A library has', 'there are ___ books'),
    counted('lanterns', 'Line', 'lines', 'on', 'A street has', 'there are ___ lanterns'),
  ],
  numbers: patternNumbers([
    { first: { step: 1, low: 18, high: 90 }, step: { step: 1, low: 5, high: 18 } },
    { first: { step: 5, low: 120, high: 900 }, step: { step: 5, low: 25, high: 180 } },
    { first: { step: 50, low: 1200, high: 8400 }, step: { step: 50, low: 150, high: 950 } },
    { first: { step: 1, low: 5, high: 25 }, step: { step: 1, low: 4, high: 13 } },
    { first: { step: 1, low: 12, high: 60 }, step: { step: 1, low: 4, high: 15 } },
    { first: { step: 1, low: 1, high: 20 }, step: { step: 1, low: 2, high: 12 } },
    { first: { step: 1, low: 25, high: 90 }, step: { step: 1, low: 5, high: 20 } },
    { first: { step: 1, low: 18, high: 45 }, step: { step: 1, low: 3, high: 8 } },
    { first: { step: 1, low: 6, high: 30 }, step: { step: 1, low: 3, high: 9 } },
  ]),
};
