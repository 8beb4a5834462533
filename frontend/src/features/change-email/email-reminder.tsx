import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ownEmailQuery } from '../../entities/own-email/index.js';
import { CHANGE_EMAIL } from './change-email.messages.js';

/** One line on a parent's home while the address is not confirmed, or refused; otherwise nothing. */
export function EmailReminder() {
  const t = useMessages(CHANGE_EMAIL);
  const own = useQuery(ownEmailQuery).data;
  if (!own || own.address === null || (own.isConfirmed && !own.isRefused)) return null;
  const { address, isRefused } = own;
  return (
    <p className="note" role="status">
      {isRefused ? t.pleaseCheck({ address }) : t.pleaseConfirm({ address })}{' '}
      <Link to="/profile">{t.openMyProfile}</Link>
    </p>
  );
}
