import type { Model } from '@sumfox/ai/model';
import { asProductText } from '@sumfox/ai/privacy/model-text';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { explainAnswer } from './prompts/explain-answer.v1.js';

/** The longest explanation that a child is shown (MARK-29). */
export const MAX_EXPLANATION_CHARS = 600;

/** Markup, addresses and unseen characters have no place in words for a child. */
const NOT_PLAIN = /[<>{}[\]`\\|]|&[a-z#0-9]+;|https?:|www\.|\*\*|__|(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/iu;

/** Whether an explanation may be shown: plain, short, and without a number that the question and its solution lack. */
export function isFitExplanation(text: string, sources: readonly string[]): boolean {
  if (text.trim() === '' || text.length > MAX_EXPLANATION_CHARS || NOT_PLAIN.test(text)) return false;
  const known = new Set(sources.flatMap(numbersOf));
  return numbersOf(text).every((number) => known.has(number));
}

/** The numerals of a text by value: `1,200` is `1200`, `2.50` is `2.5`. A fraction is its two numbers. */
function numbersOf(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/(?<=\d)[, ](?=\d{3}(?!\d))/g, '');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).map((number) =>
    number.includes('.') ? number.replace(/\.?0+$/, '') : number.replace(/^0+(?=\d)/, ''),
  );
}

/** The solution in words for a child; null when no model gives any that are fit to be shown. */
export async function explainSolution(
  model: Model,
  question: { readonly questionText: string },
  { modelAnswer, solutionSteps }: Pick<MarkScheme, 'modelAnswer' | 'solutionSteps'>,
  pupilId: string,
): Promise<string | null> {
  const input = asProductText({
    question: question.questionText,
    answer: modelAnswer,
    solution: solutionSteps,
  });
  const reply = await model.ask(explainAnswer, input, { pupilId });
  if (reply.kind === 'unavailable') return null;
  const text = reply.output.explanation.trim();
  return isFitExplanation(text, [question.questionText, modelAnswer, ...solutionSteps]) ? text : null;
}
