import {
  VISUAL_PROFICIENCIES,
  type VisualProbability,
  type VisualQuestion,
} from '@sumfox/contracts/content/visual';
import {
  BROAD_SUB_STRANDS,
  broadSubStrandName,
  findMeantSubStrand,
} from '@sumfox/curriculum/broad-sub-strands';
import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { shownViewOf } from '../../entities/question/index.js';
import type { VisualBody } from './visual-testing.api.js';
import { TEST_VISUALS } from './test-visuals.messages.js';

/** What the generator's form holds while it is filled in. */
export interface VisualValues {
  gradeLevel: GradeLevel;
  subStrandId: string;
  /** 1–5, as the list holds it. */
  proficiencyLevel: string;
  seed: string;
}

/** The values the form starts with (ADMIN-7). */
export const VISUAL_DEFAULTS: VisualValues = {
  gradeLevel: 'Primary 3',
  subStrandId: 'data_handling',
  proficiencyLevel: '3',
  seed: '',
};

export const GRADE_OPTIONS = GRADE_LEVELS.map((grade) => ({ value: grade, label: grade }));
export const SUB_STRAND_OPTIONS = BROAD_SUB_STRANDS.map(({ id, name }) => ({ value: id, label: name }));
export const PROFICIENCY_OPTIONS = VISUAL_PROFICIENCIES.map(({ value, name }) => ({
  value: String(value),
  label: `${value} – ${name}`,
}));

/** The probability test leaves two of the eight out (ADMIN-7). */
const TESTED = ['data_handling', 'fractions', 'geometry', 'whole_numbers', 'decimals', 'percentage'];
export const TESTED_OPTIONS = SUB_STRAND_OPTIONS.filter(({ value }) => TESTED.includes(value));

/** What a broad sub-strand is in a grade; null where it is simply one of the grade's own. */
export function meaningHint(grade: GradeLevel, subStrandId: string): string | null {
  const meant = findMeantSubStrand(grade, subStrandId);
  return !meant || meant.id === subStrandId
    ? null
    : TEST_VISUALS.get().inTheNearestTo({ grade, name: meant.name });
}

/** The form as it is sent; an empty seed is left out (ADMIN-7). */
export function toVisualBody({ gradeLevel, subStrandId, proficiencyLevel, seed }: VisualValues): VisualBody {
  return {
    gradeLevel,
    subStrandId,
    proficiencyLevel: Number(proficiencyLevel),
    ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
  };
}

const readComplexityWords = (): Readonly<Record<VisualQuestion['visualComplexity'], string>> => ({
  simple: TEST_VISUALS.get().simple,
  moderate: TEST_VISUALS.get().moderate,
  complex: TEST_VISUALS.get().complex,
});

const readInteractionWords = (): Readonly<Record<VisualQuestion['interactionType'], string>> => ({
  'type-answer': TEST_VISUALS.get().typeTheAnswer,
  'choose-option': TEST_VISUALS.get().chooseAnOption,
  'fill-blanks': TEST_VISUALS.get().fillTheBlanks,
});

/** `Bar graph` of `bar-graph`. */
function kindWords(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is told of a generated question, in pairs of name and words. */
export function listVisualFacts(question: VisualQuestion): Array<[name: string, words: string]> {
  return [
    [TEST_VISUALS.get().questionType, shownViewOf(question).name()],
    [TEST_VISUALS.get().visualType, kindWords(question.visualType)],
    [TEST_VISUALS.get().complexity, readComplexityWords()[question.visualComplexity]],
    [TEST_VISUALS.get().interaction, readInteractionWords()[question.interactionType]],
    [TEST_VISUALS.get().subStrand, question.subStrandDisplayName],
    [TEST_VISUALS.get().heuristic, question.heuristicDisplayName],
  ];
}

/** The notice names the kind of question and its complexity (ADMIN-7). */
export function successText(question: VisualQuestion): string {
  const { visualComplexity } = question;
  return TEST_VISUALS.get().questionAndDrawing({
    kind: shownViewOf(question).name(),
    complexity: readComplexityWords()[visualComplexity].toLowerCase(),
  });
}

/** `43%` of a share from 0 to 1. */
export function percentWords(share: number): string {
  return `${Math.round(share * 100)}%`;
}

const readDecisionWords = (): Readonly<Record<VisualProbability['decision'], string>> => ({
  visual: TEST_VISUALS.get().visualQuestion,
  text: TEST_VISUALS.get().textQuestion,
});

export const readCategoryWords = (): Readonly<Record<VisualProbability['category'], string>> => ({
  'mostly-visual': TEST_VISUALS.get().mostlyVisual,
  mixed: TEST_VISUALS.get().mixed,
  'mostly-text': TEST_VISUALS.get().mostlyText,
});

export function decisionWords({ decision }: VisualProbability): string {
  return readDecisionWords()[decision];
}

/** The text of the notice: decision and percent probability for the sub-strand (ADMIN-7). */
export function probabilityText(result: VisualProbability): string {
  return TEST_VISUALS.get().probabilityOfADrawingFor({
    decisionWords: decisionWords(result),
    percentWords: percentWords(result.visualProbability),
    broadSubStrandName: broadSubStrandName(result.subStrandId),
    gradeLevel: result.gradeLevel,
  });
}
