import { type Item, QUESTION_KINDS } from '@sumfox/contracts/question/item';
import {
  type GradeLevel,
  MARKS_BY_LEVEL,
  PROFICIENCY_LEVELS,
  type ProficiencyLevel,
  findGradeLevel,
  gradeNumber,
} from '@sumfox/curriculum/grades';
import { getHeuristic, listHeuristics } from '@sumfox/curriculum/heuristics';
import { findSubStrand, listSubStrands } from '@sumfox/curriculum/sub-strands';
import { leastOperations } from '@sumfox/question-engine/checks/expression-truth';
import { LARGEST, READING_LIMITS } from '@sumfox/question-engine/checks/readability';
import type { WrittenQuestion } from '@sumfox/question-engine/written/written-question';
import { answeringOf } from '@sumfox/question-kinds/registry';
import type { ItemCell } from '../bank/index.js';
import type { WriteQuestionInput } from './prompts/write-question.v1.js';

const LEVEL_WORDS: Readonly<Record<ProficiencyLevel, string>> = {
  not_ready: 'first steps: one step, friendly numbers, the relation stated in words',
  guided: 'guided: the same relation, one step hidden',
  independent: 'independent: two steps, the unknown not in the last place',
  mastery: 'mastery: three or more steps, or two relations joined, or the unknown at the start',
};

const ALWAYS = [
  'No negative numbers, no recurring decimals, no letters for numbers before Primary 6.',
  'Units are km, m, cm, kg, g, ℓ, ml, h, min, s; no mm, tonnes or pounds.',
  'Whole numbers above 9999 with a gap every three digits: 36 480.',
  'Money as $4.50, with two decimals unless whole dollars; in shopping steps of 5 cents.',
];

/** Changes of a grade to the rules for all (the curriculum's table of conventions). */
const BY_GRADE: Readonly<Record<number, readonly string[]>> = {
  1: ['Add and subtract within 100. No multiplication sign, no fractions, no decimals.'],
  2: ['Tables of 2, 3, 4, 5 and 10, no remainders, no fractions or decimals but money.'],
  3: ['Tables to 10. Fractions within 1, denominators up to 12. No decimals but money.'],
  4: ['Decimals to 3 places. Fractions and mixed numbers with denominators up to 12.'],
  5: [
    'Numbers that need no calculator, but for mastery. Fractions, decimals, percentage, ratio in whole numbers.',
  ],
  6: ['Numbers that need no calculator, but for mastery. Take pi as 22/7 or 3.14 and say which.'],
};

/** Rules of writing for a grade. */
export function listConventions(grade: GradeLevel): string[] {
  return [...ALWAYS, ...(BY_GRADE[gradeNumber(grade)] ?? [])];
}

/** Maximum of known stems shown to a writer. */
export const TOLD_ALREADY = 5;

/** Describes a cell to a writer. Throws RangeError for a cell outside the curriculum. */
export function toWriteInput(
  cell: ItemCell,
  example: WrittenQuestion,
  mistakes: Item['scheme']['misconceptions'],
  stock: readonly Item[],
): WriteQuestionInput {
  const { gradeLevel, level } = cell;
  const subStrand = findSubStrand(gradeLevel, cell.subStrandId);
  if (!subStrand) throw new RangeError(`no sub-strand ${cell.subStrandId} in ${gradeLevel}`);
  const heuristic = getHeuristic(cell.heuristicId);
  return {
    grade: gradeLevel,
    topic: subStrand.name,
    topicIdea: subStrand.description,
    heuristic: heuristic.name,
    heuristicIdea: heuristic.description,
    level: LEVEL_WORDS[level],
    kind: answeringOf(cell).writerWords,
    marks: MARKS_BY_LEVEL[level],
    blanks: example.blanks.length,
    fewestOperations: leastOperations(gradeLevel, level),
    largestNumber: LARGEST[gradeLevel],
    mostWords: READING_LIMITS[gradeLevel].stem,
    mostWordsInASentence: READING_LIMITS[gradeLevel].sentence,
    conventions: listConventions(gradeLevel),
    mistakes: mistakes.map(({ code, explanation }) => ({ code, slip: explanation })),
    example,
    toldAlready: stock.slice(0, TOLD_ALREADY).map((item) => item.question.questionText),
  };
}

/** The cell that a writer is told of, from the words that tell it; null when they are of none. */
export function findToldCell(input: WriteQuestionInput): ItemCell | null {
  const gradeLevel = findGradeLevel(input.grade);
  if (!gradeLevel) return null;
  const subStrand = listSubStrands(gradeLevel).find((one) => one.name === input.topic);
  const heuristic = listHeuristics(gradeLevel).find((one) => one.name === input.heuristic);
  const level = PROFICIENCY_LEVELS.find((one) => LEVEL_WORDS[one] === input.level);
  const questionType = QUESTION_KINDS.find(
    (one) => answeringOf({ questionType: one }).writerWords === input.kind,
  );
  return subStrand && heuristic && level && questionType
    ? { gradeLevel, subStrandId: subStrand.id, heuristicId: heuristic.id, level, questionType }
    : null;
}
