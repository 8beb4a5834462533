import type { Worksheet } from '@sumfox/contracts/assessment/worksheet.endpoints';
import type { MarkScheme, Question } from '@sumfox/contracts/question/item';
import { renderSVG } from 'uqr';
import type { Paper } from '../paper/index.js';

/** Wrong answers told for each question. */
const WRONG_ANSWERS = 2;

/** A paper to print, with its answers for the parent. */
export function toWorksheet(
  { id, targetedGoal, gradeLevel }: Pick<Paper, 'id' | 'targetedGoal' | 'gradeLevel'>,
  questions: readonly Question[],
  schemes: readonly MarkScheme[],
  origin: string | undefined,
): Worksheet {
  const topics = [...new Set(questions.map(({ subStrandDisplayName }) => subStrandDisplayName))];
  return {
    assessmentId: id,
    title: targetedGoal ?? topics.join(', '),
    gradeLevel,
    topics,
    totalMarks: questions.reduce((sum, { marks }) => sum + marks, 0),
    questions: [...questions],
    answers: schemes.map(({ modelAnswer, solutionSteps, solutionVisuals, misconceptions }) => ({
      modelAnswer,
      solutionSteps,
      ...(solutionVisuals ? { solutionVisuals } : {}),
      wrongAnswers: misconceptions
        .slice(0, WRONG_ANSWERS)
        .map(({ answer, explanation }) => ({ answer, explanation })),
    })),
    qrSvg: origin === undefined ? null : toQrSvg(`${origin}/assessment/${id}`),
  };
}

/** Black squares in one path, with the quiet zone of four that readers need. */
function toQrSvg(address: string): string {
  return renderSVG(address, { border: 4, ecc: 'M' });
}
