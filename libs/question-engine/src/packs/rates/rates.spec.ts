import { describe, expect, it } from '@jest/globals';
import type { Item } from '@sumfox/contracts/question/item';
import { GRADE_LEVELS, type GradeLevel, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { readParams } from '../../item-params.js';
import { findShape } from '../../cells.js';
import { ALL_NAMES } from '../../core/people.js';
import { type ItemSpec, makeItem } from '../../make-item.js';
import { makeFromShape } from '../../testing/make-from-shape.js';
import { RATE_FAMILY_CELLS_BY_GRADE } from './rates.cells.js';
import { MADE_KINDS } from '../../made-kinds.js';

const PAIRINGS = GRADE_LEVELS.flatMap((gradeLevel) =>
  (RATE_FAMILY_CELLS_BY_GRADE[gradeLevel] ?? []).map(({ subStrandId, heuristicId }) => ({
    gradeLevel,
    subStrandId,
    heuristicId,
  })),
);

/** One item of each pairing, level and seed; the types take turns. */
function drawAll(
  seeds: number,
  pairings = PAIRINGS,
  make: (spec: ItemSpec) => Item | null = makeItem,
): Item[] {
  return pairings.flatMap((pairing, at) =>
    PROFICIENCY_LEVELS.flatMap((level, step) =>
      Array.from({ length: seeds }, (_, seed) => {
        const item = make({
          ...pairing,
          level,
          questionType: MADE_KINDS[(at + step + seed) % MADE_KINDS.length] ?? 'open-ended',
          seed: seed + 1,
          id: `${seed}`,
        });
        return item ? [item] : [];
      }).flat(),
    ),
  );
}

const ITEMS = drawAll(1);
/** Grades with a few cells only, where one item of each does not show every story. */
const FEW = PAIRINGS.filter((p) => p.gradeLevel === 'Primary 1' || p.gradeLevel === 'Primary 2');

const NAMES = new RegExp(`\\b(${ALL_NAMES.join('|')})\\b`, 'g');
/** The words of a stem without its names and numbers: one per context, or a few. */
const dress = (item: Item): string =>
  item.question.questionText.replace(NAMES, 'N').replace(/\d[\d ./:]*/g, '#');

describe('time, rate, ratio and speed', () => {
  it('serve every pairing of the curriculum at each level and type', () => {
    const counts = new Map<GradeLevel, number>();
    for (const { gradeLevel } of PAIRINGS) counts.set(gradeLevel, (counts.get(gradeLevel) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      'Primary 1': 1,
      'Primary 2': 4,
      'Primary 3': 7,
      'Primary 4': 8,
      'Primary 5': 20,
      'Primary 6': 33,
    });
    for (const item of ITEMS) expect(item.provenance.validationScore).toBe(1);
    for (const cells of Object.values(RATE_FAMILY_CELLS_BY_GRADE)) {
      for (const { shapes } of cells) expect(new Set(shapes.map(({ id }) => id)).size).toBe(shapes.length);
    }
  });

  it('tell stories of at least eight kinds in every sub-strand', () => {
    const dresses = new Map<string, Set<string>>();
    for (const item of [...ITEMS, ...drawAll(4, FEW)]) {
      const key = `${item.provenance.gradeLevel} ${item.question.subStrandId}`;
      dresses.set(key, (dresses.get(key) ?? new Set()).add(dress(item)));
    }
    for (const [key, kinds] of dresses) expect([key, kinds.size >= 8]).toEqual([key, true]);
  });

  it('need every clue of a riddle', () => {
    const notClues = /^(t\d|large\d|small\d|r\d|job|p|q|r)$/;
    let seen = 0;
    for (const item of drawAll(
      2,
      PAIRINGS.filter((p) => p.heuristicId === 'h10_logical_deduction'),
      (spec) => makeFromShape(spec, ({ proof: { kind }, statements }) => kind === 'search' && !statements),
    )) {
      const { gradeLevel, template } = item.provenance;
      const proof = findShape(gradeLevel, template)?.proof;
      if (proof?.kind !== 'search') throw new Error(`no search for ${template}`);
      const { givens, words } = readParams(item);
      const numbered = [...givens.keys()].filter((name) => !notClues.test(name));
      const worded = [...words].filter(([, word]) => word === 'yes').map(([name]) => name);
      expect(numbered.length + worded.length).toBeGreaterThanOrEqual(2);
      for (const name of [...numbered, ...worded]) {
        const left = new Map([...givens].filter(([other]) => other !== name));
        const leftWords = new Map([...words].filter(([other]) => other !== name));
        expect(proof.solve(left, leftWords).length).toBeGreaterThanOrEqual(2);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('draw the hands of a clock where the story has them', () => {
    for (const item of drawAll(
      3,
      PAIRINGS.filter((p) => p.gradeLevel === 'Primary 1'),
      (spec) => makeFromShape(spec, ({ id, statements }) => !id.includes('.') && !statements),
    )) {
      const hour = Number(item.provenance.params['hour']);
      const minute = Number(item.provenance.params['minute']);
      const alt = item.question.visual?.alt ?? '';
      expect(alt).toContain(
        minute === 0
          ? `the short hand points at ${hour}, the long hand points at 12`
          : `the short hand is between ${hour} and ${(hour % 12) + 1}, the long hand points at 6`,
      );
    }
  });

  it('stay within what happens in life', () => {
    for (const item of ITEMS) {
      const text = item.question.questionText;
      for (const [, speed] of text.matchAll(/(\d+) km\/h/g)) expect(Number(speed)).toBeLessThanOrEqual(150);
      for (const [, age] of text.matchAll(/(\d+) years old/g)) expect(Number(age)).toBeLessThanOrEqual(80);
      for (const [, hour, minute] of text.matchAll(/\b(\d{1,2})\.(\d\d) [ap]\.m\./g)) {
        expect(Number(hour)).toBeLessThanOrEqual(12);
        expect(Number(minute)).toBeLessThan(60);
      }
    }
  });
});
