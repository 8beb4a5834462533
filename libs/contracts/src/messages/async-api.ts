import * as z from 'zod/mini';
import { PROCESSES } from '../processes.js';
import { ALL_QUEUES, inboxQueue } from '../queues.js';
import { BUNDLED_SUBSCRIBERS, EVENT_BUNDLE, EventBundleSchema } from './event-bundle.js';
import { type EventDefinition, EventEnvelopeSchema } from './event.js';
import { listVersions } from '../version.js';
import { EVENTS } from './events.js';
import { JOBS, type JobDefinition } from './jobs.js';

type JsonObject = Record<string, unknown>;

/** A message with the queues that it arrives in. */
interface QueuedMessage {
  key: string;
  queues: readonly string[];
  message: JsonObject;
}

/** AsyncAPI 3.0 of every event, in each of its versions, and of every job: which queue it arrives in, and its shape. */
export function toAsyncApi(): JsonObject {
  const messages = [...EVENTS.flatMap(describeEvent), describeBundle(), ...JOBS.map(describeJob)];
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Events and jobs of Sumfox',
      version: '1',
      description:
        'Each channel is a queue of BullMQ. Events and jobs come from the outbox of a service, at least once.',
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(ALL_QUEUES.map((queue) => [queue, describeQueue(queue, messages)] as const)),
    operations: Object.fromEntries(
      PROCESSES.flatMap(({ name, queues }) =>
        queues.map((queue) => [
          `${name}.${queue}`,
          { action: 'receive', channel: { $ref: `#/channels/${queue}` }, summary: `Worked by ${name}.` },
        ]),
      ),
    ),
    components: { messages: Object.fromEntries(messages.map(({ key, message }) => [key, message])) },
  };
}

function describeQueue(address: string, messages: readonly QueuedMessage[]): JsonObject {
  const arriving = messages.filter(({ queues }) => queues.includes(address));
  return {
    address,
    messages: Object.fromEntries(arriving.map(({ key }) => [key, { $ref: `#/components/messages/${key}` }])),
  };
}

function describeEvent(event: EventDefinition): QueuedMessage[] {
  const queues = event.subscribers.map((service) => inboxQueue(service));
  return listVersions(event).map(({ version, data }) => ({
    key: `${event.name}.v${version}`,
    queues,
    message: {
      name: event.name,
      title: `${event.name}, version ${version}`,
      summary:
        version === event.version
          ? 'An event, in its current version.'
          : `An event in an earlier version, which is read as version ${event.version}.`,
      payload: toSchema(
        z.extend(EventEnvelopeSchema, { name: z.literal(event.name), version: z.literal(version), data }),
      ),
    },
  }));
}

function describeBundle(): QueuedMessage {
  return {
    key: EVENT_BUNDLE,
    queues: BUNDLED_SUBSCRIBERS.map((service) => inboxQueue(service)),
    message: {
      name: EVENT_BUNDLE,
      title: 'Events that travel together',
      summary: 'Events of this queue that were ready at one time, each with the headers of its trace.',
      payload: toSchema(EventBundleSchema),
    },
  };
}

function describeJob({ name, queue, data, attempts, backoffMs }: JobDefinition): QueuedMessage {
  return {
    key: name,
    queues: [queue],
    message: {
      name,
      title: name,
      summary: `A job, tried at most ${attempts} times, first again after ${backoffMs} ms and each time after twice as long.`,
      payload: toSchema(data),
    },
  };
}

/** In the dialect that AsyncAPI reads. */
function toSchema(schema: z.ZodMiniType): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
  }) as JsonObject;
  return rest;
}
