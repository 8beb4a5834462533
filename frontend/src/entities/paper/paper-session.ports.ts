import type { ExchangedQuestion, KnownQuestion } from '@sumfox/contracts/assessment/paper.endpoints';
import type { AnswerEntry, StoredAnswer } from '@sumfox/contracts/assessment/response';
import type { Sketch } from '../working/index.js';
import type { JournalEntry } from './entry.rules.js';
import type { Journal } from './journal.rules.js';

/**
 * `saved`: the server has everything. `saving`: on its way. `device`: the server cannot be reached, the device has it.
 * `unsafe`: neither has it. `closed`: the paper is handed in and takes no more.
 */
export type SaveState = 'saved' | 'saving' | 'device' | 'unsafe' | 'closed';

/** A paper as it is now. */
export interface PaperSnapshot {
  journal: Journal;
  saveState: SaveState;
  /** Another tab of this browser writes on the paper; this one shows what is written there. */
  isElsewhere: boolean;
}

/** What one save carries. */
export interface SaveRequest {
  answers: AnswerEntry[];
  currentQuestion: number;
  /** Of a diagnostic: the questions as the page has them. */
  known?: KnownQuestion[];
}

/**
 * Why a save brought nothing: `later` may succeed unchanged, the others never will. `drawing`: all was kept but the
 * drawing.
 */
export type SaveFailure = 'later' | 'refused' | 'closed' | 'signed-out' | 'drawing';

/** What a save brought. */
export interface SaveReply {
  ok: true;
  newer: readonly StoredAnswer[];
  /** Questions that the server has exchanged; absent where none can be. */
  exchanged?: readonly ExchangedQuestion[];
}

/** What a paper in work needs of the page. */
export interface PaperSessionPorts {
  /** Keeps the journal on the device; false when it cannot. */
  store: (journal: Journal) => Promise<boolean>;
  /** Sends a save; `keepalive` when the page is going away. */
  send: (request: SaveRequest, keepalive: boolean) => Promise<SaveReply | { ok: false; reason: SaveFailure }>;
  /** The picture of a sketch; null when it cannot be made now. */
  makePicture: (sketch: Sketch) => Promise<string | null>;
  /** The first save of a run of failures has failed. */
  onTrouble: () => void;
  /** The paper was handed in elsewhere. */
  onClosed: () => void;
  /** Tells other tabs of an edit. */
  broadcast: (index: number, entry: JournalEntry) => void;
  /** The questions as the page has them; only for a diagnostic. */
  listKnown?: (journal: Journal) => KnownQuestion[] | undefined;
  /** Puts questions on the page, here and in other tabs. `lost`: places, from 0, where the pupil had seen another one. */
  takeQuestions?: (taken: readonly ExchangedQuestion[], lost: readonly number[]) => void;
  /** Tells other tabs that the pupil has seen a question. */
  announceSeen?: (index: number, questionId: string) => void;
  /** Tells other tabs that the paper is handed in. */
  announceHandedIn: () => void;
  now: () => number;
  /** The same by the server's clock, which all devices share. */
  serverNow: () => number;
}
