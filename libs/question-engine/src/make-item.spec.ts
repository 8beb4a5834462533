import { checkItem } from './check-item.js';
import { describe, expect, it } from '@jest/globals';
import type { QuestionKind } from '@sumfox/contracts/question/item';
import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { listCells, templateOf } from './cells.js';
import { findCoreCell } from './draw/core-cells.js';
import { listFactNames } from './core/fact-solver.js';
import { NoItemFound, makeDrawnItem, makeItem } from './make-item.js';
import { listSupportedPairings } from './supported-pairings.js';

const GRADE = 'Primary 5' as const;
const BUILT = [
  'h1_make_whole_model',
  'h2_before_after',
  'h4_equal_concept',
  'h7_working_backwards',
  'h9_pattern_recognition',
] as const;

describe('supported pairings', () => {
  it('join every Primary 5 sub-strand with every built heuristic', () => {
    const pairings = listSupportedPairings(GRADE).map((p) => `${p.subStrandId}/${p.heuristicId}`);
    for (const { id } of listSubStrands(GRADE)) {
      for (const heuristic of BUILT) expect(pairings).toContain(`${id}/${heuristic}`);
    }
    expect(new Set(pairings).size).toBe(pairings.length);
  });

  it('have shapes for every level that the core does not draw, with names of their own and facts that use what they ask', () => {
    for (const cell of listCells(GRADE)) {
      const names = cell.shapes.map((shape) => templateOf(cell, shape));
      expect(new Set(names).size).toBe(names.length);
      // Where the core draws as well, shapes may be for some levels only.
      const hasCore = findCoreCell(GRADE, cell.subStrandId, cell.heuristicId) !== null;
      const levels = hasCore ? [] : PROFICIENCY_LEVELS;
      for (const level of levels)
        expect(cell.shapes.filter((s) => s.levels.includes(level)).length).toBeGreaterThan(0);
      for (const { proof } of cell.shapes) {
        if (proof.kind === 'facts') expect(listFactNames(proof.facts)).toContain(proof.asked);
      }
    }
  });
});

describe('an item about data of Primary 4', () => {
  const cells = listSupportedPairings('Primary 4').filter(
    ({ subStrandId }) => subStrandId === 'data_handling',
  );

  it.each(cells)('shows data at the lowest level, $heuristicId', ({ subStrandId, heuristicId }) => {
    const drawn = [1, 2, 3].map((seed) =>
      makeDrawnItem({
        gradeLevel: 'Primary 4',
        subStrandId,
        heuristicId,
        level: 'not_ready',
        questionType: 'open-ended',
        seed,
        id: 'x',
      }),
    );
    for (const { item, drawing } of drawn)
      expect([item.question.questionText, drawing !== null]).toEqual([item.question.questionText, true]);
  });
});

describe('makeItem', () => {
  const spec = {
    gradeLevel: GRADE,
    subStrandId: 'ratio',
    heuristicId: 'h2_before_after',
    level: 'mastery',
    questionType: 'mcq',
    seed: 42,
    id: 'a',
  } as const;

  it('keeps the draw when only the id differs', () => {
    const { question, scheme, provenance } = makeItem({ ...spec, id: 'b' });
    const first = makeItem(spec);
    expect(question).toEqual({ ...first.question, id: 'b' });
    expect(scheme).toEqual({ ...first.scheme, questionId: 'b' });
    expect(provenance).toEqual(first.provenance);
  });

  it('gives different items for different seeds', () => {
    const stems = new Set(
      Array.from({ length: 50 }, (_, seed) => makeItem({ ...spec, seed }).question.questionText),
    );
    expect(stems.size).toBeGreaterThan(45);
  });

  it('puts the key at every place in about a quarter of the draws, and in no cell too seldom', () => {
    const cells = ['decimals', 'money', 'ratio', 'whole_numbers', 'percentage'].map((subStrandId) => {
      const places = new Map<string, number>();
      for (let seed = 0; seed < 120; seed += 1) {
        const key = makeItem({ ...spec, subStrandId, seed }).scheme.parts[0]?.expected ?? '';
        places.set(key, (places.get(key) ?? 0) + 1);
      }
      return places;
    });
    for (const label of ['A', 'B', 'C', 'D']) {
      const counts = cells.map((places) => places.get(label) ?? 0);
      for (const count of counts) expect(count).toBeGreaterThan(9);
      expect(counts.reduce((a, b) => a + b, 0)).toBeGreaterThan(100);
    }
  });

  it('draws on where the core alone has a cell and drops its first draws', () => {
    const cell = { subStrandId: 'time_basic', heuristicId: 'h1_make_whole_model' } as const;
    const item = makeItem({
      ...{ ...spec, ...cell, gradeLevel: 'Primary 2', level: 'independent' },
      ...{ questionType: 'fill-in-the-blank', seed: 862_123_436 },
    });
    expect(checkItem(item).faults).toEqual([]);
  });

  it('refuses a pairing that does not exist in the words of the curriculum', () => {
    expect(() => makeItem({ ...spec, subStrandId: 'speed' })).toThrow(
      'Invalid sub-strand ID: speed for Primary 5',
    );
    expect(() => makeItem({ ...spec, heuristicId: 'h11_algebraic_thinking' })).toThrow(RangeError);
  });

  it('refuses a kind that it does not make', () => {
    const other = 'essay' as string as QuestionKind;
    for (const { subStrandId, heuristicId } of listSupportedPairings(GRADE))
      expect(() => makeItem({ ...spec, subStrandId, heuristicId, questionType: other })).toThrow(NoItemFound);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the seed %s', (seed) => {
    expect(() => makeItem({ ...spec, seed })).toThrow('Invalid seed');
  });

  it('has an error that names the cell when nothing passes', () => {
    expect(new NoItemFound(spec, []).message).toContain('ratio/h2_before_after mastery mcq, seed 42');
  });
});
