import { type MarkScheme, OPTION_LABELS } from '@sumfox/contracts/question/item';
import type { MarkOutcome } from '@sumfox/contracts/question/answer-policy';
import { markingOf } from './registry.js';

/** Facts that the words depend on. */
export interface MarkedAnswer {
  outcome: MarkOutcome;
  /** `blank`: no answer. */
  reasonCode: string;
  /** Whether each blank or labelled part is right, in order; one entry for a single answer. */
  partsCorrect: readonly boolean[];
  /** One or two sentences about this answer; null without a particular one. */
  hint: string | null;
  misconceptionCode: string | null;
  /** Marks that steps of the working earned, where the answer is not right. */
  workingMarks: number;
}

/** One kind sentence or two, and at most two things to do. */
export interface Feedback {
  feedback: string;
  suggestions: string[];
}

const LOOK_AT_STEPS = 'Look at the steps, then try one more like it.';

/**
 * Sentences for a child (short, present tense, about the maths, not the child), shown after the paper is done. They do
 * not reveal the model answer; the review shows the steps.
 */
export function toFeedback(scheme: MarkScheme, marked: MarkedAnswer): Feedback {
  if (marked.reasonCode === 'blank')
    return {
      feedback: `Not yet. ${withWorking(marked, 'This one is still open.')}`,
      suggestions: [LOOK_AT_STEPS],
    };
  const hint = withoutAnswer(marked.hint, scheme);
  switch (marked.outcome) {
    case 'correct':
      return { feedback: markingOf(scheme).praise(scheme), suggestions: [] };
    case 'right-value-missing-unit':
      return marked.reasonCode === 'missing-am-pm'
        ? {
            feedback: 'Your time is right. Is it a.m. or p.m.?',
            suggestions: ['Write a.m. or p.m. after the time.'],
          }
        : {
            feedback: 'Your number is right. What is the unit?',
            suggestions: ['Write the unit after the number.'],
          };
    case 'right-value-wrong-form':
      return {
        feedback: hint ?? 'Your value is right. Now write it as the question asks.',
        suggestions: ['Check the question: how should the answer look?'],
      };
    case 'unreadable':
      return {
        feedback: withWorking(marked, hint ?? 'We could not read this answer.'),
        suggestions: ['Type just the answer, without other words.'],
      };
    case 'incorrect':
      return notYet(scheme, marked, hint);
  }
}

function notYet(scheme: MarkScheme, marked: MarkedAnswer, hint: string | null): Feedback {
  const known = scheme.misconceptions.find((m) => m.code === marked.misconceptionCode);
  const reasons = [withoutAnswer(known?.explanation ?? null, scheme), hint].filter((text) => text !== null);
  const right = marked.partsCorrect.filter(Boolean).length;
  const [first, ...others] =
    right > 0 ? [countRight(scheme, right, marked.partsCorrect.length), ...reasons] : reasons;
  return {
    feedback: `Not yet. ${withWorking(marked, first ?? 'Read the question again, one step at a time.')}`,
    suggestions: [...others, LOOK_AT_STEPS].slice(0, 2),
  };
}

/** Good steps are named first: they are what the pupil can build on. */
function withWorking({ workingMarks }: MarkedAnswer, sentence: string): string {
  if (workingMarks === 0) return sentence;
  return `Your working has good steps: ${workingMarks} ${workingMarks === 1 ? 'mark' : 'marks'}. ${sentence}`;
}

function countRight(scheme: MarkScheme, right: number, all: number): string {
  const { partsName } = markingOf(scheme);
  return `${right} of ${all} ${partsName} ${right === 1 ? 'is' : 'are'} right.`;
}

/** The sentence, or null when it contains the answer or an accepted one. */
function withoutAnswer(sentence: string | null, scheme: MarkScheme): string | null {
  if (sentence === null) return null;
  const said = plain(sentence);
  return answersOf(scheme).some((answer) => stands(answer, said)) ? null : sentence;
}

function answersOf(scheme: MarkScheme): string[] {
  const written = scheme.parts.flatMap(({ expected, acceptedAnswers, policy }) => {
    const option = policy.options?.[OPTION_LABELS.findIndex((label) => label === expected)];
    // The letter of an option does not tell the answer, and `a` is a word.
    return option === undefined ? [expected, ...acceptedAnswers] : [option];
  });
  return [...written, ...markingOf(scheme).listToldBy(scheme)].map(plain).filter((answer) => answer !== '');
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Checks whether `answer` occurs as whole words or numbers: 3 does not occur in 13. */
function stands(answer: string, said: string): boolean {
  const isInside = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  for (let at = said.indexOf(answer); at >= 0; at = said.indexOf(answer, at + 1)) {
    if (!isInside(said[at - 1]) && !isInside(said[at + answer.length])) return true;
  }
  return false;
}
