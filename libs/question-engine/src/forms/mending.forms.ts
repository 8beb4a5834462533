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
import {
  MOST_LINES_BEGUN,
  canShowAll,
  card,
  correctLine,
  drawHelper,
  isHelped,
  listBegun,
  quote,
} from './working.forms.js';
import { hintToMend } from './working-hints.js';

/** The wrong answer that the fox gave, or a child, as a stem quotes it. */
export const QUOTED_SLIP = /(?: answered|'s answer,) "([^"]+)",? (?:by mistake|is wrong)\./;

/** Behind a sentence about a child, such a word would point to that child. */
const POINTS_BACK = /^(?:He|It|She|They|This|These)\b|\b(?:he|it|she|they)\b/;
const pointsBack = ({ type, question, blank }: Worked): boolean =>
  POINTS_BACK.test(type === 'fill-in-the-blank' ? blank : question);

/** A slip that somebody answered, behind the story; null where there is none. */
function showSlip(
  worked: Worked,
  dice: Dice,
  slips: ReturnType<Worked['listWrongAnswers']>,
  quoteSlip: (slip: string) => string,
) {
  const options = worked.type === 'mcq' ? worked.chooseOptions(dice) : null;
  if (worked.type === 'mcq' && !options) return null;
  // Among the options it would be one less to choose from.
  const isOffered = (text: string): boolean => options?.some((option) => option.text === text) === true;
  // A number that stands in the story, or is one off, is no slip to think about, where there is another one.
  const [slip] = dice
    .shuffle(slips.filter(({ text }) => !isOffered(text)))
    .toSorted((a, b) => Number(b.isLikely) - Number(a.isLikely));
  if (slip === undefined) return null;
  return {
    stem: askLast(worked, [...worked.tell(dice), quoteSlip(slip.text)]),
    exhibit: worked.drawing,
    parts: [amountPart(worked.question, worked.answer, worked.type === 'fill-in-the-blank')],
    options,
    hints: null,
  };
}

/** The fox made a slip; the pupil finds the answer. For the youngest, who do not yet look for a wrong line. */
export const MEND_THE_ANSWER: WorkedForm = {
  id: 'mend-the-answer',
  points: 0,
  types: ['open-ended', 'fill-in-the-blank', 'mcq'],
  levels: ['not_ready', 'guided', 'independent', 'mastery'],
  grades: [1, 2],
  // Blanks of a long item share its marks, which one blank cannot.
  fits: ({ type, level }) => type !== 'fill-in-the-blank' || MARKS_BY_LEVEL[level] < 2,
  make: (worked, dice) =>
    showSlip(worked, dice, worked.listWrongAnswers(), (slip) => `The fox answered "${slip}" by mistake.`),
  gate: ({ answer, listWrongAnswers }, { stem }) => {
    const slip = QUOTED_SLIP.exec(stem)?.[1] ?? '';
    return listWrongAnswers().some(({ text }) => text === slip) && slip !== answer.style.text(answer.value)
      ? []
      : ['mend-the-answer: no mistake was made'];
  },
};

/**
 * The same for older pupils, behind a story whose working cannot be shown with a mistake in it. Every second item: the place
 * of the key is drawn once for an item, while a form that is tried again and again would be met too often.
 */
export const MEND_AN_ANSWER: WorkedForm = {
  ...MEND_THE_ANSWER,
  types: ['open-ended'],
  grades: [3, 6],
  fits: ({ keyPlace }) => keyPlace < 2,
  make: (worked, dice) => {
    if (pointsBack(worked) || worked.tell(dice).length === 0) return null;
    if (canShowAll(worked) && worked.listWrong().length > 0) return null;
    const likely = worked.listWrongAnswers().filter(({ isLikely }) => isLikely);
    const name = drawHelper(worked, dice);
    // Nobody answers before the question is asked.
    return showSlip(worked, dice, likely, (slip) => `${name}'s answer, "${slip}", is wrong.`);
  },
};

/** The line of a card that a stem says is wrong. */
export const WRONG_LINE = /Line (\d) is wrong\./;

/** Lines that are shown to be mended: those with which a level begins, as far as there is room; none where no help is given. */
function countTrue({ lines, level, grade, drawing, hasRoomForCard }: Worked): number {
  const begun = isHelped({ grade, level }) ? listBegun(lines, level).length : 0;
  return drawing === null || hasRoomForCard ? begun : Math.min(begun, MOST_LINES_BEGUN - 1);
}

/**
 * The true lines with which a level begins, and behind them the first wrong one: the pupil goes on from the true ones. From
 * the independent level on, where no line is given, the wrong one stands alone and the answer is written.
 */
export const MEND_THE_LINE: WorkedForm = {
  id: 'mend-the-line',
  points: 0,
  types: ['open-ended', 'fill-in-the-blank', 'mcq'],
  levels: ['not_ready', 'guided', 'independent', 'mastery'],
  grades: [3, 6],
  fits: (place, lines) => lines > 1 && (isHelped(place) || place.type === 'open-ended'),
  make: (worked: Worked, dice: Dice) => {
    const { lines, type, answer } = worked;
    if (hasGuesses(lines) || lines.some(({ expression }) => expression === '')) return null;
    // The sentence about the card stands last: what points back would point to its pupil.
    if (pointsBack(worked)) return null;
    const at = countTrue(worked);
    const options = type === 'mcq' ? worked.chooseOptions(dice, at) : null;
    if (type === 'mcq' && !options) return null;
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
    const says = placed
      ? `The card shows ${isLast ? `${name}'s working` : at === 0 ? `${name}'s first line` : `how ${name} began`}.`
      : `${name} wrote ${at === 0 ? 'this line' : 'these lines'}${isLast ? '' : ' first'}. ${quote(shown)}`;
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
