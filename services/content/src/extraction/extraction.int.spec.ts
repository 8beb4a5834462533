import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Model } from '@sumfox/ai/model';
import type { Extraction } from '@sumfox/contracts/content/extraction.endpoints';
import { SURE_FROM } from '@sumfox/contracts/content/topic';
import { ProductError } from '@sumfox/contracts/errors';
import {
  encryptedPdf,
  pdfBomb,
  pdfOfPages,
  pdfWithDrawingLoop,
  pdfWithPageLoop,
  pdfWithReferenceLoop,
  pdfWithoutText,
  truncatedPdf,
} from '@sumfox/testing/pdf/hostile-pdf';
import { writePdf, writePdfOf } from '@sumfox/testing/pdf/write-pdf';
import { erasePerson } from '@sumfox/platform/erasure/erase-person.queries';
import { PersonalDataController } from '../erasure/personal-data.controller.js';
import { extractionPartsOf, useContentDatabase } from '../testing/content-stage.js';
import { EXTRACTION_ERASURE } from './extraction.erasure.js';
import { type PdfReading, PdfReader } from './pdf-reader.js';

const MEGABYTE = 1_048_576;
/** Far more than a reading takes on a busy machine, and less than the time limit of a test. */
const MOST_WALL_MS = 180_000;
const [OWNER, ANOTHER] = [randomUUID(), randomUUID()];
const NO_MODEL: Model = {
  isConfigured: false,
  ask: () => Promise.resolve({ kind: 'unavailable', reason: 'not-configured' }),
};

const stage = useContentDatabase();
const { query, countOf, messages } = stage;
const parts = (reader?: PdfReader) => extractionPartsOf(stage, NO_MODEL, reader);

/** A reader that ends in each scripted way in turn. */
class TestReader extends PdfReader {
  private readonly readings: PdfReading[];

  constructor(...readings: PdfReading[]) {
    super();
    this.readings = readings;
  }

  override read(): Promise<PdfReading> {
    const next = this.readings.shift();
    return next ? Promise.resolve(next) : Promise.reject(new Error('asked too often'));
  }

  override recognise(): Promise<PdfReading> {
    return this.read();
  }
}

const [WIDTH, HEIGHT] = [595, 842];
const TEXT_PAGE = {
  width: WIDTH,
  height: HEIGHT,
  runs: [{ text: '1. What is 6 + 7?', x: 50, y: 100, width: 120, size: 12 }],
  shapes: [],
};
const PICTURE_PAGE = {
  width: WIDTH,
  height: HEIGHT,
  runs: [],
  shapes: [{ left: 0, top: 0, right: WIDTH, bottom: HEIGHT, isImage: true }],
};

/** A sheet with one question that no other sheet has. */
const sheet = (question: string = randomUUID()) =>
  writePdf([[{ text: 'Sums', size: 20 }, `1. ${question}`, 'Answers', '1. 7']]);

