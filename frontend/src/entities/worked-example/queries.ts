import { getWorkedExample, type WorkedExample } from '@sumfox/contracts/assessment/worked-example.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { hasWork, readJournal } from '../paper/index.js';

/** The paper opens without its example where that takes longer. */
const MAX_WAIT_MS = 5_000;

/** The example of a paper that has not begun on this device; null for every other one. */
async function findExample(userId: string, id: number): Promise<WorkedExample | null> {
  const journal = await readJournal(userId, id);
  if (journal.isExampleSeen || hasWork(journal)) return null;
  const params = { id: String(id) };
  const { example } = await call(getWorkedExample, { params }, { timeoutMs: MAX_WAIT_MS });
  return example;
}

/** The worked example before a targeted paper (PAPER-29); null where the paper opens without one. */
export const workedExampleQuery = (userId: string, id: number) =>
  queryOptions({
    queryKey: ['worked-example', userId, id],
    queryFn: () => findExample(userId, id),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
