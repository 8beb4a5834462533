import type { AuditEntry } from '@sumfox/contracts/identity/audit.endpoints';
import { DataTable } from '../../shared/ui/data-table.js';
import { ROLE_NAMES } from '../../entities/account/index.js';
import { momentText } from '../../shared/lib/moments.js';
import { ACTION_NAMES, detailsText, personText } from './audit.rules.js';

const TITLES = ['When', 'Who', 'What', 'Whom', 'Details'];

/** One row for each entry of the log. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <DataTable label="Entries" columns={TITLES}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th scope="row">
            <time dateTime={entry.at}>{momentText(entry.at)}</time>
          </th>
          <td className="users__person" data-title="Who">
            {personText(entry.actor, 'Sumfox')}
            {entry.actorRole && <span className="users__sub">{ROLE_NAMES[entry.actorRole]}</span>}
          </td>
          <td data-title="What">{ACTION_NAMES[entry.action]}</td>
          <td className="users__person" data-title="Whom">
            {personText(entry.target, '–')}
          </td>
          <td className="users__details" data-title="Details">
            {detailsText(entry)}
            {entry.traceId && <span className="users__sub">trace {entry.traceId.slice(0, 8)}</span>}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