async function refusalOf(work: Promise<unknown>): Promise<[kind: string, message: string]> {
  const error = await work.then(
    () => new Error('was not refused'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ProductError) return [error.kind, error.message];
  throw error;
}

const draftOf = (found: Extraction) => (found.status === 'done' ? found : null);

describe('PDF extraction', () => {
  it('makes a draft that only its owner sees, and deletes the bytes', async () => {
    const { extractions, readPdf } = parts();
    const owner = randomUUID();
    const id = await extractions.upload(owner, sheet('What is 3 + 4?'));
    expect(await messages('extract-topic')).toEqual([{ extractionId: id }]);
    expect(await extractions.describe(owner, id)).toEqual({ status: 'processing', extractionId: id });
    await readPdf(id);
    expect(await extractions.describe(owner, id)).toEqual({
      status: 'done',
      extractionId: id,
      name: 'Sums',
      description: '',
      difficultyLevel: 2,
      modelQuestions: [{ question: 'What is 3 + 4?', difficulty: 2 }],
      modelAnswers: [{ answer: '7' }],
      gradeLevel: null,
      pairs: [
        {
          number: '1',
          question: 'What is 3 + 4?',
          difficulty: 2,
          marks: null,
          answer: '7',
          explanation: '',
          confidence: 97,
          doubts: [],
          places: [expect.objectContaining({ page: 1 })],
          pictures: [],
        },
      ],
      readBy: 'rules',
    });
    expect(await countOf('extractions', 'pdf is not null')).toBe(0);
    for (const other of [randomUUID(), 'nobody'])
      expect(await refusalOf(extractions.describe(other, id))).toEqual(['not-found', 'Not found']);
    expect(await refusalOf(extractions.describe(owner, randomUUID()))).toEqual(['not-found', 'Not found']);
    expect(await messages('topic.extracted')).toMatchObject([
      { extractionId: id, accountId: owner, outcome: 'done', readBy: 'rules', questions: 1, answers: 1 },
    ]);
    expect(JSON.stringify(await messages('topic.extracted'))).not.toMatch(/Sums|3 \+ 4/);
  });

  it('recognises the letters of scanned pages, also of turned ones, and says that they are less sure', async () => {
    const { extractions, readPdf } = parts();
    const owner = randomUUID();
    const scan = await readFile(new URL('../testing/scanned-sheet.pdf', import.meta.url));
    const id = await extractions.upload(owner, scan);
    await readPdf(id);
    const draft = draftOf(await extractions.describe(owner, id));
    expect(draft?.name).toBe('Fractions and Decimals');
    expect(draft?.gradeLevel).toBe('Primary 4');
    expect(draft?.pairs.map(({ question, answer }) => [question, answer])).toEqual([
      ['Ravi bought 3 pens at $2.40 each. How much did he pay?', '$7.20'],
      ['Find the value of 36 × 5.', '180'],
      ['A box weighs 1.25 kg. What is its mass in grams?', '1250 g'],
    ]);
    for (const pair of draft?.pairs ?? []) {
      expect(pair.doubts).toContain('scanned');
      expect(pair.confidence).toBeLessThan(SURE_FROM);
    }
  });

  it('keeps the text of a file beside pictures that are too large to be read', async () => {
    const { extractions, readPdf } = parts(
      new TestReader(
        { kind: 'pages', pages: [TEXT_PAGE, PICTURE_PAGE], peakRssBytes: 0 },
        { kind: 'refused', why: 'too-large', peakRssBytes: 0 },
      ),
    );
    const id = await extractions.upload(ANOTHER, sheet());
    await readPdf(id);
    expect(draftOf(await extractions.describe(ANOTHER, id))?.modelQuestions).toEqual([
      { question: 'What is 6 + 7?', difficulty: expect.any(Number) },
    ]);
  });

  it('answers when the draft is ready, or at the end of the waiting time', async () => {
    const { extractions, readPdf } = parts();
    const id = await extractions.upload(OWNER, sheet());
    expect(await extractions.await(OWNER, id, 0)).toMatchObject({ status: 'processing' });
    const waiting = extractions.await(OWNER, id);
    await readPdf(id);
    expect(draftOf(await waiting)?.name).toBe('Sums');
  });

  it('accepts five PDFs a day and account, however many arrive at once', async () => {
    const { extractions } = parts();
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => extractions.upload(OWNER, sheet())),
    );
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(5);
    expect(await refusalOf(extractions.upload(OWNER, sheet()))).toEqual([
      'too-many',
      'You have sent 5 PDFs today. Please send the next one tomorrow.',
    ]);
    await extractions.upload(ANOTHER, sheet());
    // The day before of Singapore, which begins eight hours before that of UTC.
    await query(
      `update extractions set created_at = (((now() at time zone 'Asia/Singapore')::date)::timestamp at time zone 'Asia/Singapore') - interval '1 second'`,
    );
    await extractions.upload(OWNER, sheet());
  });

  it('reads a PDF once when it is sent twice, and again after a failure', async () => {
    const { extractions, readPdf } = parts();
    const pdf = sheet();
    const [one, two] = await Promise.all([
      extractions.upload(OWNER, pdf),
      extractions.upload(OWNER, Buffer.from(pdf)),
    ]);
    expect(two).toBe(one);
    expect(await extractions.upload(ANOTHER, pdf)).not.toBe(one);
    await readPdf(one);
    expect(await extractions.upload(OWNER, pdf)).toBe(one);
    expect(await messages('extract-topic')).toHaveLength(2);
    const bad = await extractions.upload(OWNER, encryptedPdf());
    await readPdf(bad);
    expect(await extractions.upload(OWNER, encryptedPdf())).not.toBe(bad);
  });

  it('settles once, however often the PDF is read', async () => {
    const { extractions, readPdf, outcomes } = parts();
    const id = await extractions.upload(OWNER, sheet());
    await Promise.all([readPdf(id), readPdf(id)]);
    await readPdf(id);
    for (const step of ['waiting', 'drafting'] as const)
      await outcomes.settle(id, step, { state: 'failed', refusal: 'unreadable' });
    await readPdf(randomUUID());
    expect(await messages('topic.extracted')).toHaveLength(1);
    expect((await extractions.describe(OWNER, id)).status).toBe('done');
  });

  it('gives up after the parser died twice, or after several workers disappeared', async () => {
    const died: PdfReading = { kind: 'died', peakRssBytes: 0 };
    const { extractions, readPdf } = parts(new TestReader(died, died));
    const id = await extractions.upload(OWNER, sheet());
    expect((await refusalOf(readPdf(id)))[0]).toBe('unavailable');
    expect((await extractions.describe(OWNER, id)).status).toBe('processing');
    await readPdf(id);
    expect(await refusalOf(extractions.describe(OWNER, id))).toEqual([
      'bad-request',
      'Failed to process PDF. Please try again.',
    ]);
    const other = await extractions.upload(OWNER, sheet());
    await query('update extractions set tries = 4 where id = ?', [other]);
    await readPdf(other);
    expect((await refusalOf(extractions.describe(OWNER, other)))[0]).toBe('bad-request');
    expect(await countOf('extractions', 'pdf is not null')).toBe(0);
  });

  it('retries, gives up after ten minutes, and deletes the row after a day', async () => {
    const { extractions, readPdf, sweeper } = parts();
    const id = await extractions.upload(OWNER, sheet());
    await sweeper.run();
    expect(await messages('extract-topic')).toHaveLength(1);
    await query(`update extractions set asked_at = now() - interval '91 seconds'`);
    await sweeper.run();
    await sweeper.run();
    expect(await messages('extract-topic')).toEqual([{ extractionId: id }, { extractionId: id }]);
    await query(`update extractions set created_at = now() - interval '601 seconds'`);
    await sweeper.run();
    expect(await countOf('extractions', `state = 'failed' and pdf is null`)).toBe(1);
    expect(await messages('topic.extracted')).toMatchObject([{ outcome: 'failed', readBy: null }]);
    const read = await extractions.upload(OWNER, sheet());
    await readPdf(read);
    await query(`update extractions set settled_at = now() - interval '25 hours' where id = ?`, [read]);
    await sweeper.run();
    expect(await refusalOf(extractions.describe(OWNER, read))).toEqual(['not-found', 'Not found']);
  });

  it("includes the row in the owner's export, and erases it during reading", async () => {
    const { extractions, readPdf } = parts();
    const [owner, other] = [randomUUID(), randomUUID()];
    const ids = [await extractions.upload(owner, sheet()), await extractions.upload(other, sheet())];
    await readPdf(ids[0] ?? '');
    const waiting = await extractions.upload(owner, sheet());
    const exports = await new PersonalDataController(stage.database).export({
      userId: owner,
      submissionIds: [],
    });
    expect(exports.tables.pdfs).toMatchObject([{ outcome: 'done', name: 'Sums' }, { outcome: 'waiting' }]);
    await stage.database.transaction((em) =>
      erasePerson(em, { steps: EXTRACTION_ERASURE }, { userId: owner, submissionIds: [] }),
    );
    await readPdf(waiting);
    expect(await query('select account_id from extractions')).toEqual([{ account_id: other }]);
    expect(await messages('topic.extracted')).toEqual([]);
  });
});

