import type { Meta } from '@storybook/react-vite';
import { Answering, Previewed, Printed, reveal, Reviewed } from '../../../../gallery/kind-states.js';
import { LONG_NAME, LONG_SENTENCE } from '../../../../gallery/samples.js';
import { States } from '../../../../gallery/states.js';
import { buildQuestion } from '../../../testing/papers.js';

export default {} satisfies Meta;

const inMetres = buildQuestion({
  questionText: 'A rope of 2 3/4 m is cut in half. How long is each half?',
  answerUnit: 'm',
});
const inDollars = buildQuestion({ questionText: `${LONG_NAME} saves money. How much?`, answerUnit: '$' });
const twoParts = buildQuestion({
  questionText: 'How many apples and how many pears are there?',
  answerCount: 2,
  answerLabels: ['Apples', `Pears of ${LONG_NAME}`],
});

export const Answer = () => (
  <States
    of={{
      empty: <Answering question={inMetres} />,
      filled: <Answering question={inMetres} answer={{ answer: '1 3/8' }} />,
      'unit before': <Answering question={inDollars} answer={{ answer: '4.50' }} />,
      'with keypad': <Answering question={inMetres} hasKeypad />,
      locked: <Answering question={inMetres} answer={{ answer: '1 3/8' }} isLocked />,
      'several answers': <Answering question={twoParts} answer={{ answerParts: ['12', ''] }} />,
      'long answer': <Answering question={inMetres} answer={{ answer: LONG_SENTENCE }} />,
    }}
  />
);

export const Preview = () => (
  <States
    of={{
      empty: <Previewed question={inMetres} answer={{ answer: '' }} />,
      filled: <Previewed question={inMetres} answer={{ answer: '1 3/8' }} />,
      unread: <Previewed question={inMetres} answer={{ answer: 'half of it' }} />,
      'several answers': <Previewed question={twoParts} answer={{ answerParts: ['12', '1/2'] }} />,
    }}
  />
);

export const InPrint = () => (
  <States
    of={{
      empty: <Printed question={inMetres} answer={{}} />,
      filled: <Printed question={twoParts} answer={{ answerParts: ['12', '4'] }} />,
      'long answer': <Printed question={inDollars} answer={{ answer: LONG_SENTENCE }} />,
    }}
  />
);

const key = { mcqOptions: null, blankPositions: null, modelAnswer: '1 3/8 m' };

export const InReview = () => (
  <States
    of={{
      empty: <Reviewed question={reveal(inMetres, key)} answer={{}} chosenWords="your choice" />,
      filled: (
        <Reviewed question={reveal(inMetres, key)} answer={{ answer: '1 3/8' }} chosenWords="your choice" />
      ),
    }}
  />
);
