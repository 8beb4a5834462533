import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  batchesQuery,
  FACTORY_KEY,
  isAnyRunning,
  pollInterval,
  statsQuery,
  useConsoleSettings,
} from '../../entities/batch/index.js';

/** Figures and batches, followed closely while a batch is running and the page is in sight. */
export function useFactory() {
  const [{ polls }] = useConsoleSettings();
  const client = useQueryClient();
  const batches = useQuery({
    ...batchesQuery,
    refetchInterval: ({ state }) => pollInterval(polls, isAnyRunning(state.data)),
  });
  const isRunning = isAnyRunning(batches.data);
  const stats = useQuery({ ...statsQuery, refetchInterval: pollInterval(polls, isRunning) });
  useEffect(() => {
    if (!isRunning) return undefined;
    // What the last running batch has made changes every figure of the console.
    return () => void client.invalidateQueries({ queryKey: FACTORY_KEY });
  }, [client, isRunning]);
  return { stats, batches };
}
