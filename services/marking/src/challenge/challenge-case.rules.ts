import { createHash } from 'node:crypto';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import type { CaseVerdict, MarkingCase } from '@sumfox/answer-marking/mark-case';
import type { SchemePart } from '@sumfox/contracts/question/item';
import { markItem } from '@sumfox/question-kinds/mark-item';
import type { ChallengeRow } from './challenge.entity.js';

/** A worked case with the verdict that it is to have; the shape of `libs/answer-marking/cases.jsonl`. */
export type ChallengeCase = MarkingCase & { readonly verdict: CaseVerdict };

/**
 * An accepted challenge as a worked case (CHALLENGE-8): the question, its key and the given answer, without the pupil
 * and the working. The same answer to the same question has the same id for every pupil. Null unless the answer itself
 * was found right, since a case cannot describe working or a faulty question.
 */
export function toChallengeCase({
  asked,
  recheck,
  mark,
}: Pick<ChallengeRow, 'asked' | 'recheck' | 'mark'>): ChallengeCase | null {
  if (!mark?.isCorrect || mark.reasonCode === 'question-at-fault') return null;
  const { question, response } = asked;
  const scheme = recheck?.scheme ?? response.scheme;
  const one = {
    expected: onlyOrAll(scheme.parts.map((part) => part.expected)),
    student: onlyOrAll(markItem(scheme, response).parts.map((part) => part.response)),
    opts: toOptions(question, scheme.parts),
    verdict: 'correct' as const,
  };
  const id = createHash('sha256').update(JSON.stringify(one)).digest('hex').slice(0, 12);
  return { id: `challenge-${id}`, ...one };
}

function onlyOrAll(texts: readonly string[]): string | string[] {
  const [only] = texts;
  return texts.length === 1 && only !== undefined ? only : [...texts];
}

/** What the question asks for, as its text and its page say it; and of the policy what no text says. */
function toOptions(
  { questionText, answerUnit }: ChallengeRow['asked']['question'],
  parts: readonly SchemePart[],
): NonNullable<MarkingCase['opts']> {
  const [first] = parts;
  const options = { questionText };
  if (!first) return options;
  const { expected, acceptedAnswers, policy } = first;
  const isShared = parts.every(
    (part) => part.policy.unit === policy.unit && part.policy.tolerance === policy.tolerance,
  );
  const asText = derivePolicy({
    modelAnswer: expected,
    stem: questionText,
    options: policy.options ?? undefined,
  });
  return {
    ...options,
    ...(parts.length === 1 && acceptedAnswers.length > 0 ? { acceptedAnswers: [...acceptedAnswers] } : {}),
    ...(isShared && answerUnit !== null && policy.unit === answerUnit ? { unit: answerUnit } : {}),
    ...(isShared && policy.tolerance !== null ? { tolerance: Number(policy.tolerance) } : {}),
    ...(policy.caseSensitive && !asText.caseSensitive ? { caseSensitive: true } : {}),
    ...(policy.options ? { options: [...policy.options] } : {}),
  };
}
