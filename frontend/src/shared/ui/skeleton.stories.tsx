import type { Meta } from '@storybook/react-vite';
import { States } from '../../../gallery/states.js';
import { Skeleton } from './skeleton.js';

export default { component: Skeleton } satisfies Meta;

export const InItsStates = () => (
  <States
    of={{
      loading: <Skeleton heights={[64, 160]} />,
      'in rows': <Skeleton heights={[[3, 120], 40]} label="Loading your papers" />,
    }}
  />
);
