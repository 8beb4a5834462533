import { useId } from 'react';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ANSWER_FIELD } from './answer-field.messages.js';
import './answer-field.css';

/** Signs that stand before the number in Singapore, such as the dollar. */
const UNITS_BEFORE = new Set(['$', 'S$']);

/** Characters that fit a phone's box in the size of digits. */
const LONG = 9;

interface AnswerFieldProps {
  label: string;
  hideLabel?: boolean;
  /** Printed beside the box, so that the pupil writes the number only. */
  unit: string | null;
  value: string;
  readOnly: boolean;
  /** The maths keys are shown: the tablet's own keyboard stays away. */
  hasKeypad: boolean;
  onChange: (text: string) => void;
}

/** One line for one answer. */
export function AnswerField({
  label,
  hideLabel = false,
  unit,
  value,
  readOnly,
  hasKeypad,
  onChange,
}: AnswerFieldProps) {
  const t = useMessages(ANSWER_FIELD);
  const id = useId();
  const before = unit !== null && UNITS_BEFORE.has(unit);
  return (
    <div className="answer-field">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'answer-field__label'}>
        {label}
      </label>
      <div className="answer-field__line">
        {before && <span aria-hidden="true">{unit}</span>}
        <input
          id={id}
          className="answer-field__input"
          data-long={value.length > LONG || undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          inputMode={hasKeypad ? 'none' : undefined}
          maxLength={2_000}
          data-maths-field
          aria-describedby={unit === null ? undefined : `${id}-unit`}
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {unit !== null && !before && <span aria-hidden="true">{unit}</span>}
        {unit !== null && (
          <span id={`${id}-unit`} className="visually-hidden">
            {t.inLabel({ unit })}
          </span>
        )}
      </div>
    </div>
  );
}

/** A blank within the stem. */
export function BlankField(props: {
  /** From 0. */
  index: number;
  count: number;
  value: string;
  readOnly: boolean;
  hasKeypad: boolean;
  onChange: (text: string) => void;
  onFocus?: () => void;
}) {
  const t = useMessages(ANSWER_FIELD);
  return (
    <input
      className="blank-field"
      aria-label={props.count === 1 ? t.blank : t.blankOf({ index: props.index + 1, count: props.count })}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode={props.hasKeypad ? 'none' : undefined}
      maxLength={2_000}
      onFocus={props.onFocus}
      size={Math.max(6, Math.min(20, props.value.length + 1))}
      data-maths-field
      readOnly={props.readOnly}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
