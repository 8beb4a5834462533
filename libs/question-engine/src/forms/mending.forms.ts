import { MARKS_BY_LEVEL } from '@sumfox/curriculum/grades';
import type { Dice } from '../core/dice.js';
import { TOLD_NUMBER } from './choices.js';
import { type Worked, type WorkedForm, amountPart, askLast } from './worked.js';

/** The answer that the fox gave, as a stem quotes it. */
export const QUOTED_SLIP = /The fox answered "([^"]+)" by mistake\./;

/** The fox made a slip; the pupil finds the answer. For the youngest, who do not yet look for a wrong line. */
export const MEND_THE_ANSWER: WorkedForm = {
  id: 'mend-the-answer',
  points: 0,
  types: ['open-ended', 'fill-in-the-blank', 'mcq'],
  levels: ['not_ready', 'guided', 'independent', 'mastery'],
  grades: [1, 2],
  // Blanks of a long item share its marks, which one blank cannot.
  fits: ({ type, level }) => type !== 'fill-in-the-blank' || MARKS_BY_LEVEL[level] < 2,
  make: (worked: Worked, dice: Dice) => {
    const options = worked.type === 'mcq' ? worked.chooseOptions(dice) : null;
    if (worked.type === 'mcq' && !options) return null;
    // Among the options it would be one less to choose from.
    const isOffered = (text: string): boolean => options?.some((option) => option.text === text) === true;
    // A number that stands in the story is no slip to think about, where there is another one.
    const [slip] = dice
      .shuffle(worked.listWrongAnswers().filter(({ text }) => !isOffered(text)))
      .toSorted((a, b) => Number(a.code === TOLD_NUMBER) - Number(b.code === TOLD_NUMBER));
    if (slip === undefined) return null;
    return {
      stem: askLast(worked, [...worked.tell(dice), `The fox answered "${slip.text}" by mistake.`]),
      exhibit: worked.drawing,
      parts: [amountPart(worked.question, worked.answer, worked.type === 'fill-in-the-blank')],
      options,
      hints: null,
    };
  },
  gate: ({ answer, listWrongAnswers }, { stem }) => {
    const slip = QUOTED_SLIP.exec(stem)?.[1] ?? '';
    return listWrongAnswers().some(({ text }) => text === slip) && slip !== answer.style.text(answer.value)
      ? []
      : ['mend-the-answer: the fox made no mistake'];
  },
};
