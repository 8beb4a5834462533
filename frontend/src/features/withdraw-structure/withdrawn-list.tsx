import { useQuery } from '@tanstack/react-query';
import { withdrawnStructuresQuery } from '../../entities/batch/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { dayText } from '../../shared/messages/moments.js';
import { Button } from '../../shared/ui/button.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { UndoWithdrawal } from './undo-withdrawal.js';
import { WITHDRAW_STRUCTURE } from './withdraw-structure.messages.js';
import './withdraw-structure.css';

/** The structures that are withdrawn now, each with its undoing; nothing while there is none. */
export function WithdrawnList() {
  const t = useMessages(WITHDRAW_STRUCTURE);
  const list = useQuery(withdrawnStructuresQuery);
  if (list.isError && !list.data)
    return (
      <p role="alert">
        {t.listFailed} <Button onClick={() => void list.refetch()}>{t.tryAgain}</Button>
      </p>
    );
  if (!list.data || list.data.length === 0) return null;
  const columns = [t.structure, t.grade, t.withdrawnOn, t.reason, t.questions, t.action];
  return (
    <div>
      <h3>{t.withdrawnStructures}</h3>
      <DataTable label={t.withdrawnStructures} columns={columns}>
        {list.data.map(({ id, structure, gradeLevel, withdrawnAt, reason, questions }) => (
          <tr key={id}>
            <th className="withdrawal__structure" scope="row">
              {structure}
            </th>
            <td>
              <GradeBadge grade={gradeLevel} />
            </td>
            <td>{dayText(withdrawnAt)}</td>
            <td>{t.reasons[reason]}</td>
            <td>{questions}</td>
            <td>
              <UndoWithdrawal gradeLevel={gradeLevel} structure={structure} />
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}
