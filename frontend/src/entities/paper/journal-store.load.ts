/** Fetches what reads and merges journals; the home does without. */
export const loadJournalStore = () => import('./journal.store.js');
