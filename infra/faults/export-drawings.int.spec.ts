import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import type { TestResponse } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { drawnPixel } from './drawn-pixel.ts';
import { openPaper } from './paper-driver.ts';
import { type Person, adult, join, linkByCode, pupil } from './people-driver.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await leaseTestStack();
});

afterAll(() => stack?.stop());

interface File {
  filename: string;
  mediaType: string;
  content: string;
  next?: string;
}

const EXPORT = '/api/privacy/export?format=zip';
const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');
const bytesOf = (dataImage: string) => Buffer.from(dataImage.split(',')[1]!, 'base64');
const unpack = (file: File) => unzipSync(Buffer.from(file.content, 'base64'));

/** A paper with three edits of its first answer and a drawing. */
async function edit({ client }: Person, drawing: string, answers: readonly string[]): Promise<number> {
  const { id } = await openPaper(stack, client);
  for (const [at, answer] of answers.entries()) {
    const entry = { questionIndex: 0, revision: at + 1, answer, working: `working of ${answer}`, drawing };
    expect((await client.post(`/api/assessments/${id}/save`, { answers: [entry] })).status).toBe(200);
  }
  return id;
}

/** Every drawing that is kept of a pupil, by the name of its file. */
async function keptDrawings({ user }: Person): Promise<Map<string, string>> {
  const rows = await stack.sql<{ name: string; hex: string }>(
    'assessment',
    `select 'drawings/' || paper_id || '-' || question_index + 1 || '-1.png' as name, encode(png, 'hex') as hex
     from response_drawings where paper_id in (select id from papers where pupil_id = $1)
     union all select 'drawings/' || paper_id || '-' || question_index + 1 || '-2.png', encode(drawing, 'hex')
     from question_reports where pupil_id = $1 and drawing is not null`,
    [user.userId],
  );
  return new Map(rows.map(({ name, hex }) => [name, hex]));
}

const hexOf = (files: Record<string, Uint8Array>) =>
  new Map(
    Object.entries(files)
      .filter(([name]) => name.startsWith('drawings/'))
      .map(([name, bytes]) => [name, Buffer.from(bytes).toString('hex')]),
  );

describe('export of drawings', () => {
  it("contains each drawing byte for byte and every edit of an answer, and no other pupil's", async () => {
    const [child, other] = [await join(stack, pupil()), await join(stack, pupil())];
    const parent = await join(stack, adult());
    await linkByCode(parent, child);
    const paperId = await edit(child, drawnPixel(11), ['first', 'second', 'third']);
    await edit(other, drawnPixel(99), ['foreign']);
    const reported = await child.client.post(`/api/assessments/${paperId}/flag-question`, {
      questionIndex: 0,
    });
    expect(reported.status).toBe(200);

    const { status, body } = await parent.client.get<File>(`${EXPORT}&userId=${child.user.userId}`);
    expect([status, body.mediaType, body.next]).toEqual([200, 'application/zip', undefined]);
    expect(body.filename).toMatch(new RegExp(`^${child.user.username}-\\d{4}-\\d\\d-\\d\\d\\.zip$`));
    const files = unpack(body);
    const names = [`drawings/${paperId}-1-1.png`, `drawings/${paperId}-1-2.png`];
    expect(Object.keys(files)).toEqual(['data.json', 'history.csv', ...names]);
    for (const name of names) expect(Buffer.from(files[name]!)).toEqual(bytesOf(drawnPixel(11)));
    expect(hexOf(files)).toEqual(await keptDrawings(child));

    const data = JSON.parse(text(files['data.json'])) as Record<string, object[]>;
    const place = { assessmentId: paperId, question: 1 };
    expect(data.history).toMatchObject(
      ['first', 'second', 'third'].map((answer, at) => ({
        ...place,
        revision: at + 1,
        answer,
        working: `working of ${answer}`,
      })),
    );
    const bytes = bytesOf(drawnPixel(11)).length;
    expect(data.drawings).toMatchObject([
      { ...place, file: names[0], of: 'answer', bytes },
      { ...place, file: names[1], of: 'report', bytes },
    ]);
    const lines = text(files['history.csv']).trim().split('\r\n');
    expect(lines.map((line) => line.split(',')[3])).toEqual(['answer', 'first', 'second', 'third']);
    for (const file of [files['data.json'], files['history.csv']])
      for (const word of ['foreign', other.user.username, other.user.userId])
        expect(text(file)).not.toContain(word);

    for (const after of ['', '&after=0-1-0'])
      expect((await other.client.get(`${EXPORT}${after}&userId=${child.user.userId}`)).status).toBe(404);
    const behindForeign = await other.client.get<File>(`${EXPORT}&after=${paperId}-1-2`);
    expect(hexOf(unpack(behindForeign.body))).toEqual(await keptDrawings(other));
    for (const after of ['x', '1', '1-1-1-1', "1-1-'", '99999999999-1-1'])
      expect((await child.client.get(`${EXPORT}&after=${encodeURIComponent(after)}`)).status).toBe(400);
  });

  it('is split without repeats or gaps when it is too large for one file', async () => {
    const child = await join(stack, pupil());
    const paperId = await edit(child, drawnPixel(12), ['one']);
    await stack.sql(
      'assessment',
      `insert into response_drawings (paper_id, question_index, png, updated_at)
       select $1::int, i, decode(repeat(md5(i::text), 12800), 'hex'), now() from generate_series(1, 250) i`,
      [paperId],
    );
    const found = new Map<string, string>();
    const sizes: number[] = [];
    let after: string | undefined;
    do {
      const { status, body }: TestResponse<File> = await child.client.get(
        `${EXPORT}${after ? `&after=${after}` : ''}`,
      );
      expect(status).toBe(200);
      const files = unpack(body);
      expect(Object.keys(files).includes('data.json')).toBe(after === undefined);
      const drawn = hexOf(files);
      for (const name of drawn.keys()) expect(found.has(name)).toBe(false);
      for (const [name, hex] of drawn) found.set(name, hex);
      sizes.push(Object.values(files).reduce((sum, file) => sum + file.length, 0));
      after = body.next;
    } while (after !== undefined);
    expect(sizes).toHaveLength(3);
    expect(Math.max(...sizes)).toBeLessThan(21 * 1024 * 1024);
    const kept = await keptDrawings(child);
    expect(kept.size).toBe(251);
    expect([...found.keys()].sort()).toEqual([...kept.keys()].sort());
    expect([...found].every(([name, hex]) => kept.get(name) === hex)).toBe(true);
  });
});
