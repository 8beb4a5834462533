import { type Style, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { PlanFigure, PlanLength } from '../../drawing/plan.drawing.js';

/** Primary 3 keeps one side a single digit; Primary 4 multiplies by two digits. */
export type AreaGrade = 3 | 4;

/** A flat thing with straight sides, in the unit it is measured in. */
export interface Plot {
  thing: string;
  unit: 'cm' | 'm';
  side: Style;
  area: Style;
}

const SMALL = [
  'card',
  'tile',
  'sticker sheet',
  'photo',
  'picture',
  'label',
  'paper banner',
  'paper flag',
  'mosaic',
  'panel',
];
const LARGE = [
  'vegetable plot',
  'garden',
  'courtyard',
  'playground',
  'fish pond',
  'hall',
  'stage',
  'flower bed',
  'car park',
  'lawn',
];

const STYLES: Readonly<Record<'cm' | 'm', { side: Style; area: Style }>> = {
  cm: { side: measured('cm', 1), area: measured('cm²', 1) },
  m: { side: measured('m', 1), area: measured('m²', 1) },
};

/** A thing to measure, small or large. */
export function drawPlot(dice: Dice, only?: 'cm' | 'm'): Plot {
  const unit = only ?? dice.pick(['cm', 'm'] as const);
  return { thing: dice.pick(unit === 'cm' ? SMALL : LARGE), unit, ...STYLES[unit] };
}

const SHEETS = [
  'card',
  'sticker sheet',
  'piece of felt',
  'poster',
  'paper banner',
  'piece of cloth',
  'sheet of foil',
  'sheet of newspaper',
  'sheet of drawing paper',
  'paper place mat',
];

/** A thing that can be cut and folded. */
export const drawSheet = (dice: Dice): string => dice.pick(SHEETS);

/** Length and breadth, the length the larger. */
export function drawSides(dice: Dice, grade: AreaGrade, friendly: boolean): { l: number; b: number } {
  if (friendly) {
    const b = dice.int(3, grade === 3 ? 8 : 9);
    return { b, l: dice.int(b + 1, grade === 3 ? 12 : 20) };
  }
  const b = grade === 3 ? dice.int(4, 9) : dice.int(8, 25);
  return { b, l: dice.int(b + 2, grade === 3 ? 26 : 45) };
}

const labelled = (label: string): string => (label === '?' ? 'to be found' : label);
/** `length 7 cm`; a side that only bears its own name is `length not given`. */
const sideText = (name: string, label: string): string =>
  `${name} ${label === name ? 'not given' : labelled(label)}`;

/** A rectangle with labels at its bottom and left sides; an empty label leaves a side bare. */
export function rectangle(
  l: number,
  b: number,
  labels: { length?: string; breadth?: string; inside?: string },
  name?: string,
): PlanFigure {
  const { length = '', breadth = '', inside } = labels;
  const lengths: PlanLength[] = [
    ...(length === '' ? [] : [{ from: [0, b], to: [l, b], label: length, side: 'bottom' } as const]),
    ...(breadth === '' ? [] : [{ from: [0, 0], to: [0, b], label: breadth, side: 'left' } as const]),
  ];
  const told = [
    ...(length === '' ? [] : [sideText(l === b ? 'side' : 'length', length)]),
    ...(breadth === '' ? [] : [sideText(l === b ? 'side' : 'breadth', breadth)]),
    ...(inside ? [`inside it is written ${inside}`] : []),
  ];
  return {
    ...(name === undefined ? {} : { name }),
    pieces: [
      {
        shape: 'polygon',
        points: [
          [0, 0],
          [l, 0],
          [l, b],
          [0, b],
        ],
      },
    ],
    lengths,
    ...(inside ? { marks: [{ at: [l / 2, b / 2] as const, label: inside }] } : {}),
    says: `A ${l === b ? 'square' : 'rectangle'}${told.length > 0 ? `, ${told.join(', ')}` : ''}.`,
  };
}
