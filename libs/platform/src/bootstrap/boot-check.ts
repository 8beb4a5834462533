import { INTERNAL_CALLS } from '@sumfox/contracts/calls';
import type { ServiceName } from '@sumfox/contracts/services';
import { type Endpoint, endpointKey } from '@sumfox/contracts/endpoint';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { EVENTS } from '@sumfox/contracts/messages/events';
import { JOBS } from '@sumfox/contracts/messages/jobs';
import { inboxQueue } from '@sumfox/contracts/queues';
import { type ProcessName, callersOf, getProcess } from '@sumfox/contracts/processes';
import type { FoundHandler, HandlerKind } from '../handlers/handler-registry.js';

/** A contract that a process must handle exactly once. */
export interface OwedContract {
  kind: HandlerKind;
  name: string;
  contract: object;
}

/** Lists what a process owes the others: its endpoints, internal calls, events and jobs. */
export function listOwed(process: ProcessName): OwedContract[] {
  const { service, serves, queues } = getProcess(process);
  const works = (queue: string) => queues.some((own) => own === queue);
  const isServing = service !== null && serves === 'rpc';
  const isAnswering = (e: Endpoint) =>
    serves === 'browser' ? e.service === 'gateway' : isServing && e.service === service;
  return [
    ...ENDPOINTS.filter(isAnswering).map(
      (contract) => ({ kind: 'endpoint', name: endpointKey(contract), contract }) as const,
    ),
    ...INTERNAL_CALLS.filter((call) => isServing && call.service === service).map(
      (contract) => ({ kind: 'call', name: contract.name, contract }) as const,
    ),
    ...EVENTS.filter(({ subscribers }) =>
      subscribers.some((each) => each === service && works(inboxQueue(each))),
    ).map((contract) => ({ kind: 'event', name: contract.name, contract }) as const),
    ...JOBS.filter(({ queue }) => works(queue)).map(
      (contract) => ({ kind: 'job', name: contract.name, contract }) as const,
    ),
  ];
}

/** Throws unless each owed contract has exactly one handler and no other contract has any. */
export function checkHandlers(owed: readonly OwedContract[], found: readonly FoundHandler[]): void {
  const faults = [
    ...owed.flatMap(({ kind, name, contract }) => {
      const places = found.filter((each) => each.contract === contract).map(({ place }) => place);
      if (places.length === 0) return [`no handler for ${kind} ${name}`];
      return places.length > 1 ? [`several handlers for ${kind} ${name}: ${places.join(', ')}`] : [];
    }),
    ...found
      .filter(({ contract }) => !owed.some((each) => each.contract === contract))
      .map(
        ({ kind, name, place }) => `${place} handles ${kind} ${name}, which is not listed for this process`,
      ),
  ];
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** Throws when two methods of a process are called at intervals under one name. */
export function checkRecurringJobs(found: ReadonlyArray<{ name: string; place: string }>): void {
  for (const name of new Set(found.map((each) => each.name))) {
    const places = found.filter((each) => each.name === name).map(({ place }) => place);
    if (places.length > 1)
      throw new Error(`several handlers for recurring job ${name}: ${places.join(', ')}`);
  }
}

/** Throws when an internal call of a service names a caller that has no way to it by the table of processes. */
export function checkCallers(service: ServiceName): void {
  for (const { name, callers } of INTERNAL_CALLS.filter((call) => call.service === service))
    for (const caller of callers)
      if (!callersOf(service).includes(caller))
        throw new Error(`${name} names ${caller}, which may not call ${service} by the table of processes.`);
}

/** Throws unless a process is the service's own and works just the queues that the table of processes gives it. */
export function checkProcess(
  name: ProcessName,
  service: ServiceName | null,
  queues: readonly string[],
): void {
  const row = getProcess(name);
  if (row.service !== service) throw new Error(`${name} is not a process of ${service ?? 'no service'}.`);
  const [wanted, has] = [row.queues.toSorted().join(', '), queues.toSorted().join(', ')];
  if (wanted !== has) throw new Error(`${name} works the queues ${has}, and should work ${wanted}.`);
}
