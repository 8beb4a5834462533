import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Held } from '../../../gallery/held.js';
import { LONG_NAME, LONG_SENTENCE } from '../../../gallery/samples.js';
import { States } from '../../../gallery/states.js';
import { PasswordField, SelectField, TextField } from './text-field.js';

export default { component: TextField } satisfies Meta;

type Rest = Omit<ComponentProps<typeof TextField>, 'value' | 'onValue' | 'label'>;

const Text = ({ start = '', ...rest }: Rest & { start?: string }) => (
  <Held start={start}>
    {(value, hold) => <TextField label="First name" value={value} onValue={hold} {...rest} />}
  </Held>
);

export const InItsStates = () => (
  <States
    of={{
      empty: <Text hint="Other pupils see it." />,
      optional: <Text optional placeholder="Mei" />,
      filled: <Text start="Mei" good="This name is free." />,
      disabled: <Text start="Mei" disabled />,
      error: <Text start="M" fault="Write at least 2 letters." hint="Other pupils see it." />,
      'long name': <Text start={LONG_NAME} fault={LONG_SENTENCE} />,
    }}
  />
);

const Password = ({ start = '', fault }: { start?: string; fault?: string }) => (
  <Held start={start}>
    {(value, hold) => <PasswordField label="Password" value={value} onValue={hold} fault={fault} />}
  </Held>
);

export const Passwords = () => (
  <States
    of={{
      empty: <Password />,
      filled: <Password start="seven otters" />,
      error: <Password start="abc" fault="Write at least 6 characters." />,
    }}
  />
);

const OPTIONS = [
  { value: '', label: 'Choose' },
  { value: 'mei', label: 'Mei' },
  { value: 'danish', label: LONG_NAME },
];
const Select = ({ start, ...rest }: { start: string; fault?: string; disabled?: boolean }) => (
  <Held start={start}>
    {(value, hold) => <SelectField label="Child" value={value} onValue={hold} options={OPTIONS} {...rest} />}
  </Held>
);

export const Selects = () => (
  <States
    of={{
      empty: <Select start="" />,
      filled: <Select start="mei" />,
      disabled: <Select start="mei" disabled />,
      error: <Select start="" fault="Choose a child." />,
      'long name': <Select start="danish" />,
    }}
  />
);
