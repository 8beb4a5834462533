import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type Endpoint, endpointKey } from '@sumfox/contracts/endpoint';
import {
  type AnyEventHandler,
  type EventRoute,
  HandledEvents,
  listHandledEvents,
  routeEvents,
} from '../messaging/event-handler.js';
import { HandledRecurringJob, type RecurringJob, type RecurringRoute } from '../messaging/recurring-job.js';
import { HandledJob, type JobHandler, type JobRoute, findHandledJob } from '../messaging/job-handler.js';
import { Answered, Handled, type HandledContract, nameOf } from '../rpc/handles.decorator.js';

export type HandlerKind = HandledContract['kind'] | 'event' | 'job';

/** A handler of this process. */
export interface FoundHandler {
  kind: HandlerKind;
  name: string;
  /** The contract that its decorator was given. */
  contract: object;
  /** Its class, and its method if it is one. */
  place: string;
}

/** A method of a provider that answers an endpoint in this process. */
export type EndpointAnswer = (...args: unknown[]) => Promise<unknown>;

type Wrapper = ReturnType<DiscoveryService['getProviders']>[number];

/** Finds the handlers of this process by their decorators. */
@Injectable()
export class HandlerRegistry {
  private events: ReadonlyMap<string, EventRoute> | null = null;
  private jobs: ReadonlyMap<string, JobRoute> | null = null;
  private answers: ReadonlyMap<Endpoint, EndpointAnswer> | null = null;
  private recurring: ReadonlyMap<string, RecurringRoute> | null = null;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Lists every handler of endpoints, calls, events and jobs; also works before any of them is built. */
  list(): FoundHandler[] {
    return [
      ...this.listCallHandlers(),
      ...this.listAnswers(),
      ...this.listEventHandlers(),
      ...this.listJobHandlers(),
    ];
  }

  /** The handler of each event; from the start of the process on. */
  get eventRoutes(): ReadonlyMap<string, EventRoute> {
    this.events ??= routeEvents(this.listInstances<AnyEventHandler>(HandledEvents.KEY));
    return this.events;
  }

  /** The handler of each job; from the start of the process on. */
  get jobRoutes(): ReadonlyMap<string, JobRoute> {
    this.jobs ??= new Map(
      this.listInstances<JobHandler>(HandledJob.KEY).flatMap((handler) => {
        const job = findHandledJob(handler.constructor);
        return job ? [[job.name, { job, handler }] as const] : [];
      }),
    );
    return this.jobs;
  }

  /** Handlers of the endpoints that ask no service, from the start of the process on. */
  get endpointAnswers(): ReadonlyMap<Endpoint, EndpointAnswer> {
    this.answers ??= new Map(
      this.discovery
        .getProviders()
        .flatMap((wrapper) =>
          this.listMethods<Endpoint>(wrapper, Answered.KEY).map(
            ({ stored, method }) => [stored, (...args) => wrapper.instance[method](...args)] as const,
          ),
        ),
    );
    return this.answers;
  }

  /** Lists the methods that are called at intervals; also works before any class is built. */
  listRecurringJobs(): Array<{ name: string; place: string }> {
    return this.discovery
      .getProviders()
      .flatMap((wrapper) => this.listMethods<RecurringJob>(wrapper, HandledRecurringJob.KEY))
      .map(({ stored: { name }, place }) => ({ name, place }));
  }

  /** Handlers of recurring jobs, by the name of the job, from the start of the process on. */
  get recurringJobs(): ReadonlyMap<string, RecurringRoute> {
    this.recurring ??= new Map(
      this.discovery
        .getProviders()
        .flatMap((wrapper) =>
          this.listMethods<RecurringJob>(wrapper, HandledRecurringJob.KEY).map(
            ({ stored: job, method }) =>
              [job.name, { job, run: (stopping) => wrapper.instance[method](stopping) }] as const,
          ),
        ),
    );
    return this.recurring;
  }

  private listCallHandlers(): FoundHandler[] {
    return this.discovery
      .getControllers()
      .flatMap((wrapper) => this.listMethods<HandledContract>(wrapper, Handled.KEY))
      .map(({ stored, place }) => ({
        kind: stored.kind,
        name: nameOf(stored),
        contract: stored.contract,
        place,
      }));
  }

  private listAnswers(): FoundHandler[] {
    return this.discovery
      .getProviders()
      .flatMap((wrapper) => this.listMethods<Endpoint>(wrapper, Answered.KEY))
      .map(({ stored, place }) => ({ kind: 'endpoint', name: endpointKey(stored), contract: stored, place }));
  }

  /** The methods of a class with something stored under a key. */
  private listMethods<Stored>({ metatype }: Wrapper, metadataKey: string) {
    const prototype: unknown = metatype?.prototype;
    if (typeof prototype !== 'object' || prototype === null) return [];
    return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
      const stored: Stored | undefined = Reflect.getMetadata(metadataKey, Reflect.get(prototype, method));
      return stored ? [{ stored, method, place: `${metatype?.name}.${method}` }] : [];
    });
  }

  private listEventHandlers(): FoundHandler[] {
    return this.listClasses(HandledEvents.KEY).flatMap((target) =>
      listHandledEvents(target).map((contract) => ({
        kind: 'event',
        name: contract.name,
        contract,
        place: target.name,
      })),
    );
  }

  private listJobHandlers(): FoundHandler[] {
    return this.listClasses(HandledJob.KEY).flatMap((target) => {
      const contract = findHandledJob(target);
      return contract ? [{ kind: 'job', name: contract.name, contract, place: target.name }] : [];
    });
  }

  private listClasses(metadataKey: string): Function[] {
    return this.discovery.getProviders({ metadataKey }).flatMap(({ metatype }) => metatype ?? []);
  }

  private listInstances<T>(metadataKey: string): T[] {
    return this.discovery.getProviders({ metadataKey }).map(({ instance }) => instance as T);
  }
}
