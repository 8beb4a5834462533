import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import type { EventDefinition } from './event.js';
import { toAsyncApi } from './async-api.js';
import { listVersions } from '../version.js';
import { EVENTS } from './events.js';
import { JOBS } from './jobs.js';

/** The part of Ajv that is used here. */
interface Validators {
  compile(schema: object): { (value: unknown): boolean; errors?: unknown };
}
const require = createRequire(import.meta.url);
const { Ajv } = require('ajv') as { Ajv: new (options: object) => Validators };
const SPECIFICATION = require('@asyncapi/specs/schemas/3.0.0-without-$id.json') as object;
const ajv = new Ajv({ strict: false, validateFormats: false });
const accepts = ajv.compile(SPECIFICATION);

interface Described {
  channels: Record<string, { messages: Record<string, { $ref: string }> }>;
  operations: Record<string, { channel: { $ref: string } }>;
  components: { messages: Record<string, { payload: object }> };
}
const read = () => JSON.parse(JSON.stringify(toAsyncApi())) as Described;

/** Target of a reference; undefined without one. */
function follow(described: unknown, $ref: string): unknown {
  return $ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], described);
}

describe('toAsyncApi', () => {
  it('returns an AsyncAPI 3.0 document', () => {
    accepts(read());
    expect(accepts.errors).toBeNull();
  });

  it('returns a valid document of that specification', () => {
    expect(accepts({ ...read(), channels: { marking: { address: 7 } } })).toBe(false);
  });

  it('describes every version of every event and every job in the queues that receive it', () => {
    const { channels } = read();
    for (const event of EVENTS as readonly EventDefinition[])
      for (const service of event.subscribers)
        for (const { version } of listVersions(event))
          expect(Object.keys(channels[`${service}-inbox`]!.messages)).toContain(`${event.name}.v${version}`);
    for (const { name, queue } of JOBS) expect(Object.keys(channels[queue]!.messages)).toContain(name);
  });

  it('has no reference to a missing part', () => {
    const described = read();
    const references = [
      ...Object.values(described.channels).flatMap(({ messages }) => Object.values(messages)),
      ...Object.values(described.operations).map(({ channel }) => channel),
    ];
    for (const { $ref } of references)
      expect([$ref, follow(described, $ref)]).toEqual([$ref, expect.anything()]);
  });

  it('gives each payload a schema that compiles', () => {
    for (const { payload } of Object.values(read().components.messages))
      expect(() => ajv.compile(payload)).not.toThrow();
  });
});
