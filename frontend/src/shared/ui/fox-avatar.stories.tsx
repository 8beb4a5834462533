import type { Meta } from '@storybook/react-vite';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { States } from '../../../gallery/states.js';
import { FoxAvatar } from './fox-avatar.js';

export default { component: FoxAvatar } satisfies Meta;

export const InItsStates = () => (
  <States
    of={{
      ...Object.fromEntries(
        GRADE_LEVELS.map((grade) => [grade, <FoxAvatar key={grade} name="Mei" grade={grade} />]),
      ),
      'no name': <FoxAvatar name=" " grade="Primary 1" />,
      large: <FoxAvatar name="Ömer" grade="Primary 6" size={120} />,
    }}
  />
);
