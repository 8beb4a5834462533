import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { facts, shape } from '../../engines/sketch.js';
import { drawSheet, rectangle } from './rectangles.js';

const CM = measured('cm', 1);
const CM2 = measured('cm²', 0);
const cm = (n: number): string => `${n} cm`;

function folded(
  id: string,
  level: ProficiencyLevel,
  asked: 'length' | 'perimeter' | 'area',
  cut: boolean,
): Shape {
  const proof =
    asked === 'length'
      ? facts(['open = 2 * l'], ['start = open + c'], 'start')
      : facts(
          [
            'openL = 2 * l',
            'openB = 2 * b',
            asked === 'area' ? 'result = startL * openB' : 'result = 2 * startL + 2 * openB',
          ],
          [cut ? 'startL = openL + c' : 'startL = openL'],
          'result',
        );
  return shape(id, level, proof, (dice: Dice) => {
    const thing = drawSheet(dice);
    const b = dice.int(3, 12);
    const l = dice.int(b + 1, 20);
    const c = dice.int(2, 9);
    const [openL, openB] = [2 * l, 2 * b];
    const startL = openL + (cut ? c : 0);
    const key = { length: startL, perimeter: 2 * (startL + openB), area: startL * openB }[asked];
    if (c === l || c === b) return null;
    const style = asked === 'area' ? CM2 : CM;
    return {
      story: [
        ...(cut
          ? [`A strip ${cm(c)} wide is cut off the end of a rectangular ${thing}.`]
          : [`A rectangular ${thing} is folded on both its lines of symmetry.`]),
        ...(cut
          ? [
              asked === 'length'
                ? 'The rest is folded in half, end to end, on a line of symmetry.'
                : 'The rest is folded on both its lines of symmetry.',
            ]
          : []),
        asked === 'length' ? `It is then ${cm(l)} long.` : `It is then ${cm(l)} long and ${cm(b)} wide.`,
      ],
      ask: {
        length: `How long was the ${thing} at first?`,
        perimeter: `What is the perimeter of the open ${thing}?`,
        area: `What was the area of the ${thing} at first?`,
      }[asked],
      blank: {
        length: `At first the ${thing} was ___ cm long.`,
        perimeter: `The perimeter of the open ${thing} is ___ cm.`,
        area: `At first the area of the ${thing} was ___ cm².`,
      }[asked],
      key,
      style,
      via: asked === 'area' ? [['The width of the open sheet is ___ cm.', openB, CM]] : [],
      params: { l, ...(cut ? { c } : {}), ...(asked === 'length' ? {} : { b }) },
      work: [
        ['Length when open', `2 × ${l}`, CM],
        ...(asked === 'length' ? [] : ([['Width when open', `2 × ${b}`, CM]] as const)),
        ...(cut ? ([['Length at first', `${openL} + ${c}`, CM]] as const) : []),
        ...(asked === 'perimeter'
          ? ([['Perimeter', `${startL} + ${openB} + ${startL} + ${openB}`, CM]] as const)
          : []),
        ...(asked === 'area' ? ([['Area', `${startL} × ${openB}`, CM2]] as const) : []),
      ],
      hints: [
        'Go back: open the folds one by one.',
        'On a line of symmetry both halves are equal. What does opening a fold do to a side?',
        cut ? 'Open every fold, then put back the strip.' : 'Double both sides.',
      ],
      wrongs: [
        [
          'fold-not-opened',
          asked === 'length' ? l + c : asked === 'perimeter' ? 2 * (l + b) : (l + (cut ? c : 0)) * b,
        ],
        [
          'fold-counted-once',
          asked === 'length' ? 2 * (l + c) : asked === 'perimeter' ? 2 * (openL + b) : startL * b,
        ],
        [
          'wrong-direction',
          asked === 'length'
            ? openL - c
            : asked === 'perimeter'
              ? 2 * openL + openB
              : (openL - (cut ? c : 0)) * openB + (cut ? 0 : 10),
        ],
        ['stopped-early', asked === 'area' && cut ? openL * openB : openL],
        [
          'doubled-too-often',
          asked === 'length' ? 4 * l + c : asked === 'perimeter' ? 8 * (l + b) : 8 * l * b,
        ],
        asked === 'perimeter'
          ? ['area-for-perimeter', openL * openB]
          : [asked === 'length' ? 'perimeter-not-side' : 'perimeter-for-area', 2 * (startL + openB)],
        ['calculation-slip', key + 2],
      ],
      drawing: {
        kind: 'plan',
        tall: 80,
        figures: [
          {
            ...rectangle(l, b, { length: cm(l), breadth: asked === 'length' ? '' : cm(b) }, 'Folded'),
            lines: [
              { from: [0.3, 0], to: [0.3, b], broken: true },
              ...(asked === 'length'
                ? []
                : [{ from: [0, 0.3] as const, to: [l, 0.3] as const, broken: true }]),
            ],
          },
        ],
      },
    };
  });
}

/** h7 for figures: folds on lines of symmetry are opened again. */
export const P4_FIGURES_BACKWARDS: readonly Shape[] = [
  folded('length-before-cut-and-fold', 'not_ready', 'length', true),
  folded('perimeter-when-open', 'guided', 'perimeter', false),
  folded('area-when-open', 'independent', 'area', false),
  folded('area-before-cut-and-folds', 'mastery', 'area', true),
];
