import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import type { Extraction } from '@sumfox/contracts/content/extraction.endpoints';
import { pdfBomb } from '@sumfox/testing/pdf/hostile-pdf';
import { writePdf } from '@sumfox/testing/pdf/write-pdf';
import type { TestClient, TestResponse } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { adult, join } from './people-driver.ts';

const MEGABYTE = 1_048_576;
const PATH = '/api/topics/process-pdf';
/** What a call of another kind is given to arrive. */
const SLOW_MS = 2_000;

let stack: TestStack;
beforeAll(async () => {
  stack = await leaseTestStack({ gateway: { SLOW_SENDER_MS: String(SLOW_MS) } });
});
afterAll(() => stack?.stop());

type Answer = TestResponse<Extraction & { error: string; name: string }>;
type File = { bytes: Uint8Array<ArrayBuffer>; type?: string; field?: string };

function send(client: TestClient, files: File[], options: object = {}): Promise<Answer> {
  const form = new FormData();
  for (const { bytes, type = 'application/pdf', field = 'pdf' } of files)
    form.append(field, new Blob([bytes], { type }), 'sheet.pdf');
  return client.post(PATH, undefined, { form, ...options });
}

/** Sends a PDF and gives the answer when it has been read: on a busy machine the call is over before that. */
async function read(client: TestClient, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const answer = await send(client, [{ bytes }]);
  const { body } = answer;
  if (body.status !== 'processing') return answer;
  return eventually(async () => {
    const found = await client.get<Answer['body']>(`${PATH}/${body.extractionId}`);
    return found.status === 202 ? null : found;
  });
}

const parent = async () => (await join(stack, adult())).client;
const sheet = (title = 'Sums') =>
  writePdf([[{ text: title, size: 20 }, '1. What is 3 + 4?', 'Answers', '1. 7']]);

it('accepts a form with one PDF from a page of the product by a parent or an admin, and rejects others', async () => {
  const client = await parent();
  const notPdf = [400, 'Please select a PDF file.'];
  const [student, nobody] = [await stack.api('student'), await stack.api()];
  const refusals: [() => Promise<TestResponse<{ error: string }>>, unknown[]][] = [
    [() => client.post(PATH, { pdf: 'JVBERi0=' }), [415, 'Please send a form with the file.']],
    [
      () => client.post(PATH, undefined, { rawBody: '', headers: { 'content-type': 'text/plain' } }),
      [415, 'Please send a form with the file.'],
    ],
    [
      () => client.post('/api/parent/link-child', undefined, { form: new FormData() }),
      [415, 'Please send JSON.'],
    ],
    [
      () => send(client, [{ bytes: sheet() }], { headers: { origin: 'http://evil.example' } }),
      [403, 'This request did not come from a Sumfox page. Please open Sumfox and try again.'],
    ],
    [() => send(student, [{ bytes: sheet() }]), [403, 'Access denied']],
    [() => send(nobody, [{ bytes: sheet() }]), [401, 'Please sign in.']],
    [() => send(client, []), notPdf],
    [() => send(client, [{ bytes: sheet(), field: 'file' }]), notPdf],
    [() => send(client, [{ bytes: sheet(), type: 'text/html' }]), notPdf],
    [() => send(client, [{ bytes: sheet() }, { bytes: sheet() }]), notPdf],
    [() => send(client, [{ bytes: new Uint8Array(0) }]), notPdf],
    [() => send(client, [{ bytes: new Uint8Array(Buffer.from('MZ\x90\x00 a program')) }]), notPdf],
  ];
  for (const [ask, wanted] of refusals) {
    const { status, body } = await ask();
    expect([status, body.error]).toEqual(wanted);
  }
  const eleven = new Uint8Array(Buffer.concat([sheet(), Buffer.alloc(11 * MEGABYTE)]));
  const tooLarge = await send(client, [{ bytes: eleven }]);
  expect([tooLarge.status, tooLarge.body.error]).toEqual([413, 'This file is larger than 10 MB.']);
  const ten = new Uint8Array(
    Buffer.concat([sheet('Ten'), Buffer.alloc(10 * MEGABYTE - sheet('Ten').length)]),
  );
  const { status, body } = await read(client, ten);
  expect([status, body.name]).toEqual([200, 'Ten']);
  expect(await stack.sql('content', 'select pdf is null as "isGone" from extractions')).toEqual([
    { isGone: true },
  ]);
});

