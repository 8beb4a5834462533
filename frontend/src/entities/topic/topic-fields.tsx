import { TOPIC_LIMITS } from '@sumfox/contracts/content/topic';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { useId, type ComponentProps } from 'react';
import { SelectField, TextField } from '../../shared/ui/text-field.js';
import type { TopicForm } from './topic-form.rules.js';
import { DIFFICULTY_WORDS } from './topics.rules.js';

const GRADE_OPTIONS = GRADE_LEVELS.map((grade) => ({ value: grade, label: grade }));
const DIFFICULTY_OPTIONS = DIFFICULTY_WORDS.map((word, at) => ({
  value: String(at + 1),
  label: `${at + 1} ${word}`,
}));

/** One of the five difficulties. */
export function DifficultyField(props: { label: string; value: number; onValue: (value: number) => void }) {
  return (
    <SelectField
      label={props.label}
      options={DIFFICULTY_OPTIONS}
      value={String(props.value)}
      onValue={(value) => props.onValue(Number(value))}
    />
  );
}

/** Some lines of text under a label. */
export function TextAreaField(
  props: { label: string; value: string; onValue: (value: string) => void; optional?: boolean } & Pick<
    ComponentProps<'textarea'>,
    'rows' | 'maxLength'
  >,
) {
  const { label, value, onValue, optional, ...area } = props;
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> (optional)</span>}
      </label>
      <textarea
        {...area}
        id={id}
        className="field__input"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </div>
  );
}

type Fields = Pick<TopicForm, 'name' | 'description' | 'gradeLevel' | 'difficultyLevel'>;

/** The fields for name and difficulty (TOPIC-1, TOPIC-2), for a new topic and for one that is changed. */
export function TopicFieldSet(props: {
  values: Fields;
  nameFault: string | null;
  onChange: (changes: Partial<Fields>) => void;
}) {
  const { values, onChange } = props;
  return (
    <>
      <TextField
        label="Topic Name *"
        value={values.name}
        maxLength={TOPIC_LIMITS.nameLength}
        fault={props.nameFault}
        required
        onValue={(name) => onChange({ name })}
      />
      <div className="topic-form__pair">
        <SelectField
          label="Grade Level *"
          options={GRADE_OPTIONS}
          value={values.gradeLevel}
          onValue={(value) => {
            const gradeLevel = GRADE_LEVELS.find((grade) => grade === value);
            if (gradeLevel) onChange({ gradeLevel });
          }}
        />
        <DifficultyField
          label="Difficulty Level"
          value={values.difficultyLevel}
          onValue={(difficultyLevel) => onChange({ difficultyLevel })}
        />
      </div>
      <TextAreaField
        label="Description"
        optional
        rows={2}
        maxLength={TOPIC_LIMITS.descriptionLength}
        value={values.description}
        onValue={(description) => onChange({ description })}
      />
    </>
  );
}
