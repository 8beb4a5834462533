import { countFilled, fillList, isBlank, keepBehindBlanks, toLines, withUnit } from '../answer-list.js';
import type { AnsweringKind } from '../answering-kind.js';
import { spokenStem } from '../spoken.js';

/** One answer in its own box, or several under labels. */
export const openEndedAnswering: AnsweringKind = {
  guessChance: 0,
  questionsInTen: 5,
  interaction: 'type-answer',
  writerWords: 'open question',
  filled({ answerCount }, { answerParts }) {
    if (answerCount <= 1) return 'none';
    const count = countFilled(answerParts);
    if (count >= answerCount) return 'all';
    return count > 0 ? 'some' : 'none';
  },

  overlay: (stored, { answerParts }) => ({
    answerParts: answerParts === undefined ? stored.answerParts : answerParts,
  }),
  withoutBlanks: (stored, { answerParts }) =>
    answerParts?.some((text) => !isBlank(text))
      ? { answerParts: keepBehindBlanks(answerParts, stored.answerParts) }
      : {},

  fromWire: () => ({}),
  toWire: ({ answerCount, answerLabels }, { answer, answerParts }) =>
    answerCount > 1
      ? (answerParts ?? [])
          .map((text, i) => `${answerLabels?.[i] ?? String(i + 1)}: ${text.trim()}`)
          .join(', ')
      : answer.trim(),
  fillEmpty: ({ answerCount }, { answerParts }, text) =>
    answerCount > 1 ? { answerParts: fillList(answerParts, answerCount, text) } : { answer: text },
  written: ({ answerCount }, texts) =>
    answerCount > 1 ? { answerParts: [...texts] } : { answer: texts[0] ?? '' },

  spoken: spokenStem,
  onPaper: ({ answerLabels }) => ({ options: [], lines: answerLabels ?? [null] }),
  printed({ answerCount, answerLabels, answerUnit }, { answer, answerParts }) {
    if (answerCount > 1 && answerParts)
      return answerParts.map((text, i) => `${answerLabels?.[i] ?? `Part ${i + 1}`}: ${text}`);
    return withUnit(toLines(answer), answerUnit);
  },
  revealKey: () => ({}),
  printedKey: ({ modelAnswer }) => modelAnswer,
  askedFor: () => null,
  chosen: () => null,
};
