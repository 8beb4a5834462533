import { describe, expect, it } from '@jest/globals';
import { listCoreCells } from '../draw/core-cells.js';
import { drawQuestion } from '../draw/draw-question.js';
import type { FormDraft } from './drawn.js';
import { GRAPH_AND_TEXT } from './graph.forms.js';

const CELLS = (['Primary 2', 'Primary 3'] as const).flatMap((grade) =>
  listCoreCells(grade)
    .filter(({ hasGraph }) => hasGraph)
    .map((cell) => ({ grade, cell })),
);
const DRAWN = CELLS.flatMap(({ grade, cell }) =>
  [1, 2, 3].flatMap((seed) => {
    const found = drawQuestion({
      grade,
      cell,
      level: 'independent',
      type: 'open-ended',
      seed,
      form: 'two-sources',
    });
    return found ? [found] : [];
  }),
);

/** What the form made of an item, as its gate takes it. */
function draftOf({ missing, hints: _, ...item }: (typeof DRAWN)[number]['item']): FormDraft {
  return { ...item, ...(missing === null ? {} : { missing }), hints: null, extras: {} };
}

describe('a cell about data', () => {
  it.each(['Primary 5', 'Primary 6'] as const)(
    'reads amounts from a graph in every third item of %s',
    (grade) => {
      const cells = listCoreCells(grade).filter(({ graphsOfTen }) => graphsOfTen);
      const kinds = cells.flatMap((cell) =>
        [1, 2].flatMap((seed) => {
          const found = drawQuestion({ grade, cell, level: 'independent', type: 'open-ended', seed });
          return found ? [found.item.exhibit?.kind] : [];
        }),
      );
      expect(kinds.length).toBeGreaterThan(10);
      expect(kinds.filter((kind) => kind === 'bar-graph').length / kinds.length).toBeGreaterThanOrEqual(
        1 / 3,
      );
    },
  );
});

describe('an item about a graph', () => {
  it('is drawn in each cell about graphs', () => {
    expect(CELLS).toHaveLength(7);
    expect(DRAWN.length).toBeGreaterThan(10);
    for (const { item } of DRAWN) expect(item.exhibit?.kind).toMatch(/^(?:picture|bar)-graph$/);
  });

  it('tells each value of the graph in the drawing only', () => {
    for (const { item, drawn } of DRAWN) expect(GRAPH_AND_TEXT.gate(drawn, draftOf(item))).toEqual([]);
  });

  it('is refused when the graph shows another value', () => {
    for (const { item, drawn } of DRAWN) {
      const exhibit = structuredClone(item.exhibit);
      if (exhibit?.kind === 'picture-graph') exhibit.unit = (exhibit.unit ?? 0) + 1000;
      if (exhibit?.kind === 'bar-graph') exhibit.step += 1000;
      expect(GRAPH_AND_TEXT.gate(drawn, { ...draftOf(item), exhibit })).not.toEqual([]);
    }
  });

  it('is refused when its text tells a value of the graph', () => {
    for (const { item, drawn } of DRAWN) {
      const told = [...drawn.story.given].map(([, value]) => value.toFraction()).join(' and ');
      const stem = `${item.stem} It was ${told}.`;
      expect(GRAPH_AND_TEXT.gate(drawn, { ...draftOf(item), stem })).not.toEqual([]);
    }
  });

  it('reads the graph before it works with its values', () => {
    for (const { item } of DRAWN)
      expect(item.solution[0]).toMatch(/^Read the bar graph: |: \d+ × \d+ = \d+ /);
  });
});
