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

type Figure = Readonly<{ label: string; shaded: number; parts: number }>;

const figuresOf = ({ drawing }: Draft): readonly Figure[] =>
  drawing?.kind === 'fraction-bars'
    ? drawing.bars
    : drawing?.kind === 'fraction-circles'
      ? drawing.circles
      : [];

/**
 * How each figure can be read from what is told: as a named fraction or a named number over another, as the answer or
 * what is left of it, or as nothing or all of equal parts. Its own label must tell the same.
 */
function readFigures(draft: Draft, figures: readonly Figure[]): Array<ReadonlySet<string>> {
  const key = draft.answer.value;
  const told = Object.keys(draft.params).flatMap((name) => {
    const value = paramOf(draft, name);
    return value ? [{ name, value }] : [];
  });
  const sum = figures.reduce((all, { shaded, parts }) => all.add(exact(shaded, parts)), exact(0));
  const [, shown, of] = /^(\d+) of (\d+)$/.exec(String(draft.params['shown'])) ?? [];
  return figures.map(({ label, shaded, parts }) => {
    const part = exact(shaded, parts);
    const [, top, bottom] = /(\d+)\/(\d+)$/.exec(label) ?? [];
    if (top !== undefined && !exact(Number(top), Number(bottom)).equals(part)) return new Set();
    const cuts = told.filter(
      ({ value }) => value.equals(parts) || (value.d > 1n && BigInt(parts) % value.d === 0n),
    );
    return new Set([
      ...(top === undefined ? [] : ['label']),
      ...(sum.equals(key) ? ['sum'] : []),
      ...(shown !== undefined && sum.equals(exact(Number(shown), Number(of))) ? ['shown'] : []),
      ...(part.equals(key) ? ['key'] : []),
      ...(exact(1).sub(part).equals(key) ? ['rest'] : []),
      ...(shaded === 0 ? cuts.map(({ name }) => `nothing of ${name}`) : []),
      ...(shaded === parts && (parts === 1 || key.equals(parts)) ? ['all'] : []),
      ...(shaded === 0 ? [] : told.filter(({ value }) => value.equals(part)).map(({ name }) => name)),
      ...told.flatMap((over) =>
        told
          .filter((under) => under !== over && under.value.mul(part).equals(over.value))
          .map((under) => `${over.name} of ${under.name}`),
      ),
    ]);
  });
}

/** The readings of each figure that hold in every draw of a shape. */
const listCommon = (drafts: readonly Draft[]): Array<ReadonlySet<string>> =>
  drafts
    .map((draft) => readFigures(draft, figuresOf(draft)))
    .reduce((all, next) =>
      Array.from({ length: Math.max(all.length, next.length) }, (_, i) => {
        const [a, b] = [all[i], next[i]];
        return a && b ? new Set([...a].filter((reading) => b.has(reading))) : (a ?? b ?? new Set());
      }),
    );

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
  it('shades a fraction bar or circle in every draw by the same reading of what is told', () => {
    let seen = 0;
    for (const shape of GRADE_LEVELS.flatMap((grade) => listCells(grade).flatMap(({ shapes }) => shapes))) {
      if (listDrafts({ shapes: [shape] }, 1).every((draft) => figuresOf(draft).length === 0)) continue;
      const drafts = listDrafts({ shapes: [shape] }, 8).filter((draft) => figuresOf(draft).length > 0);
      const common = listCommon(drafts);
      expect([shape.id, common.map(({ size }) => size > 0)]).toEqual([shape.id, common.map(() => true)]);
      for (const draft of drafts) {
        const figures = figuresOf(draft);
        // One part more or less than is told breaks the reading, in each of the figures.
        for (const at of figures.keys()) {
          const spoilt = figures.map((figure, i) =>
            i === at ? { ...figure, shaded: (figure.shaded + 1) % (figure.parts + 1) } : figure,
          );
          const readings = readFigures(draft, spoilt)[at] ?? new Set();
          expect([shape.id, at, [...(common[at] ?? [])].every((reading) => readings.has(reading))]).toEqual([
            shape.id,
            at,
            false,
          ]);
        }
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(100);
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
