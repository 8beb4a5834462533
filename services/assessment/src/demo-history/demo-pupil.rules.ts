import { createHash } from 'node:crypto';
import type { submitAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { ConfidenceLevel } from '@sumfox/contracts/assessment/response';
import type { EndpointInput } from '@sumfox/contracts/endpoint';
import { type MarkScheme, OPTION_LABELS, type Question } from '@sumfox/contracts/question/item';
import { PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { FilledFields } from '@sumfox/question-kinds/answering-kind';
import { markItem } from '@sumfox/question-kinds/mark-item';
import { emptyResponse } from '@sumfox/question-kinds/merge-response';
import { answeringOf } from '@sumfox/question-kinds/registry';

type SubmittedAnswer = EndpointInput<typeof submitAssessment>['body']['answers'][number];

/** Chance of a right answer at the second of the four levels, before any practice. */
const USUAL = 0.68;
/** Sub-strands that the demo pupil finds easy, and hard. */
const OWN_CHANCES: Readonly<Record<string, number>> = {
  whole_numbers: 0.92,
  money: 0.88,
  data_averages: 0.86,
  fractions: 0.42,
  ratio: 0.5,
  percentage: 0.58,
};
/** What a level takes away, the lowest level's part being given. */
const LEVEL_STEP = 0.08;
/** What a sitting teaches. */
const LEARNED = 0.012;

/** The answers of the demo pupil to a paper: right ones as the key writes them, and wrong ones of known slips. */
export function answerAsDemoPupil(
  questions: readonly Question[],
  schemes: readonly MarkScheme[],
  sitting: number,
): SubmittedAnswer[] {
  return questions.flatMap((question, index) => {
    const scheme = schemes[index];
    return scheme ? [answerOne(question, scheme, sitting)] : [];
  });
}

function answerOne(question: Question, scheme: MarkScheme, sitting: number): SubmittedAnswer {
  const luck = (purpose: string): number => unitOf(`${question.id} ${purpose}`);
  const slip = luck('slip') > chanceOf(question, sitting) ? findSlip(question, scheme, luck('choice')) : null;
  const shown = scheme.markPoints.slice(0, slip ? 1 : undefined);
  return {
    questionId: question.id,
    ...(slip ?? answeringOf(question).written(question, expectedTexts(scheme))),
    working: shown.map(({ calculation, result }) => `${calculation} = ${result}`).join('\n'),
    timeSpent: Math.round(35 + 55 * luck('time') + 12 * question.marks),
    confidenceLevel: confidenceOf(slip === null, luck('confidence')),
    hintsUsed: luck('hint') < (slip ? 0.35 : 0.12) ? 1 : 0,
  };
}

function chanceOf({ subStrandId, proficiencyLevel }: Question, sitting: number): number {
  const level = PROFICIENCY_LEVELS.indexOf(proficiencyLevel satisfies ProficiencyLevel) - 1;
  return (OWN_CHANCES[subStrandId] ?? USUAL) - LEVEL_STEP * level + LEARNED * sitting;
}

/** An answer with a first part that the marker reads as wrong; null for an item without one. */
function findSlip(question: Question, scheme: MarkScheme, luck: number): FilledFields | null {
  const kind = answeringOf(question);
  const texts =
    kind.guessChance > 0 ? OPTION_LABELS : scheme.misconceptions.map((misconception) => misconception.answer);
  const [, ...others] = expectedTexts(scheme);
  const wrong = texts
    .map((text) => kind.written(question, [text, ...others]))
    .filter((fields) => isWrong(scheme, fields));
  return wrong[Math.floor(luck * wrong.length)] ?? null;
}

function expectedTexts({ parts }: MarkScheme): string[] {
  return parts.map(({ expected }) => expected);
}

function isWrong(scheme: MarkScheme, fields: FilledFields): boolean {
  const { parts } = markItem(scheme, { ...emptyResponse(0), ...fields });
  return parts.some(({ outcome }) => outcome === 'incorrect');
}

function confidenceOf(isRight: boolean, luck: number): ConfidenceLevel {
  if (isRight) return luck < 0.6 ? 'high' : 'medium';
  return luck < 0.4 ? 'low' : 'medium';
}

/** A number from 0, below 1, that is always the same for a text. */
function unitOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