describe('drafting from an opened PDF', () => {
  /** A model that finds nothing, with a count of its calls. */
  function countingModel(): { model: Model; asked: () => number } {
    let asked = 0;
    const model: Model = {
      isConfigured: true,
      ask: () => {
        asked += 1;
        return Promise.resolve({ kind: 'unavailable', reason: 'not-configured' });
      },
    };
    return { model, asked: () => asked };
  }

  it('gets the text once in place of the bytes, however often the PDF is opened', async () => {
    const { extractions, extractor, outcomes } = parts();
    const id = await extractions.upload(OWNER, sheet('What is 3 + 4?'));
    await Promise.all([extractor.extract(id), extractor.extract(id)]);
    await extractor.extract(id);
    // A second worker, slower than the one that opened the PDF.
    await outcomes.settle(id, 'waiting', { state: 'failed', refusal: 'unreadable' });
    expect(await messages('draft-topic')).toEqual([{ extractionId: id }]);
    expect(await query('select state, pdf is null as "isGone", tries from extractions')).toEqual([
      { state: 'drafting', isGone: true, tries: 0 },
    ]);
    expect((await extractions.describe(OWNER, id)).status).toBe('processing');
  });

  it('settles once and deletes the text, however often its job arrives', async () => {
    const { model, asked } = countingModel();
    const { extractions, extractor, drafter } = extractionPartsOf(stage, model);
    const id = await extractions.upload(OWNER, sheet());
    await drafter.draft(id);
    await extractor.extract(id);
    await Promise.all([drafter.draft(id), drafter.draft(id)]);
    await drafter.draft(id);
    expect(await messages('topic.extracted')).toMatchObject([{ outcome: 'done', readBy: 'rules' }]);
    expect(asked()).toBeLessThanOrEqual(2);
    expect(await countOf('extractions', `state = 'done' and sheet is null`)).toBe(1);
  });

  it('keeps the draft of the rules when model workers disappear', async () => {
    const { model, asked } = countingModel();
    const { extractions, extractor, drafter } = extractionPartsOf(stage, model);
    const id = await extractions.upload(OWNER, sheet());
    await extractor.extract(id);
    await query('update extractions set tries = 4');
    await drafter.draft(id);
    expect(asked()).toBe(0);
    expect(await extractions.describe(OWNER, id)).toMatchObject({ status: 'done', readBy: 'rules' });
  });

  it('is retried by the sweeper, and settled by the rules after ten minutes', async () => {
    const { extractions, extractor, sweeper } = parts();
    const id = await extractions.upload(OWNER, sheet());
    await extractor.extract(id);
    await sweeper.run();
    expect(await messages('draft-topic')).toHaveLength(1);
    await query(`update extractions set asked_at = now() - interval '91 seconds'`);
    await sweeper.run();
    await sweeper.run();
    expect(await messages('draft-topic')).toEqual([{ extractionId: id }, { extractionId: id }]);
    expect(await messages('extract-topic')).toHaveLength(1);
    await query(`update extractions set created_at = now() - interval '601 seconds'`);
    await sweeper.run();
    expect(await extractions.describe(OWNER, id)).toMatchObject({ status: 'done', readBy: 'rules' });
    expect(await countOf('extractions', 'sheet is not null or pdf is not null')).toBe(0);
  });
});

