import type { Meta } from '@storybook/react-vite';
import { FOR_ADULTS } from '../../../gallery/adults.js';
import { LONG_NAME, LONG_SENTENCE } from '../../../gallery/samples.js';
import { States } from '../../../gallery/states.js';
import { Figure } from './figure.js';

export default { component: Figure, ...FOR_ADULTS } satisfies Meta;

export const InItsStates = () => (
  <States
    of={{
      filled: <Figure title="Papers" value="1 204" note="in the last 7 days" />,
      empty: <Figure title="Marks a person changed" value="0 %" note="no marks yet" isDefault />,
      'long name': <Figure title={LONG_NAME} value="1 204 000 000" note={LONG_SENTENCE} />,
    }}
  />
);
