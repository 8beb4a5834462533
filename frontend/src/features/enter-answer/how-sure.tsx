import type { ConfidenceLevel } from '@sumfox/contracts/assessment/response';
import { Laugh, Meh, Smile } from 'lucide-react';
import './how-sure.css';

const FACES = [
  { level: 'low', word: 'Not so sure', icon: Meh },
  { level: 'medium', word: 'Quite sure', icon: Smile },
  { level: 'high', word: 'Very sure', icon: Laugh },
] as const;

/** Asked once there is an answer, and optional; it changes no mark (PAPER-20). */
export function HowSure(props: {
  name: string;
  value: ConfidenceLevel | null;
  onChange: (level: ConfidenceLevel) => void;
}) {
  return (
    <fieldset className="how-sure">
      <legend className="visually-hidden">How sure are you? If you like</legend>
      <span className="how-sure__asks" aria-hidden="true">
        How sure are you?
      </span>
      {FACES.map(({ level, word, icon: Icon }) => (
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
