import type { AuditEntry } from '@product/contracts/identity/audit.endpoints';
import { momentText } from '../../lib/moments.js';
import { ACTION_NAMES, detailsText, personText } from './audit.rules.js';

const TITLES = ['When', 'Who', 'What', 'Whom', 'Details'];

/** A plain table: the library's own measures scrollbars by style elements, which the page's policy forbids. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className="users__table" role="region" aria-label="Entries" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {TITLES.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <th scope="row">
                <time dateTime={entry.at}>{momentText(entry.at)}</time>
              </th>
              <td>
                {personText(entry.actor, 'The product')}
                {entry.actorRole && <span className="users__sub">{entry.actorRole}</span>}
              </td>
              <td>{ACTION_NAMES[entry.action]}</td>
              <td>{personText(entry.target, '–')}</td>
              <td className="users__details">
                {detailsText(entry)}
                {entry.traceId && <span className="users__sub">trace {entry.traceId.slice(0, 8)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
