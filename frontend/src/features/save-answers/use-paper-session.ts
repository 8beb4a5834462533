import type {
  AccessedAssessment,
  ExchangedQuestion,
  OpenAssessment,
} from '@sumfox/contracts/assessment/paper.endpoints';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../shared/ui/notify.js';
import { CallError, isRestricted } from '../../shared/api/call-error.js';
import { serverNow } from '../../shared/api/server-clock.js';
import { askSessionAgain, sessionQuery } from '../../entities/account/index.js';
import {
  assessmentKey,
  CHANGED_BY_WORK,
  findKeptPaper,
  forQuestionsOf,
  hasWork,
  type Journal,
  type JournalEntry,
  mergeServer,
  type PaperSessionPorts,
  readJournal,
  type SaveFailure,
  savePaper,
  toKnown,
  withOwnSeen,
  withoutCheck,
  withServerHelp,
  writeJournal,
} from '../../entities/paper/index.js';
import { withQuestion } from '../../entities/mark/index.js';
import { lockPaper, type PaperLock } from './paper-lock.js';
import { makePicture } from '../../entities/working/index.js';
import { PaperSession } from './paper-session.js';
import { SAVE_ANSWERS } from './save-answers.messages.js';

type TabMessage =
  | { index: number; entry: JournalEntry }
  | { seen: number; questionId: string }
  | { exchanged: readonly ExchangedQuestion[] }
  | 'handed-in';

/** A paper in the hands of this tab. */
export interface OpenedPaper {
  session: PaperSession;
  /** Writes from now on in this tab; the tab that wrote until now looks on. */
  workHere: () => void;
}

/** Opens a paper on this device; null until its journal is read. */
export function usePaperSession(assessment: OpenAssessment, userId: string): OpenedPaper | null {
  const client = useQueryClient();
  const [paper, setPaper] = useState<OpenedPaper | null>(null);
  const { id } = assessment;
  // The paper is opened once; what the server sends later reaches it through its own saves.
  const opening = useRef(assessment);

  useEffect(() => {
    let opened: PaperSession | null = null;
    let lock: PaperLock | null = null;
    let gone = false;
    // Old browsers have none; their tabs meet at the server instead.
    const channel =
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`paper:${userId}:${id}`);

    // What this device knew of the paper is read before the page keeps the paper again.
    void Promise.all([readJournal(userId, id), findKeptPaper(userId, id)]).then(([stored, known]) => {
      if (gone) return;
      const own = withOwnSeen(stored, known, opening.current);
      if (own !== opening.current) client.setQueryData(assessmentKey(id), own);
      const journal = openJournal(forQuestionsOf(stored, known, own), own);
      if (hasWork(journal))
        notify(SAVE_ANSWERS.get().progressRestored, SAVE_ANSWERS.get().yourAnswersAreBack, 'success');
      const session = new PaperSession(
        journal,
        toPorts(client, userId, id, channel),
        opening.current.currentQuestion,
      );
      opened = session;
      if (own !== opening.current) session.saveSoon();
      lock = lockPaper(`paper:${userId}:${id}`, (holds) => {
        if (!holds) session.giveUp();
        else if (session.snapshot().isElsewhere)
          void readJournal(userId, id).then((left) => session.takeOver(left));
      });
      setPaper({ session, workHere: lock.takeOver });
    });
    const hear = ({ data }: MessageEvent<TabMessage>): void => takeMessage(data, client, id, opened);
    channel?.addEventListener('message', hear);

    const unfollow = followPage(() => opened);
    return () => {
      gone = true;
      // The homes tell how far the paper is.
      void opened?.flush(true).then(() => {
        for (const queryKey of CHANGED_BY_WORK) void client.invalidateQueries({ queryKey });
      });
      opened?.dispose();
      lock?.release();
      // It stays open: a save that ends after this still tells the other tabs.
      channel?.removeEventListener('message', hear);
      unfollow();
    };
  }, [client, id, userId]);

  return paper;
}

