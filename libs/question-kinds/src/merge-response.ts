import type { AnswerEntry, StoredAnswer } from '@sumfox/contracts/assessment/response';
import type { AnswerDelta, GivenAnswer } from '@sumfox/contracts/question/answer';
import { isBlank } from './answer-list.js';
import { ALL_ANSWERING } from './answering.js';
import { NO_ANSWER } from './given-answer.js';

/** Text of a response without its drawing, which is kept apart. */
export type ResponseText = Omit<StoredAnswer, 'drawing'>;

export type MergeDecision =
  | { kind: 'write'; next: ResponseText }
  /** Nothing new: a repeat, or a blank that may not overwrite. */
  | { kind: 'keep' }
  /** A newer revision stands already; the sender must see it. */
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
 * The entry without what is blank in it: without a revision nobody can tell a cleared field from an old blank one. An
 * entry does not say the kind of its question, so every kind looks after its own fields.
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
    // What was opened stays opened.
    hintsUsed: Math.max(stored.hintsUsed, entry.hintsUsed ?? 0),
  };
}

/**
 * What becomes of an entry that arrives for a response. The highest revision wins. Without a revision (the full-array
 * form) the entry counts as the newest, but then a blank never overwrites work. A repeat changes nothing but the hints:
 * opening one is no edit, so their count may come with a revision that stands already.
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
