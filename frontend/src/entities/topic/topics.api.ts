import { extraction, processPdf } from '@sumfox/contracts/content/extraction.endpoints';
import type { NewPicture, SheetDraft, TopicFields } from '@sumfox/contracts/content/topic';
import {
  createTopic,
  deleteTopic,
  keepTopicsSeparate,
  mergeTopics,
  updateTopic,
} from '@sumfox/contracts/content/topic.endpoints';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import { call, callWithFile } from '../../shared/api/call.js';
import { CALL } from '../../shared/api/call.messages.js';
import { sendOnce } from '../../shared/api/send-once.js';
import { TOPIC } from './topic.messages.js';

/** Why a topic could not be changed; one that somebody took away meanwhile has sentences of its own. */
export function topicFault(error: unknown, fallback: string): string {
  const isGone = error instanceof CallError && error.status === 404;
  return isGone ? TOPIC.get().thisTopicIsNot : errorSentence(error, fallback);
}

/** Makes a topic once, however often it is sent. */
export const sendTopic = (fields: TopicFields, pictures: readonly NewPicture[] = []) =>
  sendOnce(`topic ${JSON.stringify([fields, pictures])}`, (requestId) =>
    call(createTopic, {
      body: { ...fields, requestId, ...(pictures.length > 0 ? { pictures: [...pictures] } : {}) },
    }),
  );

/** What the edit dialog changes. */
export type TopicChanges = Pick<TopicFields, 'name' | 'description' | 'gradeLevel' | 'difficultyLevel'> & {
  isActive: boolean;
};

export const changeTopic = (id: string, changes: TopicChanges) =>
  call(updateTopic, { params: { id }, body: changes });

export const removeTopic = (id: string) => call(deleteTopic, { params: { id } });

export const mergeTopic = (id: string, otherId: string) =>
  call(mergeTopics, { params: { id }, body: { otherId } });

export const keepSeparate = (one: string, other: string) =>
  call(keepTopicsSeparate, { body: { topicIds: [one, other] } });

/** The file travels and the server waits some seconds for the draft. */
const UPLOAD_TIMEOUT_MS = 90_000;

const ASK_AGAIN_MS = 1_500;

/** After this the reading has gone wrong, or stands behind too many others to wait for. */
const LONGEST_READING_MS = 120_000;

/** Reads a draft from a PDF; asks again while it is being read. Throws {@link CallError}. */
export async function readPdf(file: File, signal: AbortSignal): Promise<SheetDraft> {
  const giveUpAt = Date.now() + LONGEST_READING_MS;
  let answer = await callWithFile(processPdf, file, { signal, timeoutMs: UPLOAD_TIMEOUT_MS });
  while (answer.status === 'processing') {
    if (Date.now() > giveUpAt) throw new CallError(0, 'too-slow', CALL.get().tooSlow, '');
    await pause(ASK_AGAIN_MS, signal);
    answer = await call(extraction, { params: { id: answer.extractionId } }, { signal });
  }
  return answer;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
