import { SERVICES, type ServiceName } from '../endpoint.js';

/** Renaming a queue strands the jobs that wait in it: add a new one and drain the old one first. */
export const MARKING_QUEUE = 'marking';
/** Questions to the model about answers; apart from marking, so that a slow model holds up no mark. */
export const AI_JUDGING_QUEUE = 'ai-judging';
export const PREGENERATION_QUEUE = 'content-pregeneration';
/** PDFs to be read; apart, so that a hostile one holds up nothing but others of its kind. */
export const EXTRACTION_QUEUE = 'content-extraction';

/** Domain events for a service arrive here. */
export function inboxQueue(service: ServiceName): string {
  return `${service}-inbox`;
}

export const ALL_QUEUES: readonly string[] = [
  MARKING_QUEUE,
  AI_JUDGING_QUEUE,
  PREGENERATION_QUEUE,
  EXTRACTION_QUEUE,
  ...SERVICES.map((s) => inboxQueue(s)),
];
