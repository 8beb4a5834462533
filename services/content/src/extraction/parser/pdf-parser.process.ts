/**
 * A separate process for one PDF, which may be hostile. It has no secrets and may not write or start programs. The
 * parent kills it when it exceeds its time or memory. A thread parses the file, because parsing can block for minutes,
 * while the main thread reports the memory. This file imports no product code, so that it starts quickly and also runs
 * from source.
 */
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { ParsedPdf, ParserLimits, ParserMessage, PdfLine, PdfPage } from './pdf-page.js';

const REPORT_EVERY_MS = 25;

if (isMainThread) await report();
else await parse(workerData as { bytes: Uint8Array; limits: ParserLimits });

async function report(): Promise<void> {
  const say = (message: ParserMessage) => process.send?.(message);
  const timer = setInterval(() => say({ rssBytes: process.memoryUsage.rss() }), REPORT_EVERY_MS);
  process.once('disconnect', () => process.exit(1));
  const limits = JSON.parse(process.argv[2] ?? '') as ParserLimits;
  const thread = new Worker(new URL(import.meta.url), { workerData: { bytes: await readInput(), limits } });
  thread.once('message', (parsed: ParsedPdf) => {
    clearInterval(timer);
    process.send?.({ parsed } satisfies ParserMessage, () => process.exit(0));
  });
  // The file's owner does not see why the thread died: the process ends without a reply.
  thread.once('error', () => process.exit(1));
  thread.once('exit', () => setTimeout(() => process.exit(1), 1_000).unref());
}

/** The file in pieces: the sender does not hold it as a whole. */
async function readInput(): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(piece as Buffer);
  return new Uint8Array(Buffer.concat(pieces));
}

async function parse({ bytes, limits }: { bytes: Uint8Array; limits: ParserLimits }): Promise<void> {
  // A PDF has no business on any network.
  for (const way of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'])
    Reflect.deleteProperty(globalThis, way);
  // A library that cannot be loaded is no fault of the file: the thread dies of it.
  const library = await import('unpdf');
  const parsed = await readPages(library, bytes, limits).catch((error: unknown): ParsedPdf => {
    const name = error instanceof Error ? error.name : '';
    return { kind: 'refused', why: name === 'PasswordException' ? 'encrypted' : 'damaged' };
  });
  parentPort?.postMessage(parsed);
}

async function readPages(
  { getDocumentProxy }: typeof import('unpdf'),
  bytes: Uint8Array,
  { maxPages, maxCharacters }: ParserLimits,
): Promise<ParsedPdf> {
  const document = await getDocumentProxy(bytes, {
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    useWorkerFetch: false,
    verbosity: 0,
  });
  if (document.numPages > maxPages) return { kind: 'refused', why: 'too-many-pages' };
  const pages: PdfPage[] = [];
  let left = maxCharacters;
  for (let number = 1; number <= document.numPages && left > 0; number += 1) {
    const page = await document.getPage(number);
    const lines = await readLines(page, left);
    pages.push(lines);
    left -= lines.reduce((sum, line) => sum + line.text.length, 0);
    if (left > 0) page.cleanup();
  }
  return { kind: 'pages', pages };
}

/** One run of letters, as the PDF library gives it. */
interface Run {
  str: string;
  /** Scale and place: a b c d x y. */
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof import('unpdf').getDocumentProxy>>['getPage']>>;

/** The rest of a page that is too long stays unread: the process ends with its answer. */
async function readLines(page: Page, maxCharacters: number): Promise<PdfLine[]> {
  const lines: PdfLine[] = [];
  const [, bottom = 0, , top = 0] = page.view;
  const collected = { line: null as OpenLine | null, left: maxCharacters };
  const close = () => {
    const { line } = collected;
    collected.line = null;
    if (!line || line.text.trim() === '') return;
    const down = top > bottom ? Math.min(1, Math.max(0, (top - line.y) / (top - bottom))) : 0;
    lines.push({ text: line.text, size: line.size, down });
  };
  const reader = page.streamTextContent({ disableNormalization: true }).getReader();
  for (let chunk = await reader.read(); !chunk.done && collected.left > 0; chunk = await reader.read()) {
    for (const run of (chunk.value as { items: Run[] }).items) {
      if (typeof run.str !== 'string' || collected.left <= 0) continue;
      if (collected.line && !isSameLine(collected.line, run)) close();
      const text = run.str.slice(0, collected.left);
      collected.left -= text.length;
      collected.line = append(collected.line, { ...run, str: text });
      if (run.hasEOL) close();
    }
  }
  close();
  return lines;
}

interface OpenLine {
  text: string;
  size: number;
  y: number;
  endX: number;
}

function isSameLine(line: OpenLine, run: Run): boolean {
  const y = run.transform[5] ?? 0;
  return run.str.trim() === '' || Math.abs(y - line.y) <= Math.max(line.size, run.height) * 0.6;
}

/** Words that only stand apart on the page get a space between them, and columns a tab. */
function append(line: OpenLine | null, run: Run): OpenLine {
  const [x, y] = [run.transform[4] ?? 0, run.transform[5] ?? 0];
  if (!line) return { text: run.str, size: run.height, y, endX: x + run.width };
  const gap = x - line.endX;
  const size = Math.max(line.size, run.height);
  const between = gap > size * 2 ? '\t' : gap > size * 0.18 && !/\s$/.test(line.text) ? ' ' : '';
  return { text: line.text + between + run.str, size, y: line.y, endX: x + run.width };
}
