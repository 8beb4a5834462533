import { VISUAL_PROFICIENCIES, type VisualQuestion } from '@sumfox/contracts/content/visual';
import type { VisualForm } from '@sumfox/contracts/content/visual.endpoints';
import type { Visual } from '@sumfox/contracts/question/item';
import { broadSubStrandName } from '@sumfox/curriculum/broad-sub-strands';
import { PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type SubStrand, combinationComplexity } from '@sumfox/curriculum/sub-strands';
import type { ItemSpec } from '@sumfox/question-engine/assemble-item';
import { listNumbers } from '@sumfox/question-engine/checks/read-text';
import { Dice, mixSeed } from '@sumfox/question-engine/core/dice';
import type { DrawnItem } from '@sumfox/question-engine/make-item';
import { listSupportedPairings } from '@sumfox/question-engine/supported-pairings';
import { MADE_KINDS } from '@sumfox/question-engine/made-kinds';
import { answeringOf } from '@sumfox/question-kinds/registry';
import { toJudgedOptions } from '@sumfox/question-kinds/given-answer';

/** An item that has a drawing. */
export type VisualItem = DrawnItem & { drawing: NonNullable<DrawnItem['drawing']> };

/** The level that a number of the form asks for. */
export function levelOf(proficiencyLevel: number): ProficiencyLevel {
  return VISUAL_PROFICIENCIES.find(({ value }) => value === proficiencyLevel)?.level ?? 'mastery';
}

/** All levels, the wanted one first, then by nearness; of two that are as near the easier one. */
export function listLevelsFrom(wanted: ProficiencyLevel): ProficiencyLevel[] {
  const place = PROFICIENCY_LEVELS.indexOf(wanted);
  const distance = (level: ProficiencyLevel): number => Math.abs(PROFICIENCY_LEVELS.indexOf(level) - place);
  return PROFICIENCY_LEVELS.toSorted((a, b) => distance(a) - distance(b));
}

/**
 * Attempts in order until a question has a drawing: every pairing of the sub-strand in every type, in an order set by
 * the seed alone. The next level follows, since many pairings have drawings for beginners only.
 */
export function listVisualAttempts(
  { gradeLevel, proficiencyLevel, seed }: VisualForm,
  { id: subStrandId }: SubStrand,
): ItemSpec[] {
  const dice = new Dice(mixSeed('visual', gradeLevel, subStrandId, proficiencyLevel, seed));
  const itemSeed = mixSeed('visual', seed);
  const hardness = (spec: { heuristicId: string }): number =>
    combinationComplexity(gradeLevel, spec.heuristicId, subStrandId);
  return listLevelsFrom(levelOf(proficiencyLevel)).flatMap((level) => {
    const attempts = dice.shuffle(
      listSupportedPairings(gradeLevel)
        .filter((pairing) => pairing.subStrandId === subStrandId)
        .flatMap(({ heuristicId }) => MADE_KINDS.map((questionType) => ({ heuristicId, questionType }))),
    );
    if (proficiencyLevel === VISUAL_PROFICIENCIES.length) attempts.sort((a, b) => hardness(b) - hardness(a));
    return attempts.map((one) => ({ ...one, gradeLevel, subStrandId, level, seed: itemSeed, id: 'visual' }));
  });
}

const LEVEL_NAMES: Readonly<Record<ProficiencyLevel, string>> = {
  not_ready: 'Not Ready',
  guided: 'Guided',
  independent: 'Independent',
  mastery: 'Mastery',
};

/** Differences from the request, in sentences. */
export function listNotes(form: VisualForm, subStrand: SubStrand, made: ProficiencyLevel): string[] {
  const notes: string[] = [];
  if (subStrand.id !== form.subStrandId)
    notes.push(
      `${form.gradeLevel} has no sub-strand ${broadSubStrandName(form.subStrandId)}; the nearest is ${subStrand.name}.`,
    );
  const wanted = levelOf(form.proficiencyLevel);
  if (made !== wanted)
    notes.push(
      `No question of ${subStrand.name} came with a drawing at the level ${LEVEL_NAMES[wanted]}; the nearest that has one is ${LEVEL_NAMES[made]}.`,
    );
  return notes;
}

/** By the numbers that the drawing tells, without those of its scale: about a third of all drawings each. */
export function complexityOf({ alt }: Visual): VisualQuestion['visualComplexity'] {
  const numbers = listNumbers(alt).length;
  if (numbers <= 2) return 'simple';
  return numbers <= 5 ? 'moderate' : 'complex';
}

/** The question as an admin is shown it. */
export function toVisualQuestion(
  { item: { question, scheme, provenance }, drawing }: VisualItem,
  visual: Visual,
): VisualQuestion {
  return {
    questionType: question.questionType,
    visualComplexity: complexityOf(visual),
    visualType: drawing.kind,
    interactionType: answeringOf(question).interaction,
    primaryLevel: provenance.gradeLevel,
    subStrandId: question.subStrandId,
    subStrandDisplayName: question.subStrandDisplayName,
    heuristicId: question.heuristicId,
    heuristicDisplayName: question.heuristicDisplayName,
    proficiencyLevel: question.proficiencyLevel,
    difficultyScore: provenance.complexity,
    questionText: question.questionText,
    visualData: visual,
    ...(question.manipulative ? { manipulative: question.manipulative } : {}),
    ...toJudgedOptions(question, scheme),
    expectedAnswer: scheme.modelAnswer,
    solutionSteps: scheme.solutionSteps,
  };
}
