import { Button, Card } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ErrorPanel } from '../../components/error-panel.js';
import { Skeleton } from '../../components/skeleton.js';
import { BatchTable } from './batch-table.js';
import { NewBatchDialog } from './new-batch-dialog.js';
import { StatCards } from './stat-cards.js';
import { useFactory } from './use-factory.js';
import { WorkersCard } from './workers-card.js';

/** Batches of questions: how many were made, how each is getting on, and a new one (B§2.9). */
export function PregenerationTab() {
  const { stats, batches } = useFactory();
  const [adding, setAdding] = useState(false);
  if (stats.isPending && batches.isPending)
    return <Skeleton heights={[[4, 110], 48, 220]} label="Loading the batches" />;
  const isInitializing = stats.isError && batches.isError && !stats.data && !batches.data;
  return (
    <div className="console__panel">
      {isInitializing ? (
        <Card size="small" title="System Initializing">
          <p role="status">
            The routes of the question factory are being initialized. This page looks again by itself; a batch
            can be created in the meantime.
          </p>
        </Card>
      ) : (
        <StatCards stats={stats.data ?? null} />
      )}
      {(stats.isRefetchError || batches.isRefetchError) && (
        <p className="console__stale" role="status">
          The newest figures could not be loaded. These are from before.
        </p>
      )}
      <section className="console__panel" aria-labelledby="batch-generation">
        <div className="console__head">
          <h2 id="batch-generation">Batch Generation</h2>
          <Button type="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            New Batch
          </Button>
        </div>
        {batches.data ? (
          <BatchTable batches={batches.data} />
        ) : batches.isPending ? (
          <Skeleton heights={[48, 64, 64]} label="Loading the batches" />
        ) : (
          !isInitializing && (
            <ErrorPanel
              title="The batches could not be loaded"
              error={batches.error}
              onRetry={() => void batches.refetch()}
            />
          )
        )}
      </section>
      <WorkersCard />
      {adding && <NewBatchDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
