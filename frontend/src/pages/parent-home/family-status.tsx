import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useQueries } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { childStatsQuery, statusWord, UNKNOWN } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PARENT_HOME } from './parent-home.messages.js';

/** The status on the summary card (FAMILY-1); it follows the children's practice. */
export function FamilyStatus({ children }: { children: readonly LinkedChild[] }) {
  const t = useMessages(PARENT_HOME);
  const queries = useQueries({ queries: children.map(({ userId }) => childStatsQuery(userId)) });
  const stats = queries.flatMap(({ data }) => (data ? [data] : []));
  const word = stats.length < children.length ? UNKNOWN : statusWord(stats, Date.now());
  return (
    <div>
      <dt>{t.status}</dt>
      <dd className={word === 'Active' ? 'family__active' : undefined}>
        {word === 'Active' && <CircleCheck aria-hidden size={24} />}
        {word}
      </dd>
    </div>
  );
}
