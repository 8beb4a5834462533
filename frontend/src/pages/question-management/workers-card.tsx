import { useQuery } from '@tanstack/react-query';
import { Card } from 'antd';
import { orDash, type SystemHealth, systemHealthQuery } from '../../entities/system/index.js';
import { useConsoleSettings } from '../../entities/batch/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { QUESTION_MANAGEMENT } from './question-management.messages.js';

const WORKER = 'pregeneration-worker';
const QUEUE = 'content-pregeneration';

/** Replicas that report in time. */
function countAlive({ processes }: SystemHealth): number {
  return processes.filter(({ name, status }) => name === WORKER && status === 'operational').length;
}

/** Who makes the questions, and how to have more of them at it. */
export function WorkersCard() {
  const t = useMessages(QUESTION_MANAGEMENT);
  const [{ polls }] = useConsoleSettings();
  const { data } = useQuery({
    ...systemHealthQuery,
    ...(polls ? {} : { refetchInterval: false as const }),
  });
  const workers = orDash(data ? countAlive(data) : null, (count) => t.workersRunning({ count }));
  const waiting = orDash(data?.queues[QUEUE] ?? null, (jobs) => t.waitingOrRunning({ jobs }));
  return (
    <Card size="small" title={t.workers}>
      <dl className="console__facts">
        <div>
          <dt>{t.makingQuestions}</dt>
          <dd>{workers}</dd>
        </div>
        <div>
          <dt>{t.jobs}</dt>
          <dd>{waiting}</dd>
        </div>
      </dl>
      <p className="note">{t.moreWorkers}</p>
    </Card>
  );
}
