import type { Style } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Cell } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import type { Person } from '../../core/people.js';
import { type FractionStepsScene, fractionStepsShapes } from '../../engines/fraction-steps.engine.js';

type Make = (p: Person) => FractionStepsScene;

const upTo = (most: number, style: Style): Style => ({
  ...style,
  allows: (v) => exact(v).compare(0) > 0 && exact(v).compare(most) <= 0 && exact(v).d <= 12n,
});

const SHARE: Style = upTo(1, {
  text: (v) => fractionText(v),
  bare: (v) => fractionText(v),
  unit: null,
  noun: null,
  allows: () => true,
});

/** Something that is done or filled more and more, up to the whole. */
function level(name: string, done: string, place: string, who: (p: Person) => string): Make {
  const lower = place.toLowerCase();
  return (p) => ({
    style: SHARE,
    tell: (a, b, c) =>
      `${who(p)}. After ${place} 1, ${a} of it is ${done}. After ${place} 2 it is ${b}, and after ${place} 3 it is ${c}.`,
    goesOn: 'The pattern goes on.',
    askTerm: (n) => `What fraction of ${name} is ${done} after ${place} ${n}?`,
    blankTerm: (n) => `After ${place} ${n}, ___ of ${name} is ${done}.`,
    askWhich: (t) => `After which ${lower} is ${t} of ${name} ${done}?`,
    blankWhich: (t) => `After ${place} ___, ${t} of ${name} is ${done}.`,
    askMore: () => `After ${place} 3, how many more ${lower}s are needed to finish ${name}?`,
    blankMore: () => `After ${place} 3, ___ more ${lower}s are needed to finish ${name}.`,
    place,
  });
}

const LEVELS: readonly Make[] = [
  level('the wall', 'painted', 'Day', (p) => `${p.name} paints a wall`),
  level('the book', 'read', 'Day', (p) => `${p.name} reads a book`),
  level('the puzzle', 'done', 'Day', (p) => `${p.name} does a puzzle`),
  level('the scarf', 'knitted', 'Week', (p) => `${p.name} knits a scarf`),
  level('the model', 'built', 'Week', (p) => `${p.name} builds a model`),
  level('the garden', 'planted', 'Day', (p) => `${p.name} plants a garden`),
  level('the mural', 'finished', 'Week', (p) => `${p.name} paints a mural`),
  level('the song', 'learned', 'Day', (p) => `${p.name} learns a song`),
];

/** h9 of fractions in Primary 3. */
export const FRACTION_STEPS_3: Cell = {
  subStrandId: 'fractions',
  heuristicId: 'h9_pattern_recognition',
  shapes: fractionStepsShapes({
    scenes: LEVELS,
    numbers: (dice: Dice, at) => {
      const parts = dice.pick(at === 'not_ready' ? [6, 8, 9, 10, 12] : [8, 9, 10, 12]);
      return { parts, first: dice.int(1, 4), step: dice.pick([1, 1, 2]), most: parts };
    },
  }),
};
