import type { Meta } from '@storybook/react-vite';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { Held } from '../../../gallery/held.js';
import { LONG_NAME, LONG_SENTENCE } from '../../../gallery/samples.js';
import { States } from '../../../gallery/states.js';
import { ChoiceField, GradeField } from './choice-field.js';

export default { component: ChoiceField } satisfies Meta;

type Who = 'mei' | 'danish' | 'all';
const CHOICES = [
  { value: 'mei', label: 'Mei' },
  { value: 'danish', label: LONG_NAME },
  { value: 'all', label: 'All children' },
] as const;

function Field({ start, fault, hint }: { start: Who | null; fault?: string; hint?: string }) {
  return (
    <Held<Who | null> start={start}>
      {(value, hold) => (
        <ChoiceField
          legend="Who is it for?"
          choices={CHOICES}
          value={value}
          onValue={hold}
          fault={fault}
          hint={hint}
        />
      )}
    </Held>
  );
}

export const InItsStates = () => (
  <States
    of={{
      empty: <Field start={null} />,
      filled: <Field start="mei" />,
      'long name': <Field start="danish" hint={LONG_SENTENCE} />,
      error: <Field start={null} fault="Choose who it is for." />,
    }}
  />
);

const Grade = ({ start, fault }: { start: GradeLevel | null; fault?: string }) => (
  <Held<GradeLevel | null> start={start}>
    {(value, hold) => <GradeField value={value} onValue={hold} fault={fault} />}
  </Held>
);

export const Grades = () => (
  <States
    of={{
      empty: <Grade start={null} />,
      filled: <Grade start="Primary 5" />,
      error: <Grade start={null} fault="Choose a grade." />,
    }}
  />
);
