import type { Meta } from '@storybook/react-vite';
import { LONG_SENTENCE } from '../../../gallery/samples.js';
import { States } from '../../../gallery/states.js';
import { MathText } from './math-text.js';

export default { component: MathText } satisfies Meta;

export const InItsStates = () => (
  <States
    of={{
      empty: <MathText text="" />,
      words: <MathText text="Mei has 12 apples." />,
      fractions: <MathText text="What is 2 3/4 + 125/1000?" />,
      blank: <MathText text="7 × ___ = 56" />,
      spoken: <MathText text="Mei has 1/2 of a cake. How much is left?" spokenSentence={1} />,
      'long name': <MathText text={`${LONG_SENTENCE} Write 123456789/987654321.`} />,
    }}
  />
);
