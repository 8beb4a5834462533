import { deriveKind } from '@product/answer-marking/kind';
import { normalise } from '@product/answer-marking/normaliser';
import { toPlainPolicy } from '@product/answer-marking/plain-policy';
import { readAnswer } from '@product/answer-marking/read-answer';
import { isTimeAsked, listNouns } from '@product/answer-marking/stem.rules';
import type { AnswerPolicy } from '@product/contracts/question/answer-policy';
import type { PupilQuestion } from '@product/contracts/question/item';
import { NOT_YET_KNOWN } from '@product/contracts/assessment/response';

export type PreviewedQuestion = Pick<PupilQuestion, 'questionText' | 'answerUnit'>;

/**
 * A policy for showing how an answer is read. The key's own policy is secret, so the kind is taken from what the pupil
 * has written and the unit from what is printed beside the box. Null for words, which are read as they stand.
 */
export function previewPolicy(question: PreviewedQuestion, response: string): AnswerPolicy | null {
  const kind = deriveKind(normalise(response.trim()), {
    options: null,
    isTimeAsked: isTimeAsked(question.questionText),
    letter: null,
    nouns: listNouns(question.questionText),
  });
  if (kind.type === 'words' || kind.type === 'text' || kind.type === 'labelled-set') return null;
  return { ...toPlainPolicy(kind), unit: question.answerUnit };
}

/** "I read this as …", or null when there is nothing to say: blank, words, half typed. */
export function previewText(question: PreviewedQuestion, response: string): string | null {
  if (response.trim() === '' || response === NOT_YET_KNOWN) return null;
  // The dollar is printed before the box, so a bare number is an amount: 4.5 is $4.50.
  const bare = question.answerUnit === '$' && /^[\d\s.,]+$/.test(response);
  const written = bare ? `$${response.trim()}` : response;
  const policy = previewPolicy(question, written);
  return policy && readAnswer(policy, written).readAs;
}
