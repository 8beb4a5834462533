import type { OpenAssessment } from '@product/contracts/assessment/paper.endpoints';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../components/notify.js';
import { CallError } from '../../lib/call-error.js';
import { sessionQuery } from '../session/session.api.js';
import { assessmentKey, savePaper } from './assessment.api.js';
import { hasWork, mergeServer, withoutCheck, type Journal, type JournalEntry } from './journal.rules.js';
import { readJournal, writeJournal } from './journal.store.js';
import { PaperSession, type PaperSessionPorts, type SaveFailure } from './paper-session.js';

interface TabMessage {
  index: number;
  entry: JournalEntry;
}

/** Opens a paper on this device; null until its journal is read. */
export function usePaperSession(assessment: OpenAssessment, userId: string): PaperSession | null {
  const client = useQueryClient();
  const [session, setSession] = useState<PaperSession | null>(null);
  const { id } = assessment;
  // The paper is opened once; what the server sends later reaches it through its own saves.
  const opening = useRef(assessment);

  useEffect(() => {
    let opened: PaperSession | null = null;
    let gone = false;
    // Old browsers have none; their tabs meet at the server instead.
    const channel =
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`paper:${userId}:${id}`);

    void readJournal(userId, id).then((stored) => {
      if (gone) return;
      const journal = openJournal(stored, opening.current);
      if (hasWork(journal)) notify('Progress Restored', 'Your answers are back. Carry on!', 'success');
      opened = new PaperSession(
        journal,
        toPorts(client, userId, id, channel),
        opening.current.currentQuestion,
      );
      setSession(opened);
    });
    channel?.addEventListener('message', (event: MessageEvent<TabMessage>) =>
      opened?.takeFromOtherTab(event.data.index, event.data.entry),
    );

    const leave = (): void => void opened?.flush(true);
    const showOrHide = (): void => {
      opened?.setVisible(!document.hidden);
      if (document.hidden) leave();
    };
    const reconnect = (): void => void opened?.flush();
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', reconnect);
    document.addEventListener('visibilitychange', showOrHide);
    return () => {
      gone = true;
      leave();
      opened?.dispose();
      channel?.close();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', reconnect);
      document.removeEventListener('visibilitychange', showOrHide);
    };
  }, [client, id, userId]);

  return session;
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
  const merged = mergeServer(current, assessment.answers, lastSavedAt);
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
        return { ok: true, newer: (await savePaper(id, request, keepalive)).newer };
      } catch (error) {
        const reason = saveFailure(error);
        if (reason === 'signed-out') client.setQueryData(sessionQuery.queryKey, null);
        return { ok: false, reason };
      }
    },
    onTrouble: () =>
      notify('Save Failed', 'Failed to save progress. Your work is still safe locally.', 'error'),
    onClosed: () => void client.invalidateQueries({ queryKey: assessmentKey(id) }),
    broadcast: (index, entry) => channel?.postMessage({ index, entry } satisfies TabMessage),
    now: () => Date.now(),
  };
}

function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 409) return 'closed';
  if (error.status === 401) return 'signed-out';
  return error.isPassing ? 'later' : 'refused';
}
