import type { Batch } from '@sumfox/contracts/content/pregeneration';
import { Ban, Circle, CircleCheck, CirclePause, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';
import { DataTable } from '../../shared/ui/data-table.js';
import { momentText } from '../../shared/messages/moments.js';
import { orDash } from '../../entities/system/index.js';
import { BatchActions } from '../../features/steer-batch/index.js';
import {
  batchStatusWord,
  levelWords,
  pauseSentence,
  progressPercent,
  progressWords,
  successRate,
} from '../../entities/batch/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { QUESTION_MANAGEMENT } from './question-management.messages.js';
import './batch-table.css';

const readColumns = () => [
  QUESTION_MANAGEMENT.get().batch,
  QUESTION_MANAGEMENT.get().level,
  QUESTION_MANAGEMENT.get().progress,
  QUESTION_MANAGEMENT.get().status,
  QUESTION_MANAGEMENT.get().successRateColumn,
  QUESTION_MANAGEMENT.get().started,
  QUESTION_MANAGEMENT.get().actions,
];

const STATUS_ICONS: Readonly<Record<Batch['status'], LucideIcon>> = {
  running: LoaderCircle,
  paused: CirclePause,
  completed: CircleCheck,
  failed: CircleX,
  cancelled: Ban,
};

/** The batches, newest first; on a phone each of them is a card. */
export function BatchTable({ batches }: { batches: readonly Batch[] }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  if (batches.length === 0) return <p className="console__nothing">{t.noBatchesYetStart}</p>;
  return (
    <div className="batches">
      <DataTable label={t.batches} columns={readColumns()}>
        {batches.map((batch) => (
          <tr key={batch.id}>
            <th scope="row">{batch.batchName}</th>
            <td>{levelWords(batch.primaryLevel)}</td>
            <td>
              <Progress batch={batch} />
            </td>
            <td>
              <StatusBadge batch={batch} />
              {batch.pausedBecause === 'over-budget' && <p className="note">{t.itGoesOnBy}</p>}
            </td>
            <td>
              <span className="batches__caption">{t.successRate} </span>
              {orDash(successRate(batch), (percent) => `${percent}%`)}
            </td>
            <td>
              <span className="batches__caption">{t.started} </span>
              <time dateTime={batch.startedAt}>{momentText(batch.startedAt)}</time>
            </td>
            <td>
              <BatchActions batch={batch} />
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}

function Progress({ batch }: { batch: Batch }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const percent = progressPercent(batch);
  return (
    <>
      <div
        className="progress"
        role="progressbar"
        aria-label={t.progressOf({ batchName: batch.batchName })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={progressWords(batch)}
      >
        <div className={`progress__fill progress__fill--${batch.status}`} style={{ width: `${percent}%` }} />
      </div>
      <span className="progress__words">
        <b>{percent}%</b> {progressWords(batch)}
      </span>
    </>
  );
}

/** Icon and word; an unknown state gets a neutral badge (CONSOLE-6). */
function StatusBadge({ batch }: { batch: Batch }) {
  const Icon = new Map<string, LucideIcon>(Object.entries(STATUS_ICONS)).get(batch.status) ?? Circle;
  return (
    <span className={`batch-status batch-status--${batch.status}`}>
      <Icon size={18} aria-hidden />
      {pauseSentence(batch) ?? batchStatusWord(batch.status)}
    </span>
  );
}
