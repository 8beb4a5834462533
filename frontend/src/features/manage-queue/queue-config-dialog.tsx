import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Dialog } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { JOBS_KEY, type QueueStats, queueWords, sendQueueSettings } from '../../entities/queue/index.js';

/** Which process works which queue, by its name under Docker. */
const WORKERS: ReadonlyArray<readonly [queue: string, process: string]> = [
  ['content-pregeneration', 'pregeneration-worker'],
  ['marking', 'marking-worker'],
  ['content-extraction', 'extraction-worker'],
];

/** What can be set of the background jobs: whether questions are made, and how many workers there are. */
export function QueueConfigDialog({
  queues,
  onClose,
}: {
  queues: readonly QueueStats[];
  onClose: () => void;
}) {
  return (
    <Dialog title="Configure" onClose={onClose} side>
      {queues
        .filter(({ isPausable }) => isPausable)
        .map((queue) => (
          <PauseSection key={queue.name} queue={queue} />
        ))}
      <section className="queue-config">
        <h3>Workers</h3>
        <p className="note">
          More workers get through a queue faster. How many there are is decided where the product runs; under
          Docker, for four of a kind:
        </p>
        <dl className="queue-config__workers">
          {WORKERS.map(([name, process]) => (
            <div key={process}>
              <dt>
                {queueWords(name)}: {queues.find((queue) => queue.name === name)?.workers ?? '–'} connected
              </dt>
              <dd>
                <code className="console__command">docker compose up -d --scale {process}=4</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="queue-config">
        <h3>This page</h3>
        <p className="note">
          Whether it refreshes by itself is chosen in Settings, at the head of the console.
        </p>
      </section>
    </Dialog>
  );
}

function PauseSection({ queue }: { queue: QueueStats }) {
  const client = useQueryClient();
  const wanted = !queue.isPaused;
  const send = useMutation({
    mutationFn: () => sendQueueSettings(queue.name, wanted),
    onSuccess: ({ isPaused }) => notify(isPaused ? 'Queue Paused' : 'Queue Resumed', undefined, 'success'),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS_KEY }),
  });
  return (
    <section className="queue-config">
      <h3>{queueWords(queue.name)}</h3>
      <p>
        {queue.isPaused
          ? 'Paused: no new questions are made, and batches stand still. Papers are still made for pupils.'
          : 'Running. Paused, it makes no new questions and batches stand still; papers are still made for pupils.'}
      </p>
      {send.isError && (
        <p className="field__fault" role="alert">
          {errorSentence(send.error, 'Failed to change the queue. Please try again.')}
        </p>
      )}
      <div>
        <Button disabled={send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? 'One moment…' : wanted ? 'Pause the queue' : 'Resume the queue'}
        </Button>
      </div>
      <p className="note">What pupils and parents wait for, such as marking, cannot be paused.</p>
    </section>
  );
}
