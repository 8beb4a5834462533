import { MARKS_BY_LEVEL } from '@sumfox/curriculum/grades';
import type { Dice } from '../core/dice.js';
import {
  type Worked,
  type WorkedForm,
  amountPart,
  askLast,
  findCard,
  hasGuesses,
  lineText,
  mixWrong,
  placeCard,
  workingText,
} from './worked.js';
import { MOST_LINES_BEGUN, card, correctLine, drawHelper, listBegun, quote } from './working.forms.js';
import { hintToMend } from './working-hints.js';

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
    // A number that stands in the story, or is one off, is no slip to think about, where there is another one.
    const [slip] = dice
      .shuffle(worked.listWrongAnswers().filter(({ text }) => !isOffered(text)))
      .toSorted((a, b) => Number(b.isLikely) - Number(a.isLikely));
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

/** The line of a card that a stem says is wrong. */
export const WRONG_LINE = /Line (\d) is wrong\./;

/** The true lines with which a level begins, and behind them the first wrong one: the pupil goes on from the true ones. */
export const MEND_THE_LINE: WorkedForm = {
  id: 'mend-the-line',
  points: 0,
  types: ['open-ended', 'fill-in-the-blank', 'mcq'],
  levels: ['not_ready', 'guided'],
  grades: [3, 6],
  fits: (_, lines) => lines > 1,
  make: (worked: Worked, dice: Dice) => {
    const { lines, level, type, answer } = worked;
    if (hasGuesses(lines) || lines.some(({ expression }) => expression === '')) return null;
    // The sentence about the card stands last: what points back would point to its pupil.
    if (
      /^(?:He|It|She|They|This|These)\b|\b(?:he|it|she|they)\b/.test(
        type === 'fill-in-the-blank' ? worked.blank : worked.question,
      )
    )
      return null;
    const at = listBegun(lines, level).length;
    const options = type === 'mcq' ? worked.chooseOptions(dice, at) : null;
    if (at === 0 || (type === 'mcq' && !options)) return null;
    const isLast = at === lines.length - 1;
    const wrong = mixWrong(worked, dice).find((one) => {
      // Its answer is said to be wrong: among the options it would be one less to choose from.
      const isOffered = options?.some(({ text }) => text === answer.style.text(one.value)) === true;
      return one.at === at && !(isLast && isOffered);
    });
    const name = drawHelper(worked, dice);
    if (!wrong) return null;
    const shown = wrong.lines.slice(0, at + 1);
    const placed = placeCard(worked, card(`${name}'s working`, shown));
    if (!placed && shown.length > MOST_LINES_BEGUN) return null;
    const says = placed
      ? `The card shows ${isLast ? `${name}'s working` : `how ${name} began`}.`
      : `${name} wrote these lines${isLast ? '' : ' first'}. ${quote(shown)}`;
    return {
      stem: askLast(worked, [...worked.tell(dice), `${says} Line ${at + 1} is wrong.`]),
      exhibit: placed ?? worked.drawing,
      parts: [amountPart(worked.question, answer, type === 'fill-in-the-blank')],
      options,
      shown: at,
      hints: hintToMend(worked, at),
      because: correctLine(worked, at),
      ...(isLast && {
        shownSlip: {
          code: 'took-the-shown-answer',
          text: answer.style.text(wrong.value),
          says: wrong.says,
        },
      }),
    };
  },
  gate: ({ lines }, { stem, exhibit }) => {
    const shown = findCard(exhibit);
    const told =
      shown?.kind === 'working-card'
        ? shown.lines.map(({ label, working }) => `${label}: ${working}`)
        : [...stem.matchAll(/Line \d: "([^"]+)"/g)].map(([, text = '']) => text);
    const first = told.findIndex((text, i) => {
      const line = lines[i];
      return !line || (text !== lineText(line) && text !== `${line.label}: ${workingText(line)}`);
    });
    return first >= 0 && first === told.length - 1 && WRONG_LINE.exec(stem)?.[1] === String(first + 1)
      ? []
      : ['mend-the-line: another line is wrong'];
  },
};
