import { SERVICES, type ServiceName } from '../endpoint.js';

/** Renaming a queue strands the jobs that wait in it: add a new one and drain the old one first. */
export const MARKING_QUEUE = 'marking';
export const PREGENERATION_QUEUE = 'content-pregeneration';

/** Domain events for a service arrive here. */
export function inboxQueue(service: ServiceName): string {
  return `${service}-inbox`;
}

export const ALL_QUEUES: readonly string[] = [
  MARKING_QUEUE,
  PREGENERATION_QUEUE,
  ...SERVICES.map((s) => inboxQueue(s)),
];
