import { expect, it } from '@jest/globals';
import { makeItem } from '../make-item.js';
import { renderDrawing } from '../drawing/render-drawing.js';
import { listAxisFaults, listGraphFaults, listMeasuredFaults } from './shown-values.js';

const STEPS = [
  'Each increase: 80 − 60 = 20 eggs',
  'Week 3: 80 + 20 = 100 eggs',
  'Week 4: 100 + 20 = 120 eggs',
];

it('names a point at 0 for what the solution finds', () => {
  expect(listGraphFaults('Line graph: Eggs. Week 1: 60, Week 2: 80, Week 3: 0, Week 4: 0.', STEPS)).toEqual([
    'visual: the graph shows 0 at Week 3, which is 100',
    'visual: the graph shows 0 at Week 4, which is 120',
  ]);
  expect(listGraphFaults('Line graph: Eggs. Week 1: 60, Week 2: 80.', STEPS)).toEqual([]);
  expect(listGraphFaults('Bar graph: Eggs. Week 1: 60; Week 2: 80; Week 3: not drawn.', STEPS)).toEqual([]);
});

it('finds no point in a line graph of what goes on', () => {
  const { question } = makeItem(
    {
      gradeLevel: 'Primary 4',
      subStrandId: 'data_handling',
      heuristicId: 'h9_pattern_recognition',
      level: 'not_ready',
      questionType: 'open-ended',
      seed: 4,
      id: 'graph',
    },
    { structure: 'equal-increases-line.fourth' },
  );
  expect(question.visual?.alt).toMatch(/^Line graph: .*\. \S+ 1: \d+, \S+ 2: \d+\.$/);
});

it('names an axis that ends below a bar that is not drawn', () => {
  const step = "Shop A's tins at first: 5 × 60 = 300 tins";
  const drawn = (reaches: number): ReturnType<typeof renderDrawing> =>
    renderDrawing({
      kind: 'bar-graph',
      title: 'Tins at first',
      yTitle: 'Number of tins',
      step: 50,
      numbered: 'second',
      bars: [
        { label: 'Shop A', marks: null },
        { label: 'Shop B', marks: 3 },
      ],
      reaches,
    });
  expect(listAxisFaults(drawn(0), [step])).toEqual(['visual: the axis ends at 200, and Shop A has 300']);
  expect(listAxisFaults(drawn(6), [step])).toEqual([]);
});

it('names an asked angle of a figure that is drawn true', () => {
  const alt = 'Figure ABCD with angle DAB 104° and a triangle BCE inside it.';
  const stem = 'ABCD is a rhombus. What is the size of angle ABE?';
  expect(listMeasuredFaults(alt, stem)).toEqual(['visual: angle ABE can be measured']);
  expect(listMeasuredFaults(alt, 'The size of angle BAE is ___°.')).toEqual([
    'visual: angle BAE can be measured',
  ]);
  expect(listMeasuredFaults(`${alt} Not drawn to scale.`, stem)).toEqual([]);
});

it.each([
  ['independent', 'equilateral-inside-parallelogram'],
  ['mastery', 'equilateral-inside-rhombus'],
] as const)('finds a figure out of scale in %s %s', (level, structure) => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { question } = makeItem(
      {
        gradeLevel: 'Primary 6',
        subStrandId: 'angles_advanced',
        heuristicId: 'h10_logical_deduction',
        level,
        questionType: 'open-ended',
        seed,
        id: 'figure',
      },
      { structure },
    );
    expect(question.visual?.alt).toMatch(/Not drawn to scale\.$/);
  }
});
