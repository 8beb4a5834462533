import type { OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { EMPTY_SKETCH } from '../working/index.js';
import { BLANK_ENTRY } from './entry.rules.js';
import { getEntry, getSketch, withEntry, type Journal } from './journal.rules.js';

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

/** Places, from 0, where another question stands than before: one was found at fault and nobody sat at the paper. */
export function changedPlaces(
  before: Pick<OpenAssessment, 'questions'>,
  now: Pick<OpenAssessment, 'questions'>,
): number[] {
  return now.questions.flatMap((question, index) => {
    const old = before.questions[index];
    return old && old.id !== question.id ? [index] : [];
  });
}

/** The journal of a paper as this device knew it, for the paper as it is now: work on another question does not count. */
export function forQuestionsOf(
  journal: Journal,
  known: Pick<OpenAssessment, 'questions'> | null,
  assessment: Pick<OpenAssessment, 'questions' | 'answers'>,
): Journal {
  if (!known) return journal;
  return changedPlaces(known, assessment).reduce(
    (next, index) => takeReplacement(next, index, assessment.answers[index]?.revision ?? 0),
    journal,
  );
}
