import { Button, Card } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { BatchTable } from './batch-table.js';
import { NewBatchDialog } from '../../features/make-batch/index.js';
import { StatCards } from './stat-cards.js';
import { useFactory } from './use-factory.js';
import { WorkersCard } from './workers-card.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { QUESTION_MANAGEMENT } from './question-management.messages.js';

/** Batches of questions: how many were made, the state of each, and a new one (CONSOLE-6, CONSOLE-9). */
export function PregenerationTab() {
  const t = useMessages(QUESTION_MANAGEMENT);
  const factory = useFactory();
  const [adding, setAdding] = useState(false);
  return (
    <div className="console__panel">
      <Figures {...factory} />
      <section className="console__panel" aria-labelledby="batch-generation">
        <div className="console__head">
          <h2 id="batch-generation">{t.batchGeneration}</h2>
          <Button type="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            {t.newBatch}
          </Button>
        </div>
        <Batches {...factory} />
      </section>
      <WorkersCard />
      {adding && <NewBatchDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

type Factory = ReturnType<typeof useFactory>;

/** Both have been asked for and neither has come. A query that tries again is pending again, this stays. */
function isInitializing({ stats, batches }: Factory): boolean {
  return stats.isFetched && batches.isFetched && !stats.data && !batches.data;
}

function Figures({ stats, batches }: Factory) {
  const t = useMessages(QUESTION_MANAGEMENT);
  if (isInitializing({ stats, batches }))
    return (
      <Card size="small" title={t.systemInitializing}>
        <p role="status">{t.theRoutesOfThe}</p>
      </Card>
    );
  if (!stats.isFetched && !stats.data) return <Skeleton heights={[[4, 110]]} label={t.loadingTheFigures} />;
  return (
    <>
      <StatCards stats={stats.data ?? null} />
      {(stats.isRefetchError || batches.isRefetchError) && (
        <p className="console__stale" role="status">
          {t.theNewestFiguresCould}
        </p>
      )}
    </>
  );
}

function Batches({ stats, batches }: Factory) {
  const t = useMessages(QUESTION_MANAGEMENT);
  if (batches.data) return <BatchTable batches={batches.data} />;
  if (!batches.isFetched) return <Skeleton heights={[48, 64, 64]} label={t.loadingTheBatches} />;
  if (isInitializing({ stats, batches })) return null;
  return (
    <ErrorPanel
      reader="adult"
      title={t.theBatchesCouldNot}
      error={batches.error}
      onRetry={() => void batches.refetch()}
    />
  );
}
