import { GRADE_LEVELS, gradeShortLabel, type GradeLevel } from '@sumfox/curriculum/grades';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../messages/define-messages.js';
import { CHOICE_FIELD } from './choice-field.messages.js';
import './field.css';

interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
}

/** One of a few, all of them in sight and large enough for a finger. */
export function ChoiceField<Value extends string>(props: {
  legend: string;
  choices: ReadonlyArray<Choice<Value>>;
  value: Value | null;
  onValue: (value: Value) => void;
  fault?: string | null | undefined;
  hint?: ReactNode;
  look?: 'grades';
}) {
  const id = useId();
  return (
    <fieldset
      className="field"
      role="radiogroup"
      aria-invalid={Boolean(props.fault)}
      aria-describedby={props.fault ? `${id}-fault` : undefined}
    >
      <legend className="field__label">{props.legend}</legend>
      {props.hint && <div className="field__hint">{props.hint}</div>}
      <div className={props.look ? `field__choices field__choices--${props.look}` : 'field__choices'}>
        {props.choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={props.value === choice.value}
              onChange={() => props.onValue(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {props.fault && (
        <p className="field__fault" id={`${id}-fault`} role="alert">
          {props.fault}
        </p>
      )}
    </fieldset>
  );
}

const GRADE_CHOICES: ReadonlyArray<Choice<GradeLevel>> = GRADE_LEVELS.map((grade) => ({
  value: grade,
  label: (
    <>
      <span aria-hidden="true">{gradeShortLabel(grade)}</span>
      <span className="visually-hidden">{grade}</span>
    </>
  ),
}));

/** Primary 1 to 6 as six keys. */
export function GradeField(props: {
  legend?: string;
  value: GradeLevel | null;
  onValue: (grade: GradeLevel) => void;
  fault?: string | null | undefined;
}) {
  const t = useMessages(CHOICE_FIELD);
  return (
    <ChoiceField
      legend={props.legend ?? t.gradeLevel}
      choices={GRADE_CHOICES}
      value={props.value}
      onValue={props.onValue}
      fault={props.fault}
      look="grades"
    />
  );
}
