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

/** Batches of questions: how many were made, the state of each, and a new one (CONSOLE-6, CONSOLE-9). */
export function PregenerationTab() {
  const factory = useFactory();
  const [adding, setAdding] = useState(false);
  return (
    <div className="console__panel">
      <Figures {...factory} />
      <section className="console__panel" aria-labelledby="batch-generation">
        <div className="console__head">
          <h2 id="batch-generation">Batch Generation</h2>
          <Button type="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            New Batch
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

/** Both have been asked for and neither has come. A query that tries again is pending anew, this stays. */
function isInitializing({ stats, batches }: Factory): boolean {
  return stats.isFetched && batches.isFetched && !stats.data && !batches.data;
}

function Figures({ stats, batches }: Factory) {
  if (isInitializing({ stats, batches }))
    return (
      <Card size="small" title="System Initializing">
        <p role="status">
          The routes of the question factory are being initialized. Refresh Data looks again; a batch can be
          created in the meantime.
        </p>
      </Card>
    );
  if (!stats.isFetched && !stats.data) return <Skeleton heights={[[4, 110]]} label="Loading the figures" />;
  return (
    <>
      <StatCards stats={stats.data ?? null} />
      {(stats.isRefetchError || batches.isRefetchError) && (
        <p className="console__stale" role="status">
          The newest figures could not be loaded. These are from before.
        </p>
      )}
    </>
  );
}

function Batches({ stats, batches }: Factory) {
  if (batches.data) return <BatchTable batches={batches.data} />;
  if (!batches.isFetched) return <Skeleton heights={[48, 64, 64]} label="Loading the batches" />;
  if (isInitializing({ stats, batches })) return null;
  return (
    <ErrorPanel
      title="The batches could not be loaded"
      error={batches.error}
      onRetry={() => void batches.refetch()}
    />
  );
}
