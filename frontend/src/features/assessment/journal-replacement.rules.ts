import { EMPTY_SKETCH } from '../working/sketch.rules.js';
import { BLANK_ENTRY, getEntry, getSketch, withEntry, type Journal } from './journal.rules.js';

/** Forgets what was said of the answer at a place: it was about another question. */
export function withoutCheck(journal: Journal, index: number): Journal {
  const { [index]: _old, ...checks } = journal.checks ?? {};
  return { ...journal, checks };
}

/**
 * Another question stands at a place: nothing of the first stays, and the answer begins empty at this revision. The
 * empty drawing counts as a later edit, or another copy of the journal would bring the old one back.
 */
export function takeReplacement(journal: Journal, index: number, revision: number): Journal {
  const old = getEntry(journal, index);
  const edits = getSketch(old).edits + 1;
  return withEntry(
    { ...withoutCheck(journal, index), hintsShown: { ...journal.hintsShown, [index]: 0 } },
    index,
    {
      ...BLANK_ENTRY,
      timeSpent: old.timeSpent,
      revision,
      savedRevision: revision,
      ...(old.sketch ? { sketch: { ...EMPTY_SKETCH, edits, savedEdits: edits } } : {}),
    },
  );
}
