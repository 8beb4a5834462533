import type { AnswerEntry, StoredAnswer } from '@sumfox/contracts/assessment/response';
import type { AnswerDelta, GivenAnswer } from '@sumfox/contracts/question/answer';
import { isBlank } from './answer-list.js';
import { ALL_ANSWERING } from './registry.js';
import { NO_ANSWER } from './given-answer.js';

/** Text of a response without its drawing, which is kept apart. */
export type ResponseText = Omit<StoredAnswer, 'drawing'>;

export type MergeDecision =
  | { kind: 'write'; next: ResponseText }
  /** No change: a repeat, or a blank that must not overwrite. */
  | { kind: 'keep' }
  /** A newer revision is stored already; the sender must see it. */
  | { kind: 'newer' };

export function emptyResponse(questionIndex: number): ResponseText {
  return {
    questionIndex,
    revision: 0,
    working: '',
    ...NO_ANSWER,
    timeSpent: 0,
    confidenceLevel: 'medium',
    hintsUsed: 0,
  };
}

/**
 * The entry without its blanks: without a revision a cleared field and an old blank look the same. An entry does not
 * name its question's kind, so every kind handles its own fields.
 */
function withoutBlanks(entry: AnswerEntry, stored: ResponseText): AnswerEntry {
  const {
    working,
    answer,
    selectedOption: _option,
    answerParts: _parts,
    blankAnswers: _blanks,
    ...rest
  } = entry;
  return {
    ...rest,
    ...(isBlank(working) ? {} : { working }),
    ...(isBlank(answer) ? {} : { answer }),
    ...ALL_ANSWERING.reduce<AnswerDelta>(
      (delta, kind) => ({ ...delta, ...kind.withoutBlanks(stored, entry) }),
      {},
    ),
  };
}

function sameWork(a: ResponseText, b: ResponseText): boolean {
  const work = ({ revision: _r, timeSpent: _t, hintsUsed: _h, ...rest }: ResponseText) =>
    JSON.stringify(Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return work(a) === work(b);
}

/** The stored response with the fields of the entry laid over it; an absent field stays, null and '' clear. */
function overlay(stored: ResponseText, entry: AnswerEntry, revision: number): ResponseText {
  const own = ALL_ANSWERING.reduce<Partial<GivenAnswer>>(
    (fields, kind) => ({ ...fields, ...kind.overlay(stored, entry) }),
    {},
  );
  return {
    ...stored,
    revision,
    working: entry.working === undefined ? stored.working : (entry.working ?? ''),
    answer: entry.answer === undefined ? stored.answer : (entry.answer ?? ''),
    ...own,
    // Time only grows; a second tab that has been open for less does not take any back.
    timeSpent: Math.max(stored.timeSpent, Math.round(entry.timeSpent ?? 0)),
    confidenceLevel: entry.confidenceLevel ?? stored.confidenceLevel,
    // An opened hint stays open.
    hintsUsed: Math.max(stored.hintsUsed, entry.hintsUsed ?? 0),
  };
}

/**
 * Merges an incoming entry into a response. The highest revision applies. An entry without a revision (the full-array
 * form) counts as the newest, but its blanks do not overwrite work. A repeat changes only the hint count: opening a
 * hint is no edit, so the count may arrive with a stored revision.
 */
export function mergeResponse(stored: ResponseText, entry: AnswerEntry): MergeDecision {
  if (entry.revision === undefined) {
    const next = overlay(stored, withoutBlanks(entry, stored), stored.revision + 1);
    return sameWork(next, stored) ? repeatOf(stored, next) : { kind: 'write', next };
  }
  const next = overlay(stored, entry, entry.revision);
  if (entry.revision > stored.revision) return { kind: 'write', next };
  return sameWork(next, stored) ? repeatOf(stored, next) : { kind: 'newer' };
}

function repeatOf(stored: ResponseText, { hintsUsed }: ResponseText): MergeDecision {
  return hintsUsed > stored.hintsUsed ? { kind: 'write', next: { ...stored, hintsUsed } } : { kind: 'keep' };
}
