import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { STORED_RESPONSE } from './assessment/response.js';
import { STORED_MARK } from './question/question-mark.js';
import { EVENT_BUNDLE, EventBundleSchema } from './messages/event-bundle.js';
import type { EventDefinition } from './messages/event.js';
import { EVENTS } from './messages/events.js';
import { JOBS } from './messages/jobs.js';
import { STORED_ANSWER } from './question/answer.js';
import { ItemSchema, QUESTION_KINDS, STORED_QUESTION, STORED_SCHEME } from './question/item.js';
import { type StoredShape, markVersion, readStored } from './stored-shape.js';
import { listVersions, readVersion } from './version.js';

const folder = join(import.meta.dirname, '..', 'samples');
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

const EVENT_SAMPLES = EVENTS.flatMap((event: EventDefinition) =>
  listVersions(event).map((version) => ({
    name: `event.${event.name}.v${version.version}`,
    event,
    ...version,
  })),
);

const ITEM_SAMPLES = [...QUESTION_KINDS.map((kind) => `item.${kind}`), 'item.open-ended.with-mark-points'];

const STORED_SAMPLES = [STORED_ANSWER, STORED_RESPONSE, STORED_MARK].flatMap((shape: StoredShape) =>
  listVersions(shape).map(({ version }) => ({ name: `stored.${shape.name}.v${version}`, shape })),
);

/**
 * Data in queues and databases outlives a release. A sample does not change to suit a schema. A shape that cannot read
 * it needs a new version and a conversion from the old one.
 */
describe('stored and queued shapes', () => {
  it.each(EVENT_SAMPLES)('$name still parses and converts to the current version', (sample) => {
    const { name, event, version, data } = sample;
    // A field that was added later has its default.
    expect(z.parse<z.ZodMiniType>(data, read(name))).toMatchObject(z.parse(z.looseObject({}), read(name)));
    const current = readVersion(event, version, read(name));
    expect(z.parse(event.data, current)).toEqual(current);
  });

  it.each(EVENTS.map((event: EventDefinition) => [event.name, event] as const))(
    '%s declares each version before its current one',
    (_name, event) => {
      const versions = listVersions(event).map(({ version }) => version);
      expect(versions).toEqual(Array.from({ length: event.version }, (_, n) => event.version - n));
    },
  );

  it.each(JOBS.map((j) => [`job.${j.name}`, j.data] as const))('%s still parses', (name, schema) => {
    expect(z.parse<z.ZodMiniType>(schema, read(name))).toEqual(read(name));
  });

  it('an event bundle still parses', () => {
    const name = `job.${EVENT_BUNDLE}`;
    expect(z.parse(EventBundleSchema, read(name))).toEqual(read(name));
  });

  it.each(ITEM_SAMPLES)('%s still parses', (name) => {
    // Items made before there were mark points are read as having none.
    expect(z.parse(ItemSchema, read(name))).toMatchObject(z.parse(z.looseObject({}), read(name)));
  });

  it.each(ITEM_SAMPLES)('%s is read as it was stored before there were versions', (name) => {
    const { question, scheme } = z.parse(
      z.looseObject({ question: z.looseObject({}), scheme: z.looseObject({}) }),
      read(name),
    );
    expect(readStored(STORED_QUESTION, question)).toEqual(question);
    expect(readStored(STORED_SCHEME, scheme)).toEqual(scheme);
  });

  it.each(STORED_SAMPLES)('$name is readable in the current version', ({ name, shape }) => {
    const sample = z.parse(z.looseObject({}), read(name));
    const value = readStored(shape, sample);
    expect(z.parse(shape.data, value)).toEqual(value);
    if (sample['version'] === shape.version) expect(markVersion(shape, value)).toEqual(sample);
  });

  it('have no unused sample', () => {
    const read = [
      ...EVENT_SAMPLES.map(({ name }) => `${name}.json`),
      ...JOBS.map((j) => `job.${j.name}.json`),
      `job.${EVENT_BUNDLE}.json`,
      ...[...ITEM_SAMPLES, ...STORED_SAMPLES.map(({ name }) => name)].map((name) => `${name}.json`),
    ];
    expect(readdirSync(folder).sort()).toEqual(read.sort());
  });
});
