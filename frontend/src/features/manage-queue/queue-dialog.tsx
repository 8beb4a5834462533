import { JOB_STATES } from '@sumfox/contracts/content/jobs.endpoints';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Dialog } from '../../shared/ui/dialog.js';
import { LoadMore } from '../../shared/ui/load-more.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { momentText } from '../../shared/messages/moments.js';
import {
  type Job,
  JOBS_KEY,
  type JobState,
  queueJobsQuery,
  type QueueStats,
  queueWords,
  sendRetry,
  readStateWords,
  triesWords,
} from '../../entities/queue/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MANAGE_QUEUE } from './manage-queue.messages.js';
import { regionOf } from '../../shared/messages/language.js';

/** The jobs of a queue by state, with another try for those that were given up. */
export function QueueDialog(props: {
  queues: readonly QueueStats[];
  /** The one that is shown first. */
  first: string;
  onClose: () => void;
}) {
  const t = useMessages(MANAGE_QUEUE);
  const [queue, setQueue] = useState(props.first);
  const shown = props.queues.find(({ name }) => name === queue);
  const [state, setState] = useState<JobState>((shown?.failed ?? 0) > 0 ? 'failed' : 'waiting');
  return (
    <Dialog title={t.viewQueue} onClose={props.onClose} wide>
      <div className="console__filters">
        <Choice label={t.queue} value={queue} onValue={setQueue}>
          {props.queues.map(({ name }) => (
            <option key={name} value={name}>
              {queueWords(name)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t.state}
          value={state}
          onValue={(value) => setState(JOB_STATES.find((one) => one === value) ?? 'failed')}
        >
          {JOB_STATES.map((one) => (
            <option key={one} value={one}>
              {readStateWords()[one]}
            </option>
          ))}
        </Choice>
      </div>
      <JobList key={`${queue}/${state}`} queue={queue} state={state} />
    </Dialog>
  );
}

function Choice(props: {
  label: string;
  value: string;
  onValue: (value: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="level-select">
      <label htmlFor={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={(event) => props.onValue(event.target.value)}>
        {props.children}
      </select>
    </div>
  );
}

function JobList({ queue, state }: { queue: string; state: JobState }) {
  const t = useMessages(MANAGE_QUEUE);
  const list = useInfiniteQuery(queueJobsQuery(queue, state));
  if (list.isPending) return <Skeleton heights={[64, 64, 64]} label={t.loadingTheJobs} />;
  if (!list.data)
    return (
      <div role="alert" className="console__stale">
        <b>{t.notConnected}</b> {t.jobsNotLoaded}{' '}
        <Button size="small" onClick={() => void list.refetch()}>
          {t.tryAgain}
        </Button>
      </div>
    );
  // A job that moved while pages were loaded may stand on two of them.
  const jobs = [
    ...new Map(list.data.pages.flatMap((page) => page.jobs.map((job) => [job.id, job]))).values(),
  ];
  const total = list.data.pages.at(-1)?.total ?? 0;
  if (total === 0)
    return (
      <p className="console__nothing" role="status">
        {state === 'failed' ? t.noJobHasFailed : t.noJobHereIs({ stateWords: readStateWords()[state] })}
      </p>
    );
  return (
    <>
      <p role="status" className="console__count">
        {t.ofJobs({ count: jobs.length, total: total.toLocaleString(regionOf()) })}
      </p>
      <ol className="jobs">
        {jobs.map((job) => (
          <li key={job.id} className="jobs__job">
            <JobLine job={job} />
            {state === 'failed' && <RetryButton queue={queue} job={job} />}
          </li>
        ))}
      </ol>
      <LoadMore list={list} />
    </>
  );
}

function JobLine({ job }: { job: Job }) {
  const t = useMessages(MANAGE_QUEUE);
  const { addedAt, startedAt, finishedAt } = job;
  return (
    <div>
      <p>
        <b>{job.name}</b> <span className="note">{triesWords(job)}</span>
      </p>
      {job.failure && <p className="jobs__failure">{job.failure}</p>}
      <p className="note">
        {[
          t.added({ time: momentText(addedAt) }),
          ...(startedAt ? [t.lastTaken({ time: momentText(startedAt) })] : []),
          ...(finishedAt ? [t.ended({ time: momentText(finishedAt) })] : []),
        ].join(', ')}
      </p>
      <code className="jobs__id">{job.id}</code>
      {job.traceId && (
        <p>
          <Link to={`/admin/failures/${job.traceId}`}>
            {t.openTrace}
            <span className="visually-hidden"> {job.id}</span>
          </Link>
        </p>
      )}
    </div>
  );
}

function RetryButton({ queue, job }: { queue: string; job: Job }) {
  const t = useMessages(MANAGE_QUEUE);
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => sendRetry(queue, job.id),
    onSuccess: ({ isRetried }) =>
      notify(t.jobRetried, isRetried ? t.itIsBackIn : t.somebodyWasQuickerIt, 'success'),
    onError: (error) => notify(t.error, errorSentence(error, t.failedToRetryThe), 'error', error),
    // It may be gone by now.
    onSettled: () => client.invalidateQueries({ queryKey: JOBS_KEY }),
  });
  return (
    <Button disabled={retry.isPending} onClick={() => retry.mutate()}>
      {retry.isPending ? t.retrying : t.retry}
      <span className="visually-hidden">
        {' '}
        {job.name} {job.id}
      </span>
    </Button>
  );
}