describe('fault 24: a hostile or broken PDF', () => {
  const cases: [what: string, pdf: () => Buffer, sentence: RegExp][] = [
    ['is cut off', truncatedPdf, /damaged/],
    ['has nothing behind its mark', () => Buffer.from('%PDF-1.7\n'), /damaged/],
    [
      'is noise',
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, '\x00\xff%obj<<')]),
      /damaged/,
    ],
    ['has 20 000 pages', () => pdfOfPages(20_000), /more than 50 pages/],
    ['has 51 pages', () => pdfOfPages(51), /more than 50 pages/],
    ['is encrypted', encryptedPdf, /protected by a password/],
    ['has pages that lead back to themselves', pdfWithPageLoop, /damaged/],
    ['draws itself for ever', pdfWithDrawingLoop, /no text/],
    ['refers to itself', pdfWithReferenceLoop, /no text|damaged/],
    ['unpacks to 200 MB of nothing', () => pdfBomb(200 * MEGABYTE), /too large/],
    ['unpacks to 200 MB of words', () => pdfBomb(200 * MEGABYTE, 'BT (aaaaaaaa) Tj ET '), /too large/],
    ['has no text', pdfWithoutText, /no text/],
  ];

  it.each(cases)(
    'fails with a sentence, by its own limits and within its memory, when it %s',
    async (_what, make, sentence) => {
      // A reading that does not end fails with its sentence, also on a busy machine.
      const reader = new PdfReader({ wallMs: MOST_WALL_MS });
      const reading = await reader.read(make());
      expect(reading.peakRssBytes).toBeLessThan(512 * MEGABYTE);
      const { extractions, readPdf } = parts(new TestReader(reading));
      const id = await extractions.upload(OWNER, make());
      await readPdf(id);
      const [kind, message] = await refusalOf(extractions.describe(OWNER, id));
      expect([kind, sentence.test(message) || message]).toEqual(['bad-request', true]);
      expect(await countOf('extractions', 'pdf is not null')).toBe(0);
    },
  );

  it('is stopped when it takes too long, and the next one is read', async () => {
    const { extractions, readPdf } = parts(new PdfReader({ wallMs: 100 }));
    const slow = await extractions.upload(OWNER, pdfBomb(32 * MEGABYTE, '0 0 m '));
    await readPdf(slow);
    expect((await refusalOf(extractions.describe(OWNER, slow)))[1]).toMatch(/took too long/);
    const next = await extractions.upload(OWNER, sheet());
    await parts().readPdf(next);
    expect((await extractions.describe(OWNER, next)).status).toBe('done');
  });

  it('keeps its text when its drawings are too much', async () => {
    const drawing = Buffer.alloc(16 * MEGABYTE, '1 2 m 3 4 l S ');
    const text = Buffer.from('BT /F1 12 Tf 50 700 Td (1. What is 3 + 4?) Tj ET ');
    const reading = await new PdfReader({ wallMs: MOST_WALL_MS }).read(
      writePdfOf([Buffer.concat([text, drawing])]),
    );
    expect(reading.peakRssBytes).toBeLessThan(512 * MEGABYTE);
    expect(reading).toMatchObject({
      kind: 'pages',
      pages: [{ runs: [{ text: '1. What is 3 + 4?' }], shapes: [] }],
    });
  });

  it('is read as far as possible', async () => {
    const long = pdfBomb(4 * MEGABYTE, 'BT /F1 1 Tf (abcdefgh) Tj ET ');
    const reading = await new PdfReader({ wallMs: MOST_WALL_MS }).read(long);
    const length =
      reading.kind === 'pages'
        ? reading.pages
            .flatMap(({ runs }) => runs)
            .map(({ text }) => text)
            .join('').length
        : 0;
    expect(length).toBe(200_000);
    const fifty = await new PdfReader({ wallMs: MOST_WALL_MS }).read(pdfOfPages(50));
    expect(fifty.kind === 'pages' && fifty.pages).toHaveLength(50);
  });
});
