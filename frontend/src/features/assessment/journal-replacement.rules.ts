import type { QuestionDispute } from '@product/contracts/assessment/dispute';
import type { StoredAnswer } from '@product/contracts/assessment/response';
import {
  BLANK_ENTRY,
  getEntry,
  toEntry,
  withEntry,
  type Journal,
  type JournalEntry,
} from './journal.rules.js';

/** Another question stands at a place: what this device knew of the first is forgotten, and the answer is the new one's. */
export function takeReplacement(
  journal: Journal,
  index: number,
  answer: Pick<JournalEntry, 'revision'> & Partial<JournalEntry>,
): Journal {
  const { timeSpent } = getEntry(journal, index);
  const entry = { ...BLANK_ENTRY, timeSpent, ...answer, savedRevision: answer.revision };
  const without = <Value>(record: Readonly<Record<number, Value>>): Record<number, Value> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => Number(key) !== index));
  return withEntry(
    {
      ...journal,
      hintsShown: without(journal.hintsShown),
      unreadable: journal.unreadable && without(journal.unreadable),
      checks: without(journal.checks ?? {}),
      replaced: { ...journal.replaced, [index]: true },
    },
    index,
    entry,
  );
}

/** The same for replacements that this device has not heard of, when a paper is opened. */
export function takeUnknownReplacements(
  journal: Journal,
  disputes: readonly Pick<QuestionDispute, 'questionIndex' | 'report'>[],
  stored: readonly StoredAnswer[],
): Journal {
  return disputes
    .filter(({ questionIndex, report }) => report === 'replaced' && !journal.replaced?.[questionIndex])
    .reduce((taken, { questionIndex }) => {
      const answer = stored.find((each) => each.questionIndex === questionIndex);
      return takeReplacement(taken, questionIndex, answer ? toEntry(answer) : { revision: 0 });
    }, journal);
}
