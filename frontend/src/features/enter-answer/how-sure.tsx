import type { ConfidenceLevel } from '@sumfox/contracts/assessment/response';
import { Laugh, Meh, Smile } from 'lucide-react';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ENTER_ANSWER } from './enter-answer.messages.js';
import './how-sure.css';

const readFaces = () =>
  [
    { level: 'low', word: ENTER_ANSWER.get().notSoSure, icon: Meh },
    { level: 'medium', word: ENTER_ANSWER.get().quiteSure, icon: Smile },
    { level: 'high', word: ENTER_ANSWER.get().verySure, icon: Laugh },
  ] as const;

/** Asked once there is an answer, and optional; it changes no mark (PAPER-20). */
export function HowSure(props: {
  name: string;
  value: ConfidenceLevel | null;
  onChange: (level: ConfidenceLevel) => void;
}) {
  const t = useMessages(ENTER_ANSWER);
  return (
    <fieldset className="how-sure">
      <legend className="visually-hidden">{t.howSureAreYou}</legend>
      <span className="how-sure__asks" aria-hidden="true">
        {t.howSureQuestion}
      </span>
      {readFaces().map(({ level, word, icon: Icon }) => (
        <label key={level} className="how-sure__face" title={word}>
          <input
            type="radio"
            name={props.name}
            value={level}
            aria-label={word}
            checked={props.value === level}
            onChange={() => props.onChange(level)}
          />
          <Icon size={26} aria-hidden />
        </label>
      ))}
    </fieldset>
  );
}