/** Saves when the page is left or hidden and when the connection is back. @returns what ends that */
function followPage(opened: () => PaperSession | null): () => void {
  const leave = (): void => void opened()?.flush(true);
  const showOrHide = (): void => {
    opened()?.setVisible(!document.hidden);
    if (document.hidden) leave();
  };
  const reconnect = (): void => void opened()?.flush();
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', reconnect);
  document.addEventListener('visibilitychange', showOrHide);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', reconnect);
    document.removeEventListener('visibilitychange', showOrHide);
  };
}

/** The newest of device and server; the place where the pupil stopped. */
function openJournal(stored: Journal, assessment: OpenAssessment): Journal {
  const lastSavedAt = assessment.lastSaved === null ? null : Date.parse(assessment.lastSaved);
  // A check that this device holds may be of the question that stood there before; the server knows the rest.
  const current = assessment.disputes.reduce(
    (journal, { questionIndex, report }) =>
      report === 'replaced' ? withoutCheck(journal, questionIndex) : journal,
    stored,
  );
  const merged = withServerHelp(
    mergeServer(current, assessment.answers, lastSavedAt),
    assessment.answers,
    assessment.checks,
  );
  const place = hasWork(stored) ? stored.currentQuestion : assessment.currentQuestion;
  const last = assessment.questions.length - 1;
  return { ...merged, currentQuestion: Math.max(0, Math.min(last, place)) };
}

function toPorts(
  client: QueryClient,
  userId: string,
  id: number,
  channel: BroadcastChannel | null,
): PaperSessionPorts {
  return {
    store: (journal) => writeJournal(userId, journal),
    send: async (request, keepalive) => {
      try {
        const { newer, exchanged } = await savePaper(id, request, keepalive);
        return { ok: true, newer, exchanged };
      } catch (error) {
        const reason = saveFailure(error);
        if (isRestricted(error)) askSessionAgain(client);
        else if (reason === 'signed-out') client.setQueryData(sessionQuery.queryKey, null);
        return { ok: false, reason };
      }
    },
    makePicture,
    onTrouble: () => notify(SAVE_ANSWERS.get().saveFailed, SAVE_ANSWERS.get().failedToSaveProgress, 'error'),
    onClosed: () => void client.invalidateQueries({ queryKey: assessmentKey(id) }),
    broadcast: (index, entry) => channel?.postMessage({ index, entry } satisfies TabMessage),
    listKnown: (journal) => {
      const paper = client.getQueryData<AccessedAssessment>(assessmentKey(id));
      return paper?.type === 'diagnostic' ? toKnown(journal, paper.questions) : undefined;
    },
    takeQuestions: (taken, lost) => {
      putQuestions(client, id, taken);
      channel?.postMessage({ exchanged: taken } satisfies TabMessage);
      if (lost[0] !== undefined)
        notify(
          SAVE_ANSWERS.get().otherTablet,
          SAVE_ANSWERS.get().questionOfOtherTablet({ number: lost[0] + 1 }),
          'info',
        );
    },
    announceSeen: (seen, questionId) => channel?.postMessage({ seen, questionId } satisfies TabMessage),
    announceHandedIn: () => channel?.postMessage('handed-in' satisfies TabMessage),
    now: () => Date.now(),
    serverNow,
  };
}

/** Takes in what another tab says. */
function takeMessage(
  message: TabMessage,
  client: QueryClient,
  id: number,
  session: PaperSession | null,
): void {
  if (message === 'handed-in') {
    session?.close();
    void client.invalidateQueries({ queryKey: assessmentKey(id) });
  } else if ('exchanged' in message) putQuestions(client, id, message.exchanged);
  else if ('seen' in message) session?.noteSeen(message.seen, message.questionId);
  else session?.takeFromOtherTab(message.index, message.entry);
}

function putQuestions(client: QueryClient, id: number, taken: readonly ExchangedQuestion[]): void {
  client.setQueryData<AccessedAssessment>(
    assessmentKey(id),
    (before) =>
      before &&
      taken.reduce(
        (paper, { questionIndex, question }) => withQuestion(paper, questionIndex, question),
        before,
      ),
  );
}

function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 409) return 'closed';
  // With another password to choose first, the work waits on the device as it does after the end of a session.
  if (error.status === 401 || isRestricted(error)) return 'signed-out';
  if (error.code === 'drawing-refused') return 'drawing';
  return error.isPassing ? 'later' : 'refused';
}
