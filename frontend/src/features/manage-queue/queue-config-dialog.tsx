import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Dialog } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { JOBS_KEY, type QueueStats, queueWords, sendQueueSettings } from '../../entities/queue/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MANAGE_QUEUE } from './manage-queue.messages.js';

/** The queues that have workers of their own. */
const WORKED = ['content-pregeneration', 'marking', 'content-extraction'] as const;

/** What can be set of the background jobs: whether questions are made, and how many workers there are. */
export function QueueConfigDialog({
  queues,
  onClose,
}: {
  queues: readonly QueueStats[];
  onClose: () => void;
}) {
  const t = useMessages(MANAGE_QUEUE);
  return (
    <Dialog title={t.configure} onClose={onClose} side>
      {queues
        .filter(({ isPausable }) => isPausable)
        .map((queue) => (
          <PauseSection key={queue.name} queue={queue} />
        ))}
      <section className="queue-config">
        <h3>{t.workers}</h3>
        <p className="note">{t.moreWorkersGetThrough}</p>
        <dl className="queue-config__workers">
          {WORKED.map((name) => (
            <div key={name}>
              <dt>{queueWords(name)}</dt>
              <dd>
                {t.connected({
                  workers: queues.find((queue) => queue.name === name)?.workers ?? '–',
                })}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="queue-config">
        <h3>{t.thisPage}</h3>
        <p className="note">{t.whetherItRefreshesBy}</p>
      </section>
    </Dialog>
  );
}

function PauseSection({ queue }: { queue: QueueStats }) {
  const t = useMessages(MANAGE_QUEUE);
  const client = useQueryClient();
  const wanted = !queue.isPaused;
  const send = useMutation({
    mutationFn: () => sendQueueSettings(queue.name, wanted),
    onSuccess: ({ isPaused }) => notify(isPaused ? t.queuePaused : t.queueResumed, undefined, 'success'),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS_KEY }),
  });
  return (
    <section className="queue-config">
      <h3>{queueWords(queue.name)}</h3>
      <p>{queue.isPaused ? t.pausedNoNewQuestions : t.runningPausedItMakes}</p>
      {send.isError && (
        <p className="field__fault" role="alert">
          {errorSentence(send.error, t.failedToChangeThe)}
        </p>
      )}
      <div>
        <Button disabled={send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? t.oneMoment : wanted ? t.pauseTheQueue : t.resumeTheQueue}
        </Button>
      </div>
      <p className="note">{t.whatPupilsAndParents}</p>
    </section>
  );
}
