import { mergeChecks } from './check.rules.js';
import { laterSketch } from '../working/index.js';
import { type JournalEntry } from './entry.rules.js';
import { getEntry, getSketch, withEntry, type Journal } from './journal.rules.js';

/** Takes in one question from another tab of the same pupil; the higher revision wins, then the later edit. */
export function takeFromOtherTab(journal: Journal, index: number, theirs: JournalEntry): Journal {
  const ours = getEntry(journal, index);
  const wins =
    theirs.revision > ours.revision || (theirs.revision === ours.revision && theirs.editedAt > ours.editedAt);
  const winner = wins ? theirs : ours;
  return withEntry(journal, index, {
    ...winner,
    savedRevision: Math.min(winner.revision, Math.max(ours.savedRevision, theirs.savedRevision)),
    sketch: laterSketch(getSketch(ours), getSketch(theirs)),
  });
}

/** The two copies of one paper that two tabs have written to the same device. */
export function mergeJournals(ours: Journal, theirs: Journal): Journal {
  return Object.entries(theirs.entries).reduce<Journal>(
    (merged, [index, entry]) => takeFromOtherTab(merged, Number(index), entry),
    {
      ...ours,
      submissionId: ours.submissionId ?? theirs.submissionId,
      isHandedIn: ours.isHandedIn ?? theirs.isHandedIn ?? false,
      unreadable: ours.unreadable ?? theirs.unreadable,
      seen: { ...theirs.seen, ...ours.seen },
      checks: mergeChecks(ours.checks ?? {}, theirs.checks ?? {}),
    },
  );
}
