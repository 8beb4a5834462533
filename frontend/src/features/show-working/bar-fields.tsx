import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { MAX_LETTERS } from '../../entities/working/index.js';
import { MathText } from '../../shared/ui/math-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { BAR_FIELDS } from './bar-fields.messages.js';

/** A short text that stands in the picture; a question mark, where there may be one, is one press away. */
export function Saying(props: {
  label: string;
  value: string;
  offersUnknown?: boolean;
  /** Texts that a tap writes. */
  chips?: readonly string[];
  onWrite: (text: string) => void;
}) {
  const t = useMessages(BAR_FIELDS);
  const id = useId();
  return (
    <div className="saying">
      <label htmlFor={id}>{props.label}</label>
      <div className="saying__line">
        <input
          id={id}
          className="saying__input"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_LETTERS}
          value={props.value}
          onChange={(event) => props.onWrite(event.target.value)}
        />
        {props.offersUnknown !== false && (
          <button
            type="button"
            className="saying__unknown"
            aria-label={t.questionMark({ label: props.label })}
            onClick={() => props.onWrite('?')}
          >
            ?
          </button>
        )}
      </div>
      {props.chips && props.chips.length > 0 && (
        <div className="saying__chips">
          {props.chips.map((chip) => (
            <button key={chip} type="button" className="saying__chip" onClick={() => props.onWrite(chip)}>
              <MathText text={chip} />
              <span className="visually-hidden">{t.writeAt({ label: props.label })}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A number that goes up and down by one. */
export function Stepper(props: {
  label: string;
  less: string;
  more: string;
  value: number;
  least: number;
  most: number;
  onStep: (by: 1 | -1) => void;
}) {
  const id = useId();
  return (
    <div className="stepper" role="group" aria-labelledby={id}>
      <span id={id}>{props.label}</span>
      <div className="stepper__line">
        <button
          type="button"
          aria-label={props.less}
          disabled={props.value <= props.least}
          onClick={() => props.onStep(-1)}
        >
          <Minus size={20} aria-hidden />
        </button>
        <output aria-live="polite">{props.value}</output>
        <button
          type="button"
          aria-label={props.more}
          disabled={props.value >= props.most}
          onClick={() => props.onStep(1)}
        >
          <Plus size={20} aria-hidden />
        </button>
      </div>
    </div>
  );
}
