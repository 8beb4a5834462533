import type { Meta } from '@storybook/react-vite';
import { Answering, Previewed, Printed, reveal, Reviewed } from '../../../../gallery/kind-states.js';
import { LONG_NAME, LONG_SENTENCE } from '../../../../gallery/samples.js';
import { States } from '../../../../gallery/states.js';
import { buildQuestion } from '../../../testing/papers.js';

export default {} satisfies Meta;

const one = buildQuestion({
  questionType: 'fill-in-the-blank',
  questionText: '7 × ___ = 56',
  blankCount: 1,
  answerUnit: null,
});
const three = buildQuestion({
  questionType: 'fill-in-the-blank',
  questionText: `${LONG_NAME} has 3/4 of a cake. ___ eighths are eaten, ___ eighths are left, ___ in all.`,
  blankCount: 3,
});

export const Answer = () => (
  <States
    of={{
      empty: <Answering question={one} />,
      filled: <Answering question={one} answer={{ blankAnswers: ['8'] }} />,
      'with keypad': <Answering question={one} hasKeypad />,
      locked: <Answering question={one} answer={{ blankAnswers: ['8'] }} isLocked />,
      'several blanks': <Answering question={three} answer={{ blankAnswers: ['2', '', ''] }} />,
      'long answer': <Answering question={three} answer={{ blankAnswers: [LONG_SENTENCE, '4', '6'] }} />,
    }}
  />
);

export const Preview = () => (
  <States
    of={{
      empty: <Previewed question={one} answer={{}} />,
      filled: <Previewed question={one} answer={{ blankAnswers: ['8'] }} />,
      'several blanks': <Previewed question={three} answer={{ blankAnswers: ['2', '1/2', '6'] }} />,
    }}
  />
);

export const InPrint = () => (
  <States
    of={{
      empty: <Printed question={one} answer={{}} />,
      filled: <Printed question={three} answer={{ blankAnswers: ['2', '4', '6'] }} />,
    }}
  />
);

const position = { answer: '8', acceptedAnswers: [], caseSensitive: false };
const key = { mcqOptions: null, blankPositions: [position], modelAnswer: '8' };

export const InReview = () => (
  <States
    of={{
      empty: <Reviewed question={reveal(one, key)} answer={{}} chosenWords="your choice" />,
      filled: (
        <Reviewed question={reveal(one, key)} answer={{ blankAnswers: ['8'] }} chosenWords="your choice" />
      ),
    }}
  />
);
