import { SERVICES, type ServiceName } from './services.js';

/** Renaming a queue strands the jobs that wait in it: add a new one and drain the old one first. */
export const MARKING_QUEUE = 'marking';
/** Questions to the model about answers; apart from marking, so that a slow model holds up no mark. */
export const AI_JUDGING_QUEUE = 'ai-judging';
export const PREGENERATION_QUEUE = 'content-pregeneration';
/** PDFs to read; separate, so that a hostile one delays only other PDFs. */
export const EXTRACTION_QUEUE = 'content-extraction';
/** Texts of opened PDFs for the model; separate, so that the process that opens files needs no model. */
export const DRAFTING_QUEUE = 'content-drafting';
/** E-mails to send; separate, so that a mail server that hangs delays only other mails. */
export const MAIL_QUEUE = 'mail';

/** Queue of jobs, each worked once. */
export const WORK_QUEUES = [
  MARKING_QUEUE,
  AI_JUDGING_QUEUE,
  PREGENERATION_QUEUE,
  EXTRACTION_QUEUE,
  DRAFTING_QUEUE,
  MAIL_QUEUE,
] as const;
export type WorkQueue = (typeof WORK_QUEUES)[number];

export type InboxQueue = `${ServiceName}-inbox`;
export type QueueName = WorkQueue | InboxQueue;

/** Domain events for a service arrive here. */
export function inboxQueue(service: ServiceName): InboxQueue {
  return `${service}-inbox`;
}

export const ALL_QUEUES: readonly string[] = [...WORK_QUEUES, ...SERVICES.map((s) => inboxQueue(s))];
