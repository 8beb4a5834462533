import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { EVENT_BUNDLE, EventBundleSchema } from './messages/event-bundle.js';
import type { EventDefinition } from './messages/event.js';
import { listVersions, readEventData } from './messages/event-version.js';
import { EVENTS } from './messages/events.js';
import { JOBS } from './messages/jobs.js';
import { ItemSchema } from './question/item.js';

const folder = join(import.meta.dirname, '..', 'samples');
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

const EVENT_SAMPLES = EVENTS.flatMap((event: EventDefinition) =>
  listVersions(event).map((version) => ({
    name: `event.${event.name}.v${version.version}`,
    event,
    ...version,
  })),
);

const ITEM_SAMPLES = [
  'item.mcq',
  'item.fill-in-the-blank',
  'item.open-ended',
  'item.open-ended.with-mark-points',
];

/**
 * What lies in queues and databases outlives a release. A sample is never changed to suit a schema: a shape that can
 * no longer read it needs a new version beside the old one, and the old one a way to it.
 */
describe('stored and queued shapes', () => {
  it.each(EVENT_SAMPLES)('$name still parses and converts to the current version', (sample) => {
    const { name, event, version, data } = sample;
    expect(z.parse(data, read(name))).toEqual(read(name));
    const current = readEventData(event, version, read(name));
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

  it('have no unused sample', () => {
    const read = [
      ...EVENT_SAMPLES.map(({ name }) => `${name}.json`),
      ...JOBS.map((j) => `job.${j.name}.json`),
      `job.${EVENT_BUNDLE}.json`,
      ...ITEM_SAMPLES.map((name) => `${name}.json`),
    ];
    expect(readdirSync(folder).sort()).toEqual(read.sort());
  });
});
