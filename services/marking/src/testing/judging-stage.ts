import 'reflect-metadata';
import { Controller, type INestMicroservice, Module, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import { type Recheck, recheckItem } from '@sumfox/contracts/content/recheck.calls';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import type { ServiceName } from '@sumfox/contracts/services';
import { ProductError } from '@sumfox/contracts/errors';
import { getModelConsent } from '@sumfox/contracts/identity/consent.calls';
import { listHiddenNames } from '@sumfox/contracts/identity/hidden-names.calls';
import { Database } from '@sumfox/platform/database/database';
import { migrateDatabase } from '@sumfox/platform/database/migrate';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import type { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { TestCallers } from '@sumfox/platform/testing/test-callers';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { type FakeModel, startFakeModel } from '@sumfox/testing/fake-model/fake-model-server';
import { Client } from 'pg';
import { v7 as uuid } from 'uuid';
import { JudgingSweeper } from '../judging/judging.sweeper.js';
import { database } from '../database.js';
import { MarkingRunService } from '../marking-run/marking-run.service.js';
import { findFreePort, listen } from './listening.js';

/** Data and replies of the services beside marking. */
interface Neighbours {
  submissions: Map<
    string,
    { pupilId: string; paperId: number; responses: ResponseToMark[]; stems: string[] }
  >;
  consent: 'given' | 'not-given' | 'away';
  /** Names of the pupil and the family. */
  names: string[] | 'away';
  /** In turn; the last one goes on for ever. */
  rechecks: Array<Recheck | 'away'>;
}

const neighbours: Neighbours = { submissions: new Map(), consent: 'given', names: [], rechecks: [] };

@Controller()
class AssessmentStandIn {
  @HandlesCall(getSubmissionToMark)
  async find({
    submissionId,
  }: CallInput<typeof getSubmissionToMark>): Promise<CallOutput<typeof getSubmissionToMark>> {
    const submission = neighbours.submissions.get(submissionId);
    return { submission: submission ? { submissionId, ...submission } : null };
  }
}

@Controller()
class IdentityStandIn {
  @HandlesCall(getModelConsent)
  async consent(): Promise<CallOutput<typeof getModelConsent>> {
    if (neighbours.consent === 'away')
      throw new ProductError('unavailable', 'service-unavailable', 'Not now.');
    return { allowed: neighbours.consent === 'given' };
  }

  @HandlesCall(listHiddenNames)
  async names(): Promise<CallOutput<typeof listHiddenNames>> {
    const { names } = neighbours;
    if (names === 'away') throw new ProductError('unavailable', 'service-unavailable', 'Not now.');
    return { names };
  }
}

@Controller()
class ContentStandIn {
  @HandlesCall(recheckItem)
  async recheck(): Promise<CallOutput<typeof recheckItem>> {
    const [next = { outcome: 'unproved', scheme: null }, ...later] = neighbours.rechecks;
    if (later.length > 0) neighbours.rechecks = later;
    if (next === 'away') throw new ProductError('unavailable', 'service-unavailable', 'Not now.');
    return next;
  }
}

/**
 * Marking with its worker, its own database and queues, over real connections; its neighbours say what they are told.
 */
export interface JudgingStage {
  readonly neighbours: Neighbours;
  readonly db: Database;
  readonly model: FakeModel;
  sql<Row>(text: string, params?: unknown[]): Promise<Row[]>;
  /** Calls marking as assessment does. */
  client(): ServiceClient;
  /** Hands in answers of one pupil and marks them; gives back the submission. */
  submit(responses: ResponseToMark[], stem: string): Promise<string>;
  /** Marks a submission again, as a repeated job does. */
  mark(submissionId: string): Promise<void>;
  /** Puts on the queue what is due. */
  sweep(): Promise<number>;
  /** Restarts the worker with empty memory. */
  restartWorker(): Promise<void>;
  /** Resets stored and scripted state, with neighbours that succeed. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export const PUPIL = '0192f0c1-0000-7000-8000-00000000000b';
const callers = new TestCallers();

function standIn(service: ServiceName, controller: Type, port: number): Promise<INestMicroservice> {
  @Module({ imports: [PlatformModule.register({ queues: [], serves: service })], controllers: [controller] })
  class StandInModule {}
  return Test.createTestingModule({ imports: [StandInModule] })
    .compile()
    .then((module) => listen(module, port));
}

/** A database of this process alone. */
async function createDatabase(name: string): Promise<{ url: string; drop(): Promise<void> }> {
  const adminUrl = process.env.TEST_ADMIN_DATABASE_URL ?? '';
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

const PORT_OF = ['marking', 'assessment', 'identity', 'content'] as const;

/** Sets the environment of both processes; returns the ports of marking and its neighbours. */
async function setEnvironment(name: string, databaseUrl: string, model: FakeModel) {
  const found = await Promise.all(PORT_OF.map(findFreePort));
  const ports = Object.fromEntries(PORT_OF.map((service, index) => [service, found[index] ?? 0])) as Record<
    (typeof PORT_OF)[number],
    number
  >;
  Object.assign(process.env, {
    NODE_ENV: 'test',
    ...callers.environmentOf('marking'),
    LOG_LEVEL: 'silent',
    HEALTH_PORT: '0',
    DATABASE_URL: databaseUrl,
    REDIS_URL: process.env.TEST_REDIS_URL,
    QUEUE_PREFIX: name,
    IDENTITY_RPC: `127.0.0.1:${ports.identity}`,
    ASSESSMENT_RPC: `127.0.0.1:${ports.assessment}`,
    MARKING_RPC: `127.0.0.1:${ports.marking}`,
    CONTENT_RPC: `127.0.0.1:${ports.content}`,
    ANALYTICS_RPC: '127.0.0.1:1',
    OPENAI_API_KEY: model.apiKey,
    OPENAI_BASE_URL: model.baseUrl,
    AI_DAILY_USD: '1000',
    AI_MONTHLY_USD: '1000',
    AI_PUPIL_DAILY_USD: '1000',
  });
  return ports;
}

/** Marking beside stand-ins of its neighbours, and how its worker is started. */
async function startApps(ports: Awaited<ReturnType<typeof setEnvironment>>) {
  // The platform and the model read the environment when a module is declared.
  const { AppModule } = await import('../app.module.js');
  Object.assign(process.env, callers.environmentOf('marking-worker'));
  const { WorkerModule } = await import('../worker.module.js');
  const apps = [
    await standIn('assessment', AssessmentStandIn, ports.assessment),
    await standIn('identity', IdentityStandIn, ports.identity),
    await standIn('content', ContentStandIn, ports.content),
    await listen(await Test.createTestingModule({ imports: [AppModule] }).compile(), ports.marking),
  ];
  const startWorker = async () => {
    const module = await Test.createTestingModule({ imports: [WorkerModule] }).compile();
    return module.init();
  };
  return { apps, startWorker };
}

/** Starts it beside a model that says what it is told. */
export async function startJudgingStage(): Promise<JudgingStage> {
  const model = await startFakeModel();
  const name = `judging_test_${process.pid}`;
  const scratch = await createDatabase(name);
  const ports = await setEnvironment(name, scratch.url, model);
  await migrateDatabase(database, scratch.url);
  const { apps, startWorker } = await startApps(ports);
  let worker = await startWorker();
  const db = () => worker.get(Database);
  return {
    neighbours,
    model,
    get db() {
      return db();
    },
    sql: <Row>(text: string, params: unknown[] = []) => db().fork().execute<Row[]>(text, params),
    client: () => callers.client('assessment'),
    async submit(responses, stem) {
      const submissionId = uuid();
      neighbours.submissions.set(submissionId, {
        pupilId: PUPIL,
        paperId: neighbours.submissions.size + 1,
        responses,
        stems: responses.map(() => stem),
      });
      await worker.get(MarkingRunService).mark(submissionId);
      return submissionId;
    },
    mark: (submissionId) => worker.get(MarkingRunService).mark(submissionId),
    sweep: () => worker.get(JudgingSweeper).run(),
    async restartWorker() {
      await worker.close();
      worker = await startWorker();
    },
    async reset() {
      await db()
        .fork()
        .execute(
          `truncate challenges, verifications, marking_runs, marks, judgings, reviews, outbox_messages, ai_replies`,
        );
      model.reset();
      neighbours.consent = 'given';
      neighbours.names = [];
      neighbours.rechecks = [{ outcome: 'proved', scheme: null }];
    },
    async stop() {
      await callers.close();
      await worker.close();
      for (const app of apps) await app.close();
      await scratch.drop();
      await model.close();
    },
  };
}
