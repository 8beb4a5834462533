import { type Style, degrees } from '../../core/amount.js';
import { exact } from '../../numbers/exact.js';
import type { PatternPack } from '../../engines/pattern.engine.js';
import { growth, patternNumbers } from './growth.scene.js';

const DEGREES: Style = {
  ...degrees(3600),
  allows: (v) => exact(v).d === 1n && exact(v).compare(0) > 0 && exact(v).compare(3600) <= 0,
};

/** Turns that grow by the same angle. */
export const TURN_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: ['A dancer', 'A toy robot', 'An ice skater', 'A toy car'].map(
    (who) => () =>
      growth({
        style: DEGREES,
        place: 'Turn',
        opening: (a, b, c) => `${who} turns ${a} in Turn 1, ${b} in Turn 2 and ${c} in Turn 3.`,
        goesOn: 'The angle goes on growing in the same way.',
        ask: 'What is the angle',
        at: 'in',
        blank: 'the angle is ___°',
        which: (t) => `In which turn is the angle ${t}?`,
        whichBlank: (t) => `In Turn ___ the angle is ${t}.`,
        sum: (n) => `What do the first ${n} turns make altogether?`,
        blankSum: (n) => `The first ${n} turns make ___° altogether.`,
      }),
  ),
  numbers: patternNumbers(
    Array.from({ length: 4 }, () => ({
      first: { step: 5, low: 15, high: 60 },
      step: { step: 1, low: 4, high: 15 },
      most: 16,
    })),
  ),
};
