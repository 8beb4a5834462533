import type { Meta } from '@storybook/react-vite';
import { States } from '../../../gallery/states.js';
import { NewPasswordField } from './new-password-field.js';

export default { component: NewPasswordField } satisfies Meta;

const Field = ({ value = '', fault }: { value?: string; fault?: string }) => (
  <NewPasswordField
    label="New password"
    value={value}
    onValue={() => undefined}
    fault={fault}
    minLength={6}
    knownWords={['mei']}
  />
);

export const InItsStates = () => (
  <States
    of={{
      empty: <Field />,
      filled: <Field value="seven-otters" />,
      error: <Field value="abc" fault="Password must be at least 6 characters long." />,
    }}
  />
);
