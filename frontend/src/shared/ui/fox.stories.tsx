import type { Meta } from '@storybook/react-vite';
import { States } from '../../../gallery/states.js';
import { Fox } from './fox.js';

export default { component: Fox } satisfies Meta;

export const InItsStates = () => (
  <States
    of={{
      hello: <Fox />,
      thinking: <Fox face="thinking" />,
      cheer: <Fox face="cheer" />,
      rest: <Fox face="rest" />,
      puzzled: <Fox face="puzzled" size={160} />,
    }}
  />
);
