import { Check, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useMessages } from '../messages/define-messages.js';
import { TEXT_FIELD } from './text-field.messages.js';
import './field.css';

interface FieldProps {
  label: string;
  /** What is wrong with it, read out as soon as it is known. */
  fault?: string | null | undefined;
  hint?: ReactNode;
  /** A good word about what was typed, such as "This username is free." */
  good?: string | null | undefined;
  optional?: boolean;
}

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> & {
    value: string;
    onValue: (value: string) => void;
    /** Stands inside the field, at its end. */
    button?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text with its label, its hint and, right below, what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const t = useMessages(TEXT_FIELD);
  const {
    label,
    fault,
    hint: _hint,
    good: _good,
    optional,
    onValue,
    button,
    className = '',
    ...input
  } = props;
  const id = useId();
  const field = (
    <input
      {...input}
      id={id}
      className={`field__input ${className}`}
      aria-invalid={Boolean(fault) || input['aria-invalid'] === true}
      aria-describedby={describedBy(id, props)}
      onChange={(event) => onValue(event.target.value)}
    />
  );
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> {t.optional}</span>}
      </label>
      {button ? (
        <div className="field__with-button">
          {field}
          {button}
        </div>
      ) : (
        field
      )}
      <FieldNotes id={id} {...props} />
    </div>
  );
}

/** A password with a button that shows it: half of all mistakes in it are made blind. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'button'>) {
  const t = useMessages(TEXT_FIELD);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={200}
      {...props}
      type={shown ? 'text' : 'password'}
      button={
        <button
          type="button"
          className="field__button"
          aria-pressed={shown}
          aria-label={t.show({ lowerCase: props.label.toLowerCase() })}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden size={24} /> : <Eye aria-hidden size={24} />}
        </button>
      }
    />
  );
}

/** One of a list, as the device shows lists. */
export function SelectField(
  props: FieldProps & {
    value: string;
    onValue: (value: string) => void;
    options: ReadonlyArray<{ value: string; label: string }>;
    disabled?: boolean;
  },
) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {props.label}
      </label>
      <select
        id={id}
        className="field__input"
        value={props.value}
        disabled={props.disabled}
        aria-invalid={Boolean(props.fault)}
        aria-describedby={describedBy(id, props)}
        onChange={(event) => props.onValue(event.target.value)}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} {...props} />
    </div>
  );
}

function describedBy(id: string, { fault, hint, good }: FieldProps): string | undefined {
  const ids = [fault && `${id}-fault`, hint && `${id}-hint`, good && `${id}-good`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function FieldNotes({ id, fault, hint, good }: FieldProps & { id: string }) {
  return (
    <>
      {hint && (
        <div className="field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {good && !fault && (
        <p className="field__good" id={`${id}-good`} role="status">
          <Check aria-hidden size={18} strokeWidth={3} />
          {good}
        </p>
      )}
      {fault && (
        <p className="field__fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
