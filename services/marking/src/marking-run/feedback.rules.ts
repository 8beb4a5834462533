import { type MarkScheme, OPTION_LABELS } from '@product/contracts/question/item';
import type { MarkOutcome } from '@product/contracts/question/answer-policy';

/** What the words depend on. */
export interface MarkedAnswer {
  outcome: MarkOutcome;
  /** Nothing was put down. */
  isBlank: boolean;
  /** Whether each blank or labelled part is right, in order; one entry for a single answer. */
  partsCorrect: readonly boolean[];
  /** One sentence about how the answer was written, or null. */
  hint: string | null;
  misconceptionCode: string | null;
}

/** One kind sentence or two, and at most two things to do. */
export interface Feedback {
  feedback: string;
  suggestions: string[];
}

const LOOK_AT_STEPS = 'Look at the steps, then try one more like it.';

/**
 * Words for a child (short, present tense, about the maths and never the child), shown after the paper is done.
 * Nothing that could be read as the model answer is said here: the steps in review are the place for it.
 */
export function toFeedback(scheme: MarkScheme, marked: MarkedAnswer): Feedback {
  const hint = withoutAnswer(marked.hint, scheme);
  switch (marked.outcome) {
    case 'correct':
      return { feedback: praise(scheme), suggestions: [] };
    case 'right-value-missing-unit':
      return {
        feedback: 'Your number is right. What is the unit?',
        suggestions: ['Write the unit after the number each time.'],
      };
    case 'right-value-wrong-form':
      return {
        feedback: aboutForm(hint),
        suggestions: ['Check the question: how should the answer look?'],
      };
    case 'unreadable':
      return marked.isBlank
        ? { feedback: 'This one is still open. Have a go next time.', suggestions: [LOOK_AT_STEPS] }
        : {
            feedback: hint ?? 'We could not read this answer.',
            suggestions: ['Type just the answer, without other words.'],
          };
    case 'incorrect':
      return notYet(scheme, marked, hint);
  }
}

function praise(scheme: MarkScheme): string {
  if (scheme.questionType === 'mcq') return 'Yes! You chose the right answer.';
  if (scheme.parts.length === 1) return 'Yes! Your answer is right.';
  return scheme.questionType === 'fill-in-the-blank' ? 'Yes! Every blank is right.' : 'Yes! Every part is right.';
}

function aboutForm(hint: string | null): string {
  if (hint === null) return 'Your number is right. Now write it another way.';
  return /^your\b/i.test(hint) ? hint : `Your number is right. ${hint}`;
}

function notYet(scheme: MarkScheme, marked: MarkedAnswer, hint: string | null): Feedback {
  if (marked.isBlank)
    return { feedback: 'Not yet. This one is still open.', suggestions: [LOOK_AT_STEPS] };
  const known = scheme.misconceptions.find((m) => m.code === marked.misconceptionCode);
  const reasons = [withoutAnswer(known?.explanation ?? null, scheme), hint].filter((text) => text !== null);
  const right = marked.partsCorrect.filter(Boolean).length;
  const [first, ...others] = right > 0 ? [countRight(scheme, right, marked.partsCorrect.length), ...reasons] : reasons;
  return {
    feedback: `Not yet. ${first ?? 'Read the question again, one step at a time.'}`,
    suggestions: [...others, LOOK_AT_STEPS].slice(0, 2),
  };
}

function countRight(scheme: MarkScheme, right: number, all: number): string {
  const noun = scheme.questionType === 'fill-in-the-blank' ? 'blanks' : 'parts';
  return `${right} of ${all} ${noun} ${right === 1 ? 'is' : 'are'} right.`;
}

/** The sentence, or null when the answer or an accepted one stands in it. */
function withoutAnswer(sentence: string | null, scheme: MarkScheme): string | null {
  if (sentence === null) return null;
  const said = plain(sentence);
  return answersOf(scheme).some((answer) => stands(answer, said)) ? null : sentence;
}

function answersOf(scheme: MarkScheme): string[] {
  const written = scheme.parts.flatMap(({ expected, acceptedAnswers, policy }) => {
    const option = policy.options?.[OPTION_LABELS.findIndex((label) => label === expected)];
    // A letter of an option is no answer by itself, and `a` is a word.
    return option === undefined ? [expected, ...acceptedAnswers] : [option];
  });
  const whole = scheme.questionType === 'mcq' ? [] : [scheme.modelAnswer];
  return [...written, ...whole].map(plain).filter((answer) => answer !== '');
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether `answer` occurs as words or numbers of its own: 3 does not stand in 13. */
function stands(answer: string, said: string): boolean {
  const isInside = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
  for (let at = said.indexOf(answer); at >= 0; at = said.indexOf(answer, at + 1)) {
    if (!isInside(said[at - 1]) && !isInside(said[at + answer.length])) return true;
  }
  return false;
}
