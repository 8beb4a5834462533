import type {
  PaperToVerify,
  QuestionToVerify,
} from '@sumfox/contracts/assessment/human-verification.endpoints';
import type { Verdict } from '@sumfox/contracts/assessment/human-verification';
import { hasKeyFault, QUESTION_FAULTS, type QuestionFault } from '@sumfox/contracts/question/question-faults';
import type { VerdictBody } from './verification.api.js';
import { canBeVerified } from './verification.rules.js';

/** A verdict that is not sent yet. */
export interface Draft {
  verdict: Verdict;
  /** Of a correction; null until chosen. */
  marksGiven: number | null;
  isForAnswer: boolean;
  isQuestionFaulty: boolean;
  /** What is wrong with the question; null where it is not read for faults. */
  faults: readonly QuestionFault[] | null;
  note: string;
}

/** By place on the paper. */
export type Drafts = ReadonlyMap<number, Draft>;

/** A verdict with the note and the faults that were put down before it. */
export function newDraft(verdict: Verdict, before?: Pick<Draft, 'note' | 'faults'>): Draft {
  return {
    ...{ marksGiven: null, isForAnswer: false, isQuestionFaulty: false },
    faults: before?.faults ?? [],
    note: before?.note ?? '',
    verdict,
  };
}

/** What a draft at a place begins with: the faults of an earlier verdict stand until somebody takes them back. */
export function startOfDraft({ verdict }: Pick<QuestionToVerify, 'verdict'>): Pick<Draft, 'note' | 'faults'> {
  return { note: '', faults: verdict?.faults ?? [] };
}

/**
 * A draft with a fault chosen, or taken back. Without a verdict the mark is approved, or void where a right answer may
 * be marked wrong.
 */
export function toggleFault(
  place: Pick<QuestionToVerify, 'verdict'>,
  draft: Draft | null,
  fault: QuestionFault,
): Draft {
  const before = draft ?? newDraft(hasKeyFault([fault]) ? 'void' : 'approve', startOfDraft(place));
  const chosen = before.faults ?? [];
  const isChosen = (one: QuestionFault): boolean =>
    one === fault ? !chosen.includes(one) : chosen.includes(one);
  return { ...before, faults: QUESTION_FAULTS.filter(isChosen) };
}

export function withDraft(drafts: Drafts, index: number, draft: Draft | null): Drafts {
  const next = new Map(drafts);
  if (draft) next.set(index, draft);
  else next.delete(index);
  return next;
}

/** A correction lacks its marks. */
export function isIncomplete({ verdict, marksGiven }: Draft): boolean {
  return verdict === 'correct' && marksGiven === null;
}

/** Marks that nobody has said anything of yet, now or before, and that something can be said of here. */
export function listUnsaid({ questions }: PaperToVerify, drafts: Drafts): QuestionToVerify[] {
  return questions.filter(
    (place) => canBeVerified(place) && !place.verdict && !drafts.has(place.questionIndex),
  );
}

/** Approves every mark that nobody has said anything of; their questions are not read for faults by that. */
export function approveUnsaid(paper: PaperToVerify, drafts: Drafts): Drafts {
  const next = new Map(drafts);
  for (const { questionIndex } of listUnsaid(paper, drafts))
    next.set(questionIndex, { ...newDraft('approve'), faults: null });
  return next;
}

/** Where to go once something was said: the next mark without a word, then those before it; null when there is none. */
export function nextUnsaid(paper: PaperToVerify, drafts: Drafts, from: number): number | null {
  const places = listUnsaid(paper, drafts).map(({ questionIndex }) => questionIndex);
  return places.find((index) => index > from) ?? places[0] ?? null;
}

/** What is sent: each draft with what the page has shown at its place. */
export function toVerdicts(paper: PaperToVerify, drafts: Drafts): VerdictBody['verdicts'] {
  return paper.questions.flatMap(({ questionIndex, feedback, verdict }) => {
    const draft = drafts.get(questionIndex);
    if (!draft || !feedback) return [];
    const { marksGiven, isForAnswer, isQuestionFaulty, faults, note } = draft;
    const isRaise = marksGiven !== null && marksGiven > feedback.marksAwarded;
    return [
      {
        questionIndex,
        verdict: draft.verdict,
        ...(draft.verdict === 'correct' && marksGiven !== null ? { marksGiven } : {}),
        ...(draft.verdict === 'correct' && isRaise && isForAnswer ? { isForAnswer } : {}),
        ...(draft.verdict === 'void' && isQuestionFaulty ? { isQuestionFaulty } : {}),
        ...(faults ? { faults: [...faults] } : {}),
        ...(note.trim() === '' ? {} : { note: note.trim() }),
        marksSeen: feedback.marksAwarded,
        verdictSeen: verdict?.verdictId ?? null,
      },
    ];
  });
}

/** Numbers, from 1, of the questions that are to leave the bank. */
export function faultyNumbers(drafts: Drafts): number[] {
  return [...drafts]
    .filter(
      ([, { verdict, isQuestionFaulty, faults }]) =>
        (verdict === 'void' && isQuestionFaulty) || hasKeyFault(faults ?? []),
    )
    .map(([index]) => index + 1)
    .sort((a, b) => a - b);
}
