import type { Meta } from '@storybook/react-vite';
import { NOT_YET_KNOWN } from '@sumfox/contracts/assessment/response';
import { OPTION_LABELS } from '@sumfox/contracts/question/item';
import { Answering, Previewed, Printed, reveal, Reviewed } from '../../../../gallery/kind-states.js';
import { LONG_NAME, LONG_SENTENCE } from '../../../../gallery/samples.js';
import { States } from '../../../../gallery/states.js';
import { buildQuestion } from '../../../testing/papers.js';

export default {} satisfies Meta;

const SHORT = ['1/2', '3/4', '2 1/4', '12'];
const MIDDLING = ['12 hundreds', '12 tens', '1 200 ones', '120 thousandths'];
const LONG = [LONG_SENTENCE, LONG_NAME, 'She counts the apples twice.', '3/4 of the cake'];

const toOptions = (texts: readonly string[]) =>
  OPTION_LABELS.map((label, at) => ({ label, text: texts[at] ?? '' }));
const choose = (texts: readonly string[]) =>
  buildQuestion({ questionType: 'mcq', questionText: 'Which one is it?', mcqOptions: toOptions(texts) });

export const Answer = () => (
  <States
    of={{
      empty: <Answering question={choose(SHORT)} />,
      filled: <Answering question={choose(SHORT)} answer={{ selectedOption: 'B' }} />,
      'middling options': <Answering question={choose(MIDDLING)} answer={{ selectedOption: 'A' }} />,
      'long options': <Answering question={choose(LONG)} answer={{ selectedOption: 'A' }} />,
      'not yet known': <Answering question={choose(SHORT)} answer={{ answer: NOT_YET_KNOWN }} />,
      locked: <Answering question={choose(SHORT)} answer={{ selectedOption: 'C' }} isLocked />,
    }}
  />
);

export const Preview = () => (
  <States of={{ filled: <Previewed question={choose(SHORT)} answer={{ selectedOption: 'B' }} /> }} />
);

export const InPrint = () => (
  <States
    of={{
      empty: <Printed question={choose(SHORT)} answer={{}} />,
      filled: <Printed question={choose(MIDDLING)} answer={{ selectedOption: 'B' }} />,
      'long options': <Printed question={choose(LONG)} answer={{ selectedOption: 'A' }} />,
    }}
  />
);

const review = (texts: readonly string[]) =>
  reveal(choose(texts), {
    mcqOptions: toOptions(texts).map((option) => ({ ...option, isCorrect: option.label === 'B' })),
    blankPositions: null,
    modelAnswer: texts[1] ?? '',
  });

export const InReview = () => (
  <States
    of={{
      empty: <Reviewed question={review(SHORT)} answer={{}} chosenWords="your choice" />,
      right: <Reviewed question={review(SHORT)} answer={{ selectedOption: 'B' }} chosenWords="your choice" />,
      'not right': (
        <Reviewed question={review(SHORT)} answer={{ selectedOption: 'C' }} chosenWords="your choice" />
      ),
      'long options': (
        <Reviewed question={review(LONG)} answer={{ selectedOption: 'A' }} chosenWords="your choice" />
      ),
    }}
  />
);
