import { useMessages } from '../../shared/messages/define-messages.js';
import { REGISTER } from './register.messages.js';
import '../../shared/ui/family.css';

/**
 * What a parent agrees to by registering or linking a child. Whoever changes a word raises `CONSENT_VERSION` of the
 * contracts: the version is kept with each consent.
 */
export function ConsentNote({ by }: { by: 'registering' | 'linking' }) {
  const t = useMessages(REGISTER);
  return <p className="note consent-note">{t.consents[by]}</p>;
}
