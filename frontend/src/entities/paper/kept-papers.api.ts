import { queryOptions } from '@tanstack/react-query';
import { listKeptPapers } from './kept-paper.store.js';

/** The papers of a pupil that this device holds. */
export const keptPapersQuery = (userId: string) =>
  queryOptions({ queryKey: ['kept-papers', userId], queryFn: () => listKeptPapers(userId) });
