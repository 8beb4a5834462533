import type { Item } from '@sumfox/contracts/question/item';
import { isYoungGrade } from '@sumfox/curriculum/grades';
import { markPart } from './mark-part.js';
import { findAnswerValue, listSentences } from './read-text.js';
import { isShown } from './shown-values.js';

/** What a sentence about a wrong answer claims, and whether the asking sentence or the whole stem bears it out. */
interface Claim {
  said: RegExp;
  fits: (asked: string, answer: string, said: string, shown: string) => boolean;
}

const isArea = (asked: string, answer: string): boolean => /\barea|²/i.test(`${asked} ${answer}`);

/** A letter that stands for a number, with its coefficient or alone; the letters of units and the article are none. */
const LETTER = /\bletter\b|\b\d+[a-z]\b|(?<!\d )\b[b-fijknp-rt-z]\b/;

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
  { said: /\bthe letter\b/, fits: (_q, _a, _said, shown) => LETTER.test(shown) },
  { said: /\bcharts\b|\beach chart\b/i, fits: (_q, _a, _said, shown) => /\bcharts\b/.test(shown) },
  { said: /\bsectors?\b/, fits: (_q, _a, _said, shown) => /\bsectors?\b|\bpie chart/i.test(shown) },
  {
    said: /\b(?:both years|last year)\b/,
    fits: (_q, _a, _said, shown) => /\b(?:last|two) years?\b/.test(shown),
  },
  // Half of the difference makes two holders equal, and nothing else.
  {
    said: /\bonly swaps the two\. Move half\b/,
    fits: (_q, _a, _said, shown) => /\b(?:equal|(?:the )?same|as far|as many|as much)\b/.test(shown),
  },
  // An angle changes twice where the stem says so; other stories tell each change in a sentence of its own.
  {
    said: /^There is more than one change\b/,
    fits: (_q, _a, _s, shown) => !shown.includes('°') || / and then /.test(shown),
  },
  { said: /^The change happens only once\b/, fits: (_q, _a, _s, shown) => !/ and then /.test(shown) },
  // A sum may also be a difference: only the working is there in every story.
  { said: /\bin your sum\b/, fits: () => false },
  {
    said: /\bPut them together\b/,
    fits: (q) => /\b(?:altogether|in all|total|together|both|sum)\b/i.test(q),
  },
  {
    said: /\bonly one of the two\. Find how (?:many|much) more\b/,
    fits: (q) => /\b(?:more|fewer|less|longer|heavier|taller|older)\b/.test(q),
  },
  {
    said: /^To go back, do the opposite\b/,
    fits: (q) => /\b(?:at first|before|start(?:s|ed)?|was|were|had|did|hidden)\b/i.test(q),
  },
  // How far off an answer is tells the answer.
  {
    said: /\b(?:this is|it is|you are|counted) (?:just )?(?:one|two|\d+) (?:too (?:many|few|much|large|small)|more|less)\b/i,
    fits: () => false,
  },
];

/** From Primary 3 on: names nothing of the story, quotes the label of a line, or speaks of a way that nobody has seen. */
const EMPTY =
  /"|\bthe other part of the whole\b|\bpart of the whole belongs\b|\bthe one who\b|\bwhat (?:came and )?went\b|\bwho (?:gave|gives|receives|received) ha[ds]\b|\b(?:way is|you are) close\b|\bcheck the tens\b|\bdifference of the units\b|\bseveral of them\b|\bwith whom\b|\bfind a mistake\b|\buses for\b|\bwhat is needed\b|\bfor each step what it finds\b|\btry this value\b|\btake away once more\b|\bhad a change\b|\bwhat both ha(?:d|ve)\b|^This is \d+ (?:units|equal parts)\b/i;

/** Says that the wrong answer stands in the question. */
const TOLD = /\b(?:already told in the question|number is in the question)\b/;

/** Lines that work a row out in one go. */
const listRowFaults = (steps: readonly string[]): string[] =>
  steps
    .filter((line) => /\) ÷ \(\d+ − 1\)/.test(line))
    .map((line) => `explanation: a row in one go, "${line}"`);

/** Faults of explanations and lines that speak of another question: `explanation: …`. */
export function listExplanationFaults({ question, scheme, provenance }: Item): string[] {
  const isChoice = question.questionType === 'mcq';
  const asked =
    listSentences(question.questionText).findLast((s) => /\?$|___/.test(s)) ?? question.questionText;
  const answered = isChoice ? scheme.modelAnswer : (scheme.parts.at(-1)?.expected ?? '');
  const shown = `${question.questionText} ${question.visual?.alt ?? ''}`;
  const told = listRowFaults(scheme.solutionSteps);
  return told.concat(
    scheme.misconceptions.flatMap(({ explanation, code, answer }) => {
      // A slip is looked up by what stands in any of the blanks.
      if (!isChoice && scheme.parts.some((part) => markPart(part, answer).outcome === 'correct'))
        return [`explanation: ${code} is the answer of a part`];
      if (!isYoungGrade(provenance.gradeLevel) && EMPTY.test(explanation))
        return [`explanation: ${code} says nothing, "${explanation}"`];
      const value = TOLD.test(explanation) ? findAnswerValue(answer) : null;
      const fits =
        CLAIMS.every(
          (claim) => !claim.said.test(explanation) || claim.fits(asked, answered, explanation, shown),
        ) &&
        (!value || isShown(value, shown));
      return fits ? [] : [`explanation: ${code} does not fit the question`];
    }),
  );
}
