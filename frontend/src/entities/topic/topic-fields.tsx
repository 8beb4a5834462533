import { TOPIC_LIMITS } from '@sumfox/contracts/content/topic';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { useId, type ComponentProps } from 'react';
import { SelectField, TextField } from '../../shared/ui/text-field.js';
import type { TopicForm } from './topic-form.rules.js';
import { readDifficultyWords } from './topics.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TOPIC } from './topic.messages.js';

const GRADE_OPTIONS = GRADE_LEVELS.map((grade) => ({ value: grade, label: grade }));
const readDifficultyOptions = () =>
  readDifficultyWords().map((word, at) => ({
    value: String(at + 1),
    label: `${at + 1} ${word}`,
  }));

/** One of the five difficulties. */
export function DifficultyField(props: { label: string; value: number; onValue: (value: number) => void }) {
  return (
    <SelectField
      label={props.label}
      options={readDifficultyOptions()}
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
  const t = useMessages(TOPIC);
  const { label, value, onValue, optional, ...area } = props;
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> {t.optional}</span>}
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
  const t = useMessages(TOPIC);
  const { values, onChange } = props;
  return (
    <>
      <TextField
        label={t.topicName}
        value={values.name}
        maxLength={TOPIC_LIMITS.nameLength}
        fault={props.nameFault}
        required
        onValue={(name) => onChange({ name })}
      />
      <div className="topic-form__pair">
        <SelectField
          label={t.gradeLevel}
          options={GRADE_OPTIONS}
          value={values.gradeLevel}
          onValue={(value) => {
            const gradeLevel = GRADE_LEVELS.find((grade) => grade === value);
            if (gradeLevel) onChange({ gradeLevel });
          }}
        />
        <DifficultyField
          label={t.difficultyLevel}
          value={values.difficultyLevel}
          onValue={(difficultyLevel) => onChange({ difficultyLevel })}
        />
      </div>
      <TextAreaField
        label={t.description}
        optional
        rows={2}
        maxLength={TOPIC_LIMITS.descriptionLength}
        value={values.description}
        onValue={(description) => onChange({ description })}
      />
    </>
  );
}
