import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Model } from '@sumfox/ai/model';
import { Database } from '@sumfox/platform/database/database';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import { Shutdown } from '@sumfox/platform/shutdown/shutdown';
import { createLogger } from '@sumfox/platform/logging/logger';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { database as definition } from '../database.js';
import { CallText } from '@sumfox/ai/privacy/call-text';
import { DrawService } from '../draw/draw.service.js';
import { ExtractionOutcomes } from '../extraction/extraction-outcomes.service.js';
import { ExtractionService } from '../extraction/extraction.service.js';
import { ExtractionSweeper } from '../extraction/extraction.sweeper.js';
import { PdfExtractor } from '../extraction/pdf-extractor.service.js';
import { PdfReader } from '../extraction/pdf-reader.js';
import { SheetDrafter } from '../extraction/sheet-drafter.service.js';
import { BlindSolver } from '../model-questions/blind-solver.service.js';
import { ModelTopUp } from '../model-questions/model-top-up.service.js';
import { WrittenQuestionStore } from '../model-questions/written-question.store.js';
import { QuestionWriter } from '../model-questions/question-writer.service.js';
import { BatchMaker } from '../pregeneration/batch-maker.service.js';
import { BatchMessages } from '../pregeneration/batch-messages.js';
import { BatchProduction } from '../pregeneration/batch-production.service.js';
import { BatchSettlements } from '../pregeneration/batch-settlements.js';
import { BatchService } from '../pregeneration/batch.service.js';
import { BatchSweeper } from '../pregeneration/batch.sweeper.js';
import { ItemMaker } from '../top-up/item-maker.service.js';
import { QUESTION_ENGINE, type QuestionSource } from '../question-source/question-source.js';
import { TopUpService } from '../top-up/top-up.service.js';
import { RecheckService } from '../recheck/recheck.service.js';

/** Logger without output. */
export const logger = createLogger({ PROCESS_NAME: 'content', LOG_LEVEL: 'silent' });

/** Content's own database, for one file of tests. */
export interface ContentStage {
  readonly database: Database;
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** Rows of a table that match `where`. */
  countOf(table: string, where?: string): Promise<number>;
  /** Outbox messages of a name, the oldest first. */
  messages(name: string): Promise<Record<string, unknown>[]>;
  /** Runs the step that makes what the product starts with. */
  seed(): Promise<void>;
}

/** Has a database made before the tests of a file, emptied before each of them, and removed after all. */
export function useContentDatabase(): ContentStage {
  let scratch: ScratchDatabase;
  let database: Database;
  const query = <Row>(sql: string, params: unknown[] = []) => database.fork().execute<Row[]>(sql, params);
  beforeAll(async () => {
    scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
    database = new Database(scratch.orm);
  });
  afterAll(() => scratch.drop());
  beforeEach(async () => {
    await query(
      'truncate items, withdrawn_structures, top_ups, written_questions, batches, batch_parts, batch_questions, extractions, topics, queue_pauses, outbox_messages cascade',
    );
  });
  return {
    get database() {
      return database;
    },
    query,
    seed: async () => definition.seed?.(scratch.orm),
    async countOf(table, where = 'true') {
      const [row] = await query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`);
      return row?.n ?? 0;
    },
    async messages(name) {
      const rows = await query<{ data: Record<string, unknown> }>(
        'select data from outbox_messages where name = ? order by id',
        [name],
      );
      return rows.map((row) => row.data);
    },
  };
}

/** Unseen items of a cell below which the tests' papers ask for more. */
const LOW_STOCK = 2;

/** Providers that fill the bank from a source of questions, and draw from it. */
export function topUpsOf({ database }: ContentStage, source: QuestionSource) {
  const maker = new ItemMaker(source, logger);
  const topUps = new TopUpService(database, new Outbox(), maker, logger);
  return { maker, topUps, draws: new DrawService(database, maker, topUps, LOW_STOCK) };
}

/** Providers that let a model write questions and verify them; `percent` is its share of a cell. */
export function modelPartsOf(stage: ContentStage, model: Model, percent: number) {
  const { database } = stage;
  const outbox = new Outbox();
  const { maker, topUps } = topUpsOf(stage, QUESTION_ENGINE);
  const solver = new BlindSolver(model);
  const writer = new QuestionWriter(model, QUESTION_ENGINE, solver);
  const book = new WrittenQuestionStore(outbox, writer, topUps, logger);
  return {
    modelTopUp: new ModelTopUp(database, writer, book, { percent }, logger),
    topUps,
    rechecks: new RecheckService(database, outbox, QUESTION_ENGINE, solver, logger),
    maker,
    writer,
    book,
  };
}

/** Services that accept batches and work them; `percent` is the model's share of one. */
export function batchPartsOf(stage: ContentStage, model: Model, percent: number) {
  const { database } = stage;
  const outbox = new Outbox();
  const { maker, topUps, writer, book } = modelPartsOf(stage, model, percent);
  const messages = new BatchMessages(outbox);
  const batches = new BatchService(database, outbox, messages, QUESTION_ENGINE, model, { percent });
  const batchMaker = new BatchMaker(database, maker, writer, logger);
  const settlements = new BatchSettlements(database, batchMaker, topUps, book, messages);
  return {
    batches,
    production: new BatchProduction(database, batchMaker, settlements, messages, new Shutdown(), logger),
    sweeper: new BatchSweeper(database, batches, messages, logger),
  };
}

/** Services that accept, read and remove PDFs; `names` are those of the sending account. */
export function extractionPartsOf(
  { database }: ContentStage,
  model: Model,
  reader = new PdfReader(),
  names: readonly string[] = [],
) {
  const callTexts = { open: async () => new CallText(names) };
  const outbox = new Outbox();
  const outcomes = new ExtractionOutcomes(database, outbox);
  const extractor = new PdfExtractor(database, reader, outcomes, logger);
  const drafter = new SheetDrafter(database, outcomes, model, callTexts);
  return {
    extractions: new ExtractionService(database, outbox, new Shutdown()),
    extractor,
    drafter,
    /** Both steps, as the two workers do them one after the other. */
    async readPdf(id: string): Promise<void> {
      await extractor.extract(id);
      await drafter.draft(id);
    },
    outcomes,
    sweeper: new ExtractionSweeper(database, outbox, outcomes),
  };
}
