/**
 * A separate process for one PDF, which may be hostile. It has no secrets and may not write or start programs. The
 * parent kills it when it exceeds its time or memory. A thread parses the file, because parsing can block for minutes,
 * while the main thread reports the memory. No image is decoded. This file imports no product code, so that it starts quickly and also runs
 * from source.
 */
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { ParserLimits, ParserMessage, PdfPage, PdfRun, PdfShape } from './pdf-page.js';

const REPORT_EVERY_MS = 25;

if (isMainThread) await report();
else await parse(workerData as { bytes: Uint8Array; limits: ParserLimits });

async function report(): Promise<void> {
  const say = (message: ParserMessage, then: () => void = () => undefined) => process.send?.(message, then);
  const timer = setInterval(() => say({ rssBytes: process.memoryUsage.rss() }), REPORT_EVERY_MS);
  process.once('disconnect', () => process.exit(1));
  const limits = JSON.parse(process.argv[2] ?? '') as ParserLimits;
  const thread = new Worker(new URL(import.meta.url), { workerData: { bytes: await readInput(), limits } });
  thread.on('message', (message: ParserMessage) => {
    const isLast = 'shapes' in message || ('parsed' in message && message.parsed.kind === 'refused');
    if (isLast) clearInterval(timer);
    say(message, () => isLast && process.exit(0));
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
  const say = (message: ParserMessage) => parentPort?.postMessage(message);
  // A library that cannot be loaded is no fault of the file: the thread dies of it.
  const library = await import('unpdf');
  const { OPS } = await library.getResolvedPDFJS();
  try {
    const document = await library.getDocumentProxy(bytes, {
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      useWorkerFetch: false,
      // Larger images than one point are left out undecoded: only their places are of use.
      maxImageSize: 1,
      verbosity: 0,
    });
    if (document.numPages > limits.maxPages) {
      say({ parsed: { kind: 'refused', why: 'too-many-pages' } });
      return;
    }
    const pages = await readPages(document, limits);
    say({ parsed: { kind: 'pages', pages } });
    say({ shapes: await readShapes(document, pages, OPS, limits.maxShapes) });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    say({ parsed: { kind: 'refused', why: name === 'PasswordException' ? 'encrypted' : 'damaged' } });
  }
}

type Document = Awaited<ReturnType<typeof import('unpdf').getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Ops = Awaited<ReturnType<typeof import('unpdf').getResolvedPDFJS>>['OPS'];
/** a b c d e f of the specification of PDF. */
type Matrix = readonly [number, number, number, number, number, number];

/** The rest of a file that is too long stays unread. */
async function readPages(document: Document, limits: ParserLimits): Promise<PdfPage[]> {
  const pages: PdfPage[] = [];
  const left = { characters: limits.maxCharacters, runs: limits.maxRuns };
  for (let number = 1; number <= document.numPages && left.characters > 0 && left.runs > 0; number += 1) {
    const page = await document.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const runs = await readRuns(page, toMatrix(transform), left);
    pages.push({ width: finite(width), height: finite(height), runs, shapes: [] });
    if (left.characters > 0) page.cleanup();
  }
  return pages;
}

/** One run of letters, as the PDF library gives it. */
interface LibraryRun {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

async function readRuns(
  page: Page,
  view: Matrix,
  left: { characters: number; runs: number },
): Promise<PdfRun[]> {
  const runs: PdfRun[] = [];
  const reader = page.streamTextContent({ disableNormalization: true }).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    for (const { str, transform, width, height } of (chunk.value as { items: LibraryRun[] }).items) {
      if (left.characters <= 0 || left.runs <= 0) return runs;
      if (typeof str !== 'string' || str.trim() === '') continue;
      const text = str.slice(0, left.characters);
      left.characters -= text.length;
      left.runs -= 1;
      const [x, y] = place(view, transform[4] ?? 0, transform[5] ?? 0);
      runs.push({ text, x, y, width: finite(width), size: finite(height) });
    }
  }
  return runs;
}

/** Each page's drawings, as far as it has text: a page without is a picture as a whole. */
async function readShapes(
  document: Document,
  pages: readonly PdfPage[],
  ops: Ops,
  maxShapes: number,
): Promise<PdfShape[][]> {
  const shapes: PdfShape[][] = [];
  for (const [index, { runs }] of pages.entries()) {
    if (runs.length === 0) {
      shapes.push([]);
      continue;
    }
    const page = await document.getPage(index + 1);
    const { fnArray, argsArray } = await page.getOperatorList();
    const view = toMatrix(page.getViewport({ scale: 1 }).transform);
    shapes.push(collectShapes(fnArray, argsArray as unknown[][], ops, view, maxShapes));
    page.cleanup();
  }
  return shapes;
}

/** Follows the scale and place of what is drawn. */
function collectShapes(
  calls: readonly number[],
  args: readonly unknown[][],
  ops: Ops,
  view: Matrix,
  maxShapes: number,
): PdfShape[] {
  const shapes: PdfShape[] = [];
  const stack: Matrix[] = [];
  let current = view;
  const add = (box: readonly number[], isImage: boolean): void => {
    const [left = 0, bottom = 0, right = 0, top = 0] = box;
    const [ax, ay] = place(current, left, bottom);
    const [bx, by] = place(current, right, top);
    shapes.push({
      left: Math.min(ax, bx),
      right: Math.max(ax, bx),
      top: Math.min(ay, by),
      bottom: Math.max(ay, by),
      isImage,
    });
  };
  for (let at = 0; at < calls.length && shapes.length < maxShapes; at += 1) {
    const call = calls[at];
    if (call === ops.save || call === ops.paintFormXObjectBegin) stack.push(current);
    if (call === ops.restore || call === ops.paintFormXObjectEnd) {
      // An image that was left out: a scale for it, and nothing that it was for.
      if (call === ops.restore && calls[at - 1] === ops.transform) add([0, 0, 1, 1], true);
      current = stack.pop() ?? view;
    }
    const matrix =
      call === ops.transform ? args[at] : call === ops.paintFormXObjectBegin ? args[at]?.[0] : null;
    if (Array.isArray(matrix) || ArrayBuffer.isView(matrix))
      current = multiply(current, toMatrix(Array.from(matrix as ArrayLike<number>)));
    const box = call === ops.constructPath ? args[at]?.[2] : null;
    if (box && call !== undefined) add(Array.from(box as ArrayLike<number>), false);
  }
  return shapes;
}

function finite(value: unknown): number {
  return typeof value === 'number' && Math.abs(value) < 1e6 ? Math.round(value * 100) / 100 : 0;
}

function toMatrix([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f];
}

function place([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [finite(a * x + c * y + e), finite(b * x + d * y + f)];
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
