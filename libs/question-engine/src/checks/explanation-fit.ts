import type { Item } from '@product/contracts/question/item';
import { findAnswerValue, listSentences } from './read-text.js';
import { isShown } from './shown-values.js';

/** What a sentence about a wrong answer claims, and whether the asking sentence bears it out. */
interface Claim {
  said: RegExp;
  fits: (asked: string, answer: string, said: string) => boolean;
}

const isArea = (asked: string, answer: string): boolean => /\barea|²/i.test(`${asked} ${answer}`);

/** Claims about what is asked: a child who reads one that does not hold looks for another question than this one. */
const CLAIMS: readonly Claim[] = [
  { said: /question asks for the (?:area|space inside)/, fits: isArea },
  { said: /question asks for (?:a length|a side|the distance round)/, fits: (q, a) => !isArea(q, a) },
  {
    said: /question asks for the letter\b/,
    fits: (q) => /\b(?:value of [a-z]\b|[a-z] is ___|the (?:letter|number) [a-z]\b)/.test(q),
  },
  {
    said: /^This is (?:the letter|the value of the letter|[a-z])\./,
    fits: (q, _a, said) => {
      const letter = /\bvalue of ([a-z])\b/.exec(q)?.[1];
      return (
        letter === undefined ||
        (!said.includes('the letter') && !said.includes('the value') && said !== `This is ${letter}.`)
      );
    },
  },
  { said: /question asks for the size at first/, fits: (q) => /\b(?:at first|before)\b/i.test(q) },
  { said: /\bUse the new one\b/, fits: (q) => !/\b(?:at first|before that)\b/i.test(q) },
  { said: /question asks for what was poured in/, fits: (q) => /\bpoured in\b/.test(q) },
];

/** Says that the wrong answer stands in the question. */
const TOLD = /\b(?:already told in the question|number is in the question)\b/;

/** Faults of the explanations of wrong answers that speak of another question: `explanation: …`. */
export function listExplanationFaults({ question, scheme }: Item): string[] {
  const asked =
    listSentences(question.questionText).findLast((s) => /\?$|___/.test(s)) ?? question.questionText;
  const answered =
    question.questionType === 'mcq' ? scheme.modelAnswer : (scheme.parts.at(-1)?.expected ?? '');
  const shown = `${question.questionText} ${question.visual?.alt ?? ''}`;
  return scheme.misconceptions.flatMap(({ explanation, code, answer }) => {
    const value = TOLD.test(explanation) ? findAnswerValue(answer) : null;
    const fits =
      CLAIMS.every((claim) => !claim.said.test(explanation) || claim.fits(asked, answered, explanation)) &&
      (!value || isShown(value, shown));
    return fits ? [] : [`explanation: ${code} does not fit the question`];
  });
}
