import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { readParams } from '../../item-params.js';
import { findShape, listCells } from '../../cells.js';
import { makeFromShape } from '../../testing/make-from-shape.js';
import { Dice, mixSeed } from '../../core/dice.js';
import type { Cell, Draft } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { PARTS_CELLS_BY_GRADE } from './parts.cells.js';

const CELLS = GRADE_LEVELS.flatMap((gradeLevel) =>
  (PARTS_CELLS_BY_GRADE[gradeLevel] ?? []).map((cell) => ({
    gradeLevel,
    subStrandId: cell.subStrandId,
    heuristicId: cell.heuristicId,
    cell,
  })),
);

const HEURISTICS = {
  'Primary 3': { fractions: 2 },
  'Primary 4': { fractions: 1, decimals: 1 },
  'Primary 5': { fractions: 1, decimals: 1, percentage: 1 },
  'Primary 6': { fractions: 1, decimals: 1, percentage: 1 },
} as const;

/** Accepted draws of a cell, some of every shape and level. */
function listDrafts(cell: Pick<Cell, 'shapes'>, each: number): Draft[] {
  return cell.shapes.flatMap((shape) =>
    shape.levels.flatMap((level) => {
      const drafts: Draft[] = [];
      for (let seed = 0; drafts.length < each && seed < 400; seed += 1) {
        const draft = shape.draw(new Dice(mixSeed(shape.id, level, seed)), level);
        if (draft) drafts.push(draft);
      }
      return drafts;
    }),
  );
}

const paramOf = (draft: Draft, name: string): Exact | null => {
  const value = draft.params[name];
  return value === undefined || typeof value === 'string' ? null : exact(value);
};

type Shaded = Readonly<{ shaded: number; parts: number }>;

const figuresOf = ({ drawing }: Draft): readonly Shaded[] =>
  drawing?.kind === 'fraction-bars'
    ? drawing.bars
    : drawing?.kind === 'fraction-circles'
      ? drawing.circles
      : [];

/** Whether the parts together are the answer, or each figure shows nothing, one undivided whole, a number of the story, or one over another. */
function isShadedAsTold(draft: Draft, figures: readonly Shaded[]): boolean {
  const key = draft.answer.value;
  const told = Object.keys(draft.params).flatMap((name) => paramOf(draft, name) ?? []);
  const sums = figures.reduce((sum, { shaded, parts }) => sum.add(exact(shaded, parts)), exact(0));
  // Where no number is told, the drawing itself tells how much is shaded.
  return (
    told.length === 0 ||
    sums.equals(key) ||
    figures.every(
      ({ shaded, parts }) =>
        shaded === 0 ||
        (shaded === parts && (parts === 1 || key.equals(parts))) ||
        told.some((value) => value.equals(exact(shaded, parts))) ||
        told.some((over, i) =>
          told.some((under, j) => i !== j && under.mul(exact(shaded, parts)).equals(over)),
        ),
    )
  );
}

describe('cells of fractions, decimals and percentage', () => {
  it('serve each heuristic once', () => {
    for (const [gradeLevel, subStrands] of Object.entries(HEURISTICS)) {
      for (const [subStrandId, count] of Object.entries(subStrands)) {
        const ids = CELLS.filter((c) => c.gradeLevel === gradeLevel && c.subStrandId === subStrandId).map(
          (c) => c.heuristicId,
        );
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toHaveLength(count);
      }
    }
  });
});

describe('clues of a riddle', () => {
  const riddles = CELLS.filter((c) => c.heuristicId === 'h10_logical_deduction');

  it.each(riddles)(
    'are all needed: $gradeLevel $subStrandId',
    ({ gradeLevel, subStrandId, heuristicId, cell }) => {
      for (const level of PROFICIENCY_LEVELS) {
        const item = makeFromShape(
          {
            gradeLevel,
            subStrandId,
            heuristicId,
            level,
            questionType: 'open-ended',
            seed: 4242,
            id: 'riddle',
          },
          // Others that are guests of the cell have no clues.
          ({ id, proof: { kind } }) => kind === 'search' && cell.shapes.some((own) => own.id === id),
        );
        if (!item) throw new Error('a riddle at each level');
        const proof = findShape(gradeLevel, item.provenance.template)?.proof;
        if (proof?.kind !== 'search') throw new Error('a riddle is solved by search');
        const { givens, words } = readParams(item);
        const count = [...words.keys()].filter((name) => name.startsWith('clue')).length;
        expect(count).toBeGreaterThan(1);
        expect(proof.solve(givens, words)).toHaveLength(1);
        for (let dropped = 1; dropped <= count; dropped += 1) {
          const fewerWords = new Map<string, string>();
          const fewerGivens = new Map<string, Exact>();
          let next = 1;
          for (let i = 1; i <= count; i += 1) {
            if (i === dropped) continue;
            fewerWords.set(`clue${next}`, words.get(`clue${i}`) ?? '');
            for (const part of ['a', 'b']) {
              const value = givens.get(`value${i}${part}`);
              if (value) fewerGivens.set(`value${next}${part}`, value);
            }
            next += 1;
          }
          expect(proof.solve(fewerGivens, fewerWords).length).toBeGreaterThan(1);
        }
      }
    },
  );
});

describe('what is drawn and told', () => {
  it('shades as much of a fraction bar or circle as is told, nothing, or what is asked for', () => {
    let [seen, refused] = [0, 0];
    for (const shape of GRADE_LEVELS.flatMap((grade) => listCells(grade).flatMap(({ shapes }) => shapes))) {
      if (listDrafts({ shapes: [shape] }, 1).every((draft) => figuresOf(draft).length === 0)) continue;
      for (const draft of listDrafts({ shapes: [shape] }, 6)) {
        const figures = figuresOf(draft);
        if (figures.length === 0) continue;
        expect([shape.id, figures, isShadedAsTold(draft, figures)]).toEqual([shape.id, figures, true]);
        seen += 1;
        const spoilt = figures.map(({ shaded, parts }) => ({ parts, shaded: (shaded + 1) % (parts + 1) }));
        if (!isShadedAsTold(draft, spoilt)) refused += 1;
      }
    }
    expect(seen).toBeGreaterThan(100);
    // One part more is seen, except where the drawing alone tells it or where it is another number of the story.
    expect(refused).toBeGreaterThan(0.6 * seen);
  });

  it('keeps shares within the whole and answers within what was there', () => {
    for (const { cell } of CELLS) {
      for (const draft of listDrafts(cell, 2)) {
        const whole = paramOf(draft, 'whole');
        if (whole && cell.heuristicId !== 'h9_pattern_recognition')
          expect(draft.answer.value.compare(whole) <= 0).toBe(true);
        for (const name of ['p', 'q', 'r']) {
          const share = paramOf(draft, name);
          if (share) expect(share.compare(0) > 0 && share.compare(100) < 0).toBe(true);
        }
      }
    }
  });
});
