import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { Inject, Injectable, Module } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { InboxMessage, MESSAGE_TABLES, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import { QueuePublisher } from '@sumfox/platform/messaging/queue-publisher';
import { TestCallers } from '@sumfox/platform/testing/test-callers';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { type FakeModel, startFakeModel } from '@sumfox/testing/fake-model/fake-model-server';
import { reply } from '@sumfox/testing/fake-model/fake-reply';
import * as z from 'zod/mini';
import { AI_ENTITIES, AI_TABLES } from './ai.entities.js';
import { AiModule } from './ai.module.js';
import { MODEL, type Model } from './model.js';
import { modelTask } from './model-task.js';
import { type OfProduct, asProductText } from './privacy/model-text.js';

class Tables extends Migration {
  override up(): void {
    for (const statement of [...MESSAGE_TABLES, ...AI_TABLES]) this.addSql(statement);
  }
}
const definition: ServiceDatabase = {
  service: 'marking',
  entities: [OutboxMessage, InboxMessage, ...AI_ENTITIES],
  migrations: [{ name: '0001-tables', class: Tables }],
};

const task = modelTask<OfProduct<{ first: string; second: string }>, { same: string }>({
  name: 'judge-meaning',
  version: 1,
  instructions: 'Say whether both mean the same.',
  output: z.strictObject({ same: z.enum(['yes', 'no', 'unsure']) }),
  maxOutputTokens: 20,
  timeoutMs: 8_000,
  temperature: 0,
});

@Injectable()
class Asker {
  constructor(@Inject(MODEL) readonly model: Model) {}
}

interface Sent {
  name: string;
  data: Record<string, unknown>;
}

/** In the place of the queues: what would have been put on them. */
const sent: Sent[] = [];
const publisher = {
  // No service acts on a call of the model; it is counted.
  publishToActors: async () => undefined,
  publishBundles: async (events: ReadonlyArray<{ envelope: Sent }>) =>
    void sent.push(...events.map(({ envelope }) => envelope)),
  publishBeat: async (envelope: Sent) => void sent.push(envelope),
  backlog: async () => ({ depth: 0, oldestSeconds: 0 }),
};

let scratch: ScratchDatabase;
const callers = new TestCallers();
let fake: FakeModel;
const opened: TestingModule[] = [];

beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  fake = await startFakeModel();
  fake.script('judge-meaning', reply.value({ same: 'unsure' }));
});
afterAll(async () => {
  for (const each of opened) await each.close();
  await fake.close();
  await scratch.drop();
});

/** A process as a service starts it. The environment is read when its modules are declared. */
async function start(env: Record<string, string>): Promise<Model> {
  Object.assign(process.env, {
    NODE_ENV: 'test',
    ...callers.environmentOf('marking'),
    LOG_LEVEL: 'silent',
    HEALTH_PORT: '0',
    DATABASE_URL: scratch.url,
    REDIS_URL: process.env.TEST_REDIS_URL,
    ...env,
  });
  for (const service of ['IDENTITY', 'ASSESSMENT', 'MARKING', 'CONTENT', 'ANALYTICS'])
    process.env[`${service}_RPC`] = '127.0.0.1:1';
  @Module({
    imports: [
      PlatformModule.register({ database: definition, queues: [] }),
      AiModule.register({ service: 'marking' }),
    ],
    providers: [Asker],
  })
  class AskingModule {}
  const module = await Test.createTestingModule({ imports: [AskingModule] })
    .overrideProvider(QueuePublisher)
    .useValue(publisher)
    .compile();
  await module.init();
  opened.push(module);
  return module.get(Asker).model;
}

async function waitFor(name: string): Promise<Sent> {
  for (let waits = 0; waits < 2_400; waits += 1) {
    const found = sent.find((each) => each.name === name);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} was not sent`);
}

it('AiModule without a key provides an unavailable model and reports it in the heartbeat', async () => {
  sent.length = 0;
  const model = await start({ OPENAI_API_KEY: '' });
  expect(await model.ask(task, asProductText({ first: 'a', second: 'b' }))).toEqual({
    kind: 'unavailable',
    reason: 'not-configured',
  });
  expect((await waitFor('service.heartbeat')).data).toMatchObject({
    modelConfigured: false,
    modelDailyMicroUsd: null,
    unsent: { messages: 0, oldestSeconds: 0 },
  });
});

it('AiModule with a key asks the model, publishes the call and reports it in the heartbeat', async () => {
  sent.length = 0;
  const model = await start(fake.env);
  expect(await model.ask(task, asProductText({ first: 'a', second: 'b' }))).toMatchObject({
    kind: 'answered',
    output: { same: 'unsure' },
  });
  expect((await waitFor('ai.called')).data).toMatchObject({ task: 'judge-meaning', outcome: 'answered' });
  expect((await waitFor('service.heartbeat')).data).toMatchObject({
    modelConfigured: true,
    modelDailyMicroUsd: 5_000_000,
  });
  expect(fake.failures).toEqual([]);
});
