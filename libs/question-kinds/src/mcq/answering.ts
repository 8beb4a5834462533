import { OPTION_LABELS } from '@sumfox/contracts/question/item';
import { toLines } from '../answer-list.js';
import type { AnsweringKind } from '../answering-kind.js';
import { spokenStem } from '../spoken.js';

/** A choice of four options by letter. */
export const mcqAnswering: AnsweringKind = {
  guessChance: 0.25,
  questionsInTen: 4,
  interaction: 'choose-option',
  writerWords: 'four options',
  filled: (_question, { selectedOption }) => (selectedOption ? 'all' : 'none'),

  overlay: (stored, { selectedOption }) => ({
    selectedOption: selectedOption === undefined ? stored.selectedOption : selectedOption || null,
  }),
  withoutBlanks: (_stored, { selectedOption }) => (selectedOption ? { selectedOption } : {}),

  /** An option letter in `answer` counts as the choice (PAPER-25). */
  fromWire({ answer, selectedOption }) {
    const letter = OPTION_LABELS.find((label) => label === answer?.trim().toUpperCase());
    return letter && !selectedOption ? { selectedOption: letter } : {};
  },
  toWire: (_question, { answer, selectedOption }) => selectedOption ?? answer.trim(),
  fillEmpty: (_question, _answer, text) => ({ answer: text, selectedOption: null }),
  written: (_question, [text]) => ({ selectedOption: OPTION_LABELS.find((label) => label === text) ?? null }),

  spoken: (question) => ({
    ...spokenStem(question),
    parts: (question.mcqOptions ?? []).map(({ label, text }) => ({
      place: `option-${label}`,
      name: `option ${label}`,
      text,
    })),
  }),
  onPaper: ({ mcqOptions }) => ({ options: mcqOptions ?? [], lines: [null] }),
  printed({ mcqOptions }, { answer, selectedOption }) {
    const option = mcqOptions?.find((each) => each.label === selectedOption);
    return option ? [`${option.label}. ${option.text}`] : toLines(answer);
  },
  revealKey({ mcqOptions }, scheme) {
    const key = scheme?.parts[0]?.expected;
    return {
      mcqOptions: mcqOptions?.map((option) => ({ ...option, isCorrect: option.label === key })) ?? null,
    };
  },
  /** The letter and the text of its option. */
  printedKey({ modelAnswer, parts: [part] }) {
    const option = part?.policy.options?.['ABCD'.indexOf(part.expected)];
    return part && option !== undefined ? `${part.expected}, ${option}` : modelAnswer;
  },
  askedFor: () => 'one of its options',
  chosen: ({ selectedOption }) => selectedOption,
};
