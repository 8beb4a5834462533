import type { AuditEntry } from '@sumfox/contracts/identity/audit.endpoints';
import { Link } from 'react-router-dom';
import { DataTable } from '../../shared/ui/data-table.js';
import { readRoleNames } from '../../entities/account/index.js';
import { momentText } from '../../shared/messages/moments.js';
import { readActionNames, detailsText, personText } from './audit.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { AUDIT_LOG } from './audit-log.messages.js';

const readTitles = () => [
  AUDIT_LOG.get().when,
  AUDIT_LOG.get().who,
  AUDIT_LOG.get().what,
  AUDIT_LOG.get().whom,
  AUDIT_LOG.get().details,
];

/** One row for each entry of the log. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useMessages(AUDIT_LOG);
  return (
    <DataTable stacks label={t.entries} columns={readTitles()}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th scope="row">
            <time dateTime={entry.at}>{momentText(entry.at)}</time>
          </th>
          <td className="users__person" data-title={t.who}>
            {personText(entry.actor, 'Sumfox')}
            {entry.actorRole && <span className="users__sub">{readRoleNames()[entry.actorRole]}</span>}
          </td>
          <td data-title={t.what}>{readActionNames()[entry.action]}</td>
          <td className="users__person" data-title={t.whom}>
            {personText(entry.target, '–')}
          </td>
          <td className="users__details" data-title={t.details}>
            {detailsText(entry)}
            {entry.traceId && (
              <Link className="users__trace" to={`/admin/failures/${entry.traceId}`}>
                {t.trace({ slice: entry.traceId.slice(0, 8) })}
              </Link>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
