import { describe, expect, it } from '@jest/globals';
import { markAnswer } from '@sumfox/answer-marking/mark-answer';
import type { Item } from '@sumfox/contracts/question/item';
import {
  GRADE_LEVELS,
  type GradeLevel,
  MARKS_BY_LEVEL,
  PROFICIENCY_LEVELS,
  type ProficiencyLevel,
} from '@sumfox/curriculum/grades';
import { findCell } from './cells.js';
import { checkItem } from './check-item.js';
import { readCoreParams } from './core-params.js';
import type { Cell } from './core/draft.js';
import { findCoreCell } from './draw/core-cells.js';
import { MADE_KINDS } from './made-kinds.js';
import { makeItem } from './make-item.js';
import { DATA_FAMILY_CELLS_BY_GRADE } from './packs/data/data.cells.js';
import { toQuestionRecord } from './question-record.js';
import { listSupportedPairings } from './supported-pairings.js';

/** Every assertion about a cell stands on the same draws, one of each level and type; `question-report` draws many more. */
const SEED = 1;

const PAIRINGS = GRADE_LEVELS.flatMap((gradeLevel) =>
  listSupportedPairings(gradeLevel).map((pairing, place) => ({ gradeLevel, ...pairing, place })),
);

type Place = Pick<(typeof PAIRINGS)[number], 'gradeLevel' | 'subStrandId' | 'heuristicId'>;

const keyOf = ({ gradeLevel, subStrandId, heuristicId }: Place): string =>
  `${gradeLevel} ${subStrandId} ${heuristicId}`;

/** The places of a family's cells. */
const placesOf = (cells: Readonly<Partial<Record<GradeLevel, readonly Cell[]>>>): ReadonlySet<string> =>
  new Set(
    GRADE_LEVELS.flatMap((gradeLevel) =>
      (cells[gradeLevel] ?? []).map((cell) => keyOf({ gradeLevel, ...cell })),
    ),
  );

const DATA = placesOf(DATA_FAMILY_CELLS_BY_GRADE);
function expectMarks({ question, scheme }: Item): void {
  for (const part of scheme.parts) {
    expect(markAnswer(part, part.expected).outcome).toBe('correct');
    expect(markAnswer(part, '???').outcome).not.toBe('correct');
  }
  // Slips lead to the last of several answers, and may pass through the others.
  const last = scheme.parts.at(-1);
  if (!last) throw new Error('an item without parts');
  const wrong = question.mcqOptions?.filter(({ label }) => label !== last.expected) ?? [];
  expect(wrong).toHaveLength(question.questionType === 'mcq' ? 3 : 0);
  for (const { label } of wrong) expect(markAnswer(last, label).outcome).toBe('incorrect');
  if (question.questionType !== 'open-ended') return;
  for (const { answer } of scheme.misconceptions)
    expect(markAnswer(last, answer).outcome).not.toBe('correct');
}

/** What an item of the core says of its structure, form, world and parts. */
function expectRecord(item: Item): void {
  const { parts, paperMarks, structure, form, world } = toQuestionRecord(item);
  expect(parts.reduce((sum, { marks }) => sum + marks, 0)).toBe(item.question.marks);
  expect(parts.every(({ ask }) => ask !== '')).toBe(true);
  expect([structure, form, world].every((name) => typeof name === 'string')).toBe(true);
  expect(paperMarks).toBeGreaterThan(0);
}

/** The checks hold the schema, too. */
function expectItem(item: Item, place: Place, level: ProficiencyLevel): void {
  expect(checkItem(item)).toEqual({ score: 1, faults: [] });
  expect(item.provenance.validationScore).toBe(1);
  expect(item.question.marks).toBe(MARKS_BY_LEVEL[level]);
  expectMarks(item);
  const core = readCoreParams(item);
  if (core) {
    expect(core.given.size).toBeGreaterThan(0);
    expectRecord(item);
  }
  if (DATA.has(keyOf(place)) && (level === 'independent' || level === 'mastery'))
    expect(item.scheme.solutionSteps.length).toBeGreaterThanOrEqual(2);
}

describe.each(PAIRINGS)('$gradeLevel $subStrandId $heuristicId', ({ place, ...pairing }) => {
  const { gradeLevel, subStrandId, heuristicId } = pairing;
  // Where shapes draw too, an item may be theirs.
  const isOfCore =
    findCoreCell(gradeLevel, subStrandId, heuristicId) !== null &&
    findCell(gradeLevel, subStrandId, heuristicId) === null;

  it.each(PROFICIENCY_LEVELS)('gives right items of every type, level %s', (level) => {
    for (const questionType of MADE_KINDS) {
      const spec = { ...pairing, level, questionType, seed: SEED, id: 'item' };
      const item = makeItem(spec);
      expect(item.provenance.seed).toBe(SEED);
      expectItem(item, pairing, level);
      if (isOfCore) expect(readCoreParams(item)).not.toBeNull();
      // The same spec gives the same item: each cell shows it at one level.
      if (questionType === 'open-ended' && level === PROFICIENCY_LEVELS[place % PROFICIENCY_LEVELS.length])
        expect(makeItem(spec)).toEqual(item);
    }
  });
});