/** A form that stops after its beginning. */
async function beginUpload(client: TestClient, bytes = 9_000_000): Promise<Socket> {
  const { hostname, port } = new URL(stack.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = `POST ${PATH} HTTP/1.1\r\nHost: ${new URL(stack.url).host}\r\nOrigin: ${stack.url}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes}\r\n\r\n`;
  const part =
    '--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n';
  socket.on('error', () => socket.destroy());
  socket.write(head + part);
  return socket;
}

it('reads a file that arrives more slowly than other calls may', async () => {
  const socket = await beginUpload(await parent(), 400);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  const from = performance.now();
  await eventually(async () => {
    socket.write('%');
    return performance.now() - from > 2 * SLOW_MS ? true : null;
  });
  expect([heard, socket.destroyed]).toEqual(['', false]);
  socket.write(`${' '.repeat(400)}\r\n--x--\r\n`);
  // What came is no PDF that can be read: but it came.
  await eventually(async () => (/^HTTP\/1\.1 \d{3}/.test(heard) ? true : null));
  expect(heard).not.toMatch(/^HTTP\/1\.1 408/);
  socket.destroy();
});

it('is not blocked by forms that never end', async () => {
  const [client, other] = [await parent(), await parent()];
  const sockets: Socket[] = [];
  // One that comes while the others have not been heard yet may be refused itself.
  await eventually(async () => {
    sockets.push(await beginUpload(client));
    return (await send(client, [{ bytes: sheet() }])).status === 429 || null;
  });
  expect((await read(other, sheet('Another'))).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await eventually(async () => ((await read(client, sheet('Mine'))).status === 200 ? true : null));
});

it('reports the reading to its owner only', async () => {
  const { client, user } = await join(stack, adult());
  const id = uuid();
  await stack.sql(
    'content',
    `insert into extractions (id, account_id, state, pdf, sha256, tries, created_at, asked_at)
     values ($1, $2, 'waiting', 'x', 'x', 0, now(), now())`,
    [id, user.userId],
  );
  const { status, body } = await client.get(`${PATH}/${id}`);
  expect([status, body]).toEqual([202, { status: 'processing', extractionId: id }]);
  expect((await (await parent()).get(`${PATH}/${id}`)).status).toBe(404);
  await stack.sql('content', 'delete from extractions where id = $1', [id]);
});

const STOCK = {
  gradeLevel: 'Primary 5',
  subStrandId: 'money',
  heuristicId: 'h2_before_after',
  level: 'independent',
  questionType: 'open-ended',
};

it('fault 24: a hostile PDF delays no other queue, and its kill loses no job', async () => {
  const [villain, client] = [await parent(), await parent()];
  const worker = stack.processes['extraction-worker'];
  await stack.sql('content', 'truncate items');
  const isBegun = async () =>
    (await stack.sql('content', 'select id from extractions where state = $1 and tries > 0', ['waiting']))
      .length > 0 || null;
  const hostile = send(villain, [{ bytes: pdfBomb(32 * MEGABYTE, '0 0 m ') }]);
  await eventually(isBegun);
  await stack.sql(
    'content',
    `insert into outbox_messages (id, kind, name, data, carrier, created_at)
     values ($1, 'job', 'pregenerate-items', $2, '{}', now())`,
    [uuid(), JSON.stringify({ ...STOCK, target: 3 })],
  );
  await worker.kill('SIGKILL');
  const waiting = send(client, [{ bytes: sheet('After the kill') }], { timeoutMs: 60_000 });
  await eventually(async () => {
    const [row] = await stack.sql<{ n: number }>('content', 'select count(*)::int as n from items');
    return row?.n === 3 || null;
  });
  expect((await client.get('/api/auth/user')).status).toBe(200);
  await worker.start();
  const { body } = await waiting;
  const id = body.status === 'done' || body.status === 'processing' ? body.extractionId : 'none';
  await eventually(async () => {
    const found = await client.get<Extraction>(`${PATH}/${id}`);
    return found.status === 200 || null;
  });
  // Read a second time by the next worker, and refused as it was to be.
  const { status, body: refused } = await hostile;
  expect([200, 202, 400]).toContain(status);
  await eventually(async () => {
    const rows = await stack.sql('content', `select id from extractions where state = 'waiting'`);
    return rows.length === 0 || null;
  });
  expect(JSON.stringify(refused)).not.toMatch(/stack|node_modules/);
  // On a machine that is very busy its time may be over before it is known to hold no text.
  expect(await stack.sql('content', `select state, refusal from extractions where state = 'failed'`)).toEqual(
    [{ state: 'failed', refusal: expect.stringMatching(/^(no-text|too-long)$/) }],
  );
});

it('keeps the text of an opened PDF for the next worker when the drafting worker is killed', async () => {
  const client = await parent();
  const drafter = stack.processes['pregeneration-worker'];
  await drafter.kill('SIGKILL');
  const answer = send(client, [{ bytes: sheet('Waits for its draft') }], { timeoutMs: 60_000 });
  await eventually(async () => {
    const rows = await stack.sql(
      'content',
      `select pdf is null as "isGone" from extractions where state = 'drafting'`,
    );
    return rows.length === 1 && rows[0]?.isGone === true ? true : null;
  });
  // The memory of the worker that opened it holds none of it.
  await stack.processes['extraction-worker'].kill('SIGKILL');
  await Promise.all([drafter.start(), stack.processes['extraction-worker'].start()]);
  const { body } = await answer;
  const id = 'extractionId' in body ? body.extractionId : 'none';
  await eventually(async () => {
    const { status, body: found } = await client.get<Extraction>(`${PATH}/${id}`);
    return status === 200 && found.status === 'done' && found.name === 'Waits for its draft' ? true : null;
  });
  const settled = await stack.sql<{ n: number }>(
    'content',
    `select count(*)::int as n from outbox_messages where name = 'topic.extracted' and data ->> 'extractionId' = $1`,
    [id],
  );
  expect(settled).toEqual([{ n: 1 }]);
});
