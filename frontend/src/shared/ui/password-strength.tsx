import { passwordStrength, strengthWord } from './password-strength.rules.js';
import { useMessages } from '../messages/define-messages.js';
import { PASSWORD_STRENGTH } from './password-strength.messages.js';
import './field.css';

/** A bar with a word below a new password; nothing before the first letter. It advises and never forbids. */
export function PasswordStrength(props: {
  password: string;
  /** The fewest characters allowed. */
  shortest: number;
  knownWords?: readonly string[];
}) {
  const t = useMessages(PASSWORD_STRENGTH);
  const level = passwordStrength(props.password, props.shortest, props.knownWords);
  if (level === 0) return null;
  return (
    <div className={`strength strength--${level}`}>
      <span className="strength__bar" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span role="status">
        <span className="visually-hidden">{t.password} </span>
        {strengthWord(level)}
      </span>
    </div>
  );
}
