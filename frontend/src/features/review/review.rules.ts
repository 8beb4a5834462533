import type { StoredAnswer } from '@sumfox/contracts/assessment/response';
import type { ReviewedQuestion } from '@sumfox/contracts/assessment/result';
import type { PupilQuestion } from '@sumfox/contracts/question/item';

/** The pupil's answer as lines to show; empty when nothing was written. */
export function ownAnswerLines(
  question: Pick<
    PupilQuestion,
    'questionType' | 'mcqOptions' | 'blankCount' | 'answerCount' | 'answerLabels' | 'answerUnit'
  >,
  answer: Pick<StoredAnswer, 'answer' | 'selectedOption' | 'answerParts' | 'blankAnswers'> | null,
): string[] {
  if (!answer) return [];
  if (question.questionType === 'mcq') {
    const option = question.mcqOptions?.find((each) => each.label === answer.selectedOption);
    return option ? [`${option.label}. ${option.text}`] : toLines(answer.answer);
  }
  if (question.questionType === 'fill-in-the-blank' && answer.blankAnswers)
    return answer.blankAnswers
      .map((text, i) => (question.blankCount > 1 ? `Blank ${i + 1}: ${text}` : text))
      .filter((line) => line.trim() !== '');
  if (question.answerCount > 1 && answer.answerParts)
    return answer.answerParts.map((text, i) => `${question.answerLabels?.[i] ?? `Part ${i + 1}`}: ${text}`);
  return withUnit(toLines(answer.answer), question.answerUnit);
}

function toLines(text: string): string[] {
  return text.trim() === '' ? [] : [text.trim()];
}

/** The unit was printed beside the box, so it belongs to what the pupil meant. */
function withUnit(lines: string[], unit: string | null): string[] {
  if (unit === null) return lines;
  return lines.map((line) => {
    if (!/^[\d\s.,/]+$/.test(line)) return line;
    return unit === '$' ? `$${line}` : `${line} ${unit}`;
  });
}

/** The letter and text of the right option, or the model answer. Null when the paper has none. */
export function modelAnswerText(question: ReviewedQuestion): string | null {
  const right = question.mcqOptions?.find((option) => option.isCorrect);
  if (right) return `${right.label}. ${right.text}`;
  return question.modelAnswer.trim() === '' ? null : question.modelAnswer;
}
