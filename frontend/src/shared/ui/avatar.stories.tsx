import type { Meta } from '@storybook/react-vite';
import { ROLES } from '@sumfox/contracts/endpoint';
import { States } from '../../../gallery/states.js';
import { Avatar } from './avatar.js';

export default { component: Avatar } satisfies Meta;

export const InItsStates = () => (
  <States of={Object.fromEntries(ROLES.map((role) => [role, <Avatar key={role} role={role} />]))} />
);
