import { describe, expect, it } from '@jest/globals';
import {
  GRADE_LEVELS,
  PROFICIENCY_LEVELS,
  type GradeLevel,
  type ProficiencyLevel,
} from '@sumfox/curriculum/grades';
import { listReadingFaults } from '../../checks/readability.js';
import { Dice } from '../../core/dice.js';
import type { Cell, Draft, Shape } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { ALL_NAMES } from '../../core/people.js';
import { DATA_FAMILY_CELLS_BY_GRADE } from './data.cells.js';
import { STORES } from './stores.scene.js';

const CELLS: ReadonlyArray<readonly [GradeLevel, Cell]> = GRADE_LEVELS.flatMap((grade) =>
  (DATA_FAMILY_CELLS_BY_GRADE[grade] ?? []).map((cell) => [grade, cell] as const),
);

/** Drafts of a cell and level whose stem suits the grade, with the shape they came from. */
function drawDrafts(
  grade: GradeLevel,
  cell: Cell,
  level: ProficiencyLevel,
  tries: number,
): Array<readonly [Shape, Draft]> {
  const dice = new Dice(7);
  const shapes = cell.shapes.filter((shape) => shape.levels.includes(level));
  return Array.from({ length: tries }, () => dice.pick(shapes)).flatMap((shape) => {
    const draft = shape.draw(dice, level);
    const stem = draft ? `${draft.story.join(' ')} ${draft.ask}` : '';
    return draft && listReadingFaults(grade, stem).length === 0 ? [[shape, draft] as const] : [];
  });
}

/** A stem without its numbers, names and letters: two stems that differ here tell of different things. */
function maskStem(draft: Draft): string {
  const names = new RegExp(`\\b(${ALL_NAMES.join('|')}|he|she|his|her)\\b`, 'gi');
  return `${draft.story.join(' ')} ${draft.ask}`
    .replace(names, '')
    .replace(/\d[\d ./]*|\b[A-Za-z]\b|\btwice\b/g, '');
}

function toGivens(draft: Draft): Map<string, Exact> {
  return new Map(
    Object.entries(draft.params).flatMap(([name, v]) =>
      typeof v === 'string' ? [] : [[name, exact(v)] as const],
    ),
  );
}

function toWords(draft: Draft): Map<string, string> {
  return new Map(
    Object.entries(draft.params).flatMap(([name, v]) => (typeof v === 'string' ? [[name, v] as const] : [])),
  );
}

describe('riddles about graphs and tables', () => {
  it('covers every pairing of the family at every level, each shape by a name of its own', () => {
    expect(CELLS).toHaveLength(1 + 1);
    for (const [, cell] of CELLS) {
      expect(new Set(cell.shapes.map((s) => s.id)).size).toBe(cell.shapes.length);
      for (const level of PROFICIENCY_LEVELS)
        expect(cell.shapes.some((s) => s.levels.includes(level))).toBe(true);
    }
  });

  it('tells of at least eight contexts in every role pack', () => {
    const contexts = new Map<string, Set<string>>();
    for (const [grade, cell] of CELLS) {
      const seen = contexts.get(`${grade} ${cell.subStrandId}`) ?? new Set<string>();
      contexts.set(`${grade} ${cell.subStrandId}`, seen);
      for (const level of PROFICIENCY_LEVELS) {
        if (seen.size >= 8) break;
        for (const [, draft] of drawDrafts(grade, cell, level, 16)) seen.add(maskStem(draft));
      }
    }
    for (const [pack, seen] of contexts)
      expect({ pack, enough: seen.size >= 8 }).toEqual({ pack, enough: true });
  });

  it('needs every clue of its riddles', () => {
    let riddles = 0;
    for (const [grade, cell] of CELLS.filter(([, c]) => c.heuristicId === 'h10_logical_deduction')) {
      for (const level of PROFICIENCY_LEVELS) {
        for (const [shape, draft] of drawDrafts(grade, cell, level, 12)) {
          const { proof } = shape;
          const words = toWords(draft);
          const clues = [...words.keys()].filter((name) => name.startsWith('clue'));
          if (proof.kind !== 'search' || clues.length === 0) continue;
          riddles += 1;
          const givens = toGivens(draft);
          expect(proof.solve(givens, words).map((v) => v.toFraction())).toEqual([
            draft.answer.value.toFraction(),
          ]);
          for (const dropped of clues) {
            const fewer = new Map([...words].filter(([name]) => name !== dropped));
            expect(proof.solve(givens, fewer).length).toBeGreaterThan(1);
          }
        }
      }
    }
    expect(riddles).toBeGreaterThan(40);
  });

  it('keeps the numbers of things real', () => {
    const dice = new Dice(3);
    const most = new Map(STORES.map((make) => make(dice)).map((store) => [store.noun, store.most]));
    for (const [grade, cell] of CELLS.filter(
      ([, c]) => c.subStrandId === 'bar_graphs' || c.subStrandId === 'picture_graphs',
    )) {
      for (const level of PROFICIENCY_LEVELS) {
        for (const [, { drawing }] of drawDrafts(grade, cell, level, 12)) {
          if (drawing?.kind !== 'bar-graph' || drawing.numbered === 'none') continue;
          const noun = drawing.yTitle.replace('Number of ', '');
          for (const bar of drawing.bars)
            if (most.has(noun) && !drawing.bars[0]?.label.match(/^(Day|Week|Month|Round)/))
              expect((bar.marks ?? 0) * drawing.step).toBeLessThanOrEqual(most.get(noun) ?? 0);
        }
      }
    }
  });
});
