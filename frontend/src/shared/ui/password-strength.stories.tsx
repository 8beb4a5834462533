import type { Meta } from '@storybook/react-vite';
import { States } from '../../../gallery/states.js';
import { PasswordStrength } from './password-strength.js';

export default { component: PasswordStrength } satisfies Meta;

export const InItsStates = () => (
  <States
    of={{
      empty: <PasswordStrength password="" shortest={6} />,
      'too short': <PasswordStrength password="abc" shortest={6} />,
      weak: <PasswordStrength password="password1" shortest={6} />,
      good: <PasswordStrength password="seven-otters" shortest={6} />,
      strong: <PasswordStrength password="seven Otters cross 3 canals!" shortest={6} />,
    }}
  />
);
