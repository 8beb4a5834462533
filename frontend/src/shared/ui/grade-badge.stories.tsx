import type { Meta } from '@storybook/react-vite';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { States } from '../../../gallery/states.js';
import { GradeBadge } from './grade-badge.js';

export default { component: GradeBadge } satisfies Meta;

export const InItsStates = () => (
  <States
    of={Object.fromEntries(GRADE_LEVELS.map((grade) => [grade, <GradeBadge key={grade} grade={grade} />]))}
  />
);
