import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import {
  type AnyEventHandler,
  type EventRoute,
  HandledEvents,
  listHandledEvents,
  routeEvents,
} from '../messaging/event-handler.js';
import { HandledJob, type JobHandler, type JobRoute, findHandledJob } from '../messaging/job-handler.js';
import { Handled, type HandledContract, nameOf } from '../rpc/handles.decorator.js';

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

/** Finds the handlers of this process by their decorators. */
@Injectable()
export class HandlerRegistry {
  private events: ReadonlyMap<string, EventRoute> | null = null;
  private jobs: ReadonlyMap<string, JobRoute> | null = null;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Lists every handler of endpoints, calls, events and jobs; also works before any of them is built. */
  list(): FoundHandler[] {
    return [...this.listMethods(), ...this.listEventHandlers(), ...this.listJobHandlers()];
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

  private listMethods(): FoundHandler[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      if (!metatype) return [];
      return this.scanner.getAllMethodNames(metatype.prototype).flatMap((method) => {
        const handled: HandledContract | undefined = Reflect.getMetadata(
          Handled.KEY,
          metatype.prototype[method],
        );
        if (!handled) return [];
        const { kind, contract } = handled;
        return [{ kind, name: nameOf(handled), contract, place: `${metatype.name}.${method}` }];
      });
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
