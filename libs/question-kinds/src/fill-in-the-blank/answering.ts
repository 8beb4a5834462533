import { countFilled, fillList, isBlank, keepBehindBlanks, toLines, withUnit } from '../answer-list.js';
import type { AnsweringKind } from '../answering-kind.js';
import { spokenStem } from '../spoken.js';

/** Gaps in the stem, each with its own text. */
export const fillInTheBlankAnswering: AnsweringKind = {
  guessChance: 0,
  questionsInTen: 1,
  interaction: 'fill-blanks',
  writerWords: 'statements with blanks',
  filled({ blankCount }, { blankAnswers }) {
    const count = countFilled(blankAnswers);
    if (count >= blankCount) return 'all';
    return count > 0 ? 'some' : 'none';
  },

  overlay: (stored, { blankAnswers }) => ({
    blankAnswers: blankAnswers === undefined ? stored.blankAnswers : blankAnswers,
  }),
  withoutBlanks: (stored, { blankAnswers }) =>
    blankAnswers?.some((text) => !isBlank(text))
      ? { blankAnswers: keepBehindBlanks(blankAnswers, stored.blankAnswers) }
      : {},

  fromWire: () => ({}),
  toWire: (_question, { blankAnswers }) => (blankAnswers ?? []).map((text) => text.trim()).join(', '),
  fillEmpty: ({ blankCount }, { blankAnswers }, text) => ({
    blankAnswers: fillList(blankAnswers, blankCount, text),
  }),
  written: (_question, texts) => ({ blankAnswers: [...texts] }),

  spoken: spokenStem,
  onPaper: () => ({ options: [], lines: [] }),
  printed({ blankCount, answerUnit }, { answer, blankAnswers }) {
    if (!blankAnswers) return withUnit(toLines(answer), answerUnit);
    return blankAnswers
      .map((text, i) => (blankCount > 1 ? `Blank ${i + 1}: ${text}` : text))
      .filter((line) => line.trim() !== '');
  },
  revealKey: (_question, scheme) => ({
    blankPositions:
      scheme?.parts.map(({ expected, acceptedAnswers, policy }) => ({
        answer: expected,
        acceptedAnswers,
        caseSensitive: policy.caseSensitive,
      })) ?? null,
  }),
  printedKey: ({ modelAnswer }) => modelAnswer,
  askedFor: () => null,
  chosen: () => null,
};
