import type { MarkOutcome } from '@sumfox/contracts/question/answer-policy';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import type { ReasonCode, Verdict } from '@sumfox/answer-marking/verdict';

/** Answer of a pupil to one question, in the fields of the answer sheet. */
export interface ItemResponse {
  readonly answer: string | null;
  readonly selectedOption: string | null;
  readonly blankAnswers: readonly string[] | null;
  readonly answerParts: Readonly<Record<string, string>> | readonly string[] | null;
  /** Typed working; read for mark points only when the answer is not right. */
  readonly working: string | null;
}

/** One part of an answer: the given text and its verdict. */
export interface MarkedText {
  readonly text: string;
  readonly verdict: Verdict;
}

/** The mark of one answer of an item. */
export interface PartMark {
  readonly label: string | null;
  readonly outcome: MarkOutcome;
  readonly marksAwarded: number;
  readonly marksPossible: number;
  readonly reasonCode: ReasonCode;
  readonly hintKey: string;
  readonly readAs: string | null;
  /** The text that was marked. */
  readonly response: string;
}

/** Marks of the working for one mark point. */
export interface PointMark {
  readonly id: string;
  readonly label: string;
  readonly marksAwarded: number;
  /** Earned with a wrong number from before, followed through rightly. */
  readonly isFollowedThrough: boolean;
}

/** The mark of an item. Whole marks only. */
export interface ItemMark {
  readonly outcome: MarkOutcome;
  readonly isCorrect: boolean;
  readonly marksAwarded: number;
  readonly marksPossible: number;
  readonly reasonCode: ReasonCode;
  readonly hintKey: string;
  readonly readAs: string | null;
  readonly parts: readonly PartMark[];
  /** Marks of the working, where the answer did not earn all; empty when no working is asked for. */
  readonly points: readonly PointMark[];
  /** The known misconception behind a wrong answer, or null. */
  readonly misconceptionCode: string | null;
}

/** How an answer to a kind of question is marked. Each kind has one of these in its folder. */
export interface MarkingKind {
  /** Whether typed working may earn marks beside an answer that is not right. */
  readonly hasWorking: boolean;
  /** Word for the parts of an answer. */
  readonly partsName: 'blanks' | 'parts';

  /** The text given for each part, with its verdict. Never throws on what a pupil can send. */
  judge(scheme: MarkScheme, response: ItemResponse): MarkedText[];

  /** Praise for a right answer. */
  praise(scheme: MarkScheme): string;
  /** Texts beside the parts of the scheme that tell the answer. */
  listToldBy(scheme: MarkScheme): string[];
}
