import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { loadAiConfig } from '@sumfox/ai/ai.config';
import { createModel } from '@sumfox/ai/ai.module';
import type { Model } from '@sumfox/ai/model';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import type { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { Logger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { type FakeModel, startFakeModel } from '@sumfox/testing/fake-model/fake-model-server';
import { fault, reply } from '@sumfox/testing/fake-model/fake-reply';
import { database as definition } from '../database.js';
import type { SuggestionInput } from './prompts/word-suggestion.v1.js';
import { wordingKey } from './wording.rules.js';
import { WordingService } from './wording.service.js';

const RATIO: SuggestionInput = { about: 'topic', topic: 'Ratio', level: 'growing' };
const RATE: SuggestionInput = { about: 'topic', topic: 'Rate', level: 'not tried yet' };
const TOPICS = ['Ratio', 'Rate', 'Money'];
const WORDS = { title: 'Grow your Ratio', description: 'You are on your way. A few more questions help.' };

const reports: unknown[] = [];
const failures = { report: async (error: unknown) => void reports.push(error) } as unknown as FailureReporter;
const silent = () => {};
const logger = { warn: silent, error: silent, info: silent } as unknown as Logger;

let scratch: ScratchDatabase;
let database: Database;
let fake: FakeModel;

beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
  fake = await startFakeModel();
});
afterAll(async () => {
  await fake.close();
  await scratch.drop();
});
beforeEach(async () => {
  reports.length = 0;
  fake.reset();
  await database
    .fork()
    .execute('truncate suggestion_wordings, ai_replies, ai_spend, ai_reservations, outbox_messages');
});

const model = (env: Record<string, string> = {}): Model =>
  createModel(
    'assessment',
    loadAiConfig({ OPENAI_API_KEY: fake.apiKey, OPENAI_BASE_URL: fake.baseUrl, ...env }),
    { database, outbox: new Outbox(), logger },
  );

const wordings = (asked = model()) => new WordingService(database, failures, asked);

/** What a screen would get after the model has had its time. */
async function later(service: WordingService, inputs: readonly SuggestionInput[]) {
  await service.ask(inputs, TOPICS);
  return service.find(inputs, TOPICS);
}

it('WordingService keeps accepted words for every pupil and process', async () => {
  fake.script('word-suggestion', reply.value(WORDS));
  expect(await later(wordings(), [RATIO])).toEqual(new Map([[wordingKey(RATIO), WORDS]]));
  expect(await wordings().find([RATIO], TOPICS)).toEqual(new Map([[wordingKey(RATIO), WORDS]]));
  expect(fake.requests).toHaveLength(1);
  expect(fake.requests[0]!.data).toEqual(RATIO);
});

it('WordingService does not wait: the first call gets null and asks the model once', async () => {
  fake.script('word-suggestion', reply.value(WORDS));
  const service = wordings();
  // The model may have answered before the others have looked.
  const found = await Promise.all([1, 2, 3].map(() => service.find([RATIO], TOPICS)));
  expect(found).toContainEqual(new Map());
  for (let tries = 0; tries < 2_400 && (await service.find([RATIO], TOPICS)).size === 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await service.find([RATIO], TOPICS)).toEqual(new Map([[wordingKey(RATIO), WORDS]]));
  expect(fake.requests).toHaveLength(1);
});

it.each([
  ['words that may not be shown', reply.value({ ...WORDS, title: 'Do Money instead' })],
  ['a server that is down', fault.status(500)],
  ['a refusal', fault.refusal()],
])('WordingService keeps the built-in words on %s and asks again another day', async (_what, answer) => {
  fake.script('word-suggestion', answer);
  const service = wordings();
  expect(await later(service, [RATE])).toEqual(new Map());
  const sent = fake.requests.length;
  expect(sent).toBeGreaterThan(0);
  await service.find([RATE], TOPICS);
  expect(fake.requests).toHaveLength(sent);
  await database.fork().execute(`update suggestion_wordings set asked_at = now() - interval '7 hours'`);
  fake.script('word-suggestion', reply.value({ ...WORDS, title: 'Meet Rate' }));
  await database.fork().execute('truncate ai_replies');
  expect(await later(service, [RATE])).toEqual(
    new Map([[wordingKey(RATE), { ...WORDS, title: 'Meet Rate' }]]),
  );
  expect(reports).toEqual([]);
});

it('WordingService neither asks nor stores without a key', async () => {
  const service = wordings(model({ OPENAI_API_KEY: '' }));
  expect(await service.find([RATIO], TOPICS)).toEqual(new Map());
  expect(fake.requests).toEqual([]);
  expect(await database.fork().execute('select * from suggestion_wordings')).toEqual([]);
});
