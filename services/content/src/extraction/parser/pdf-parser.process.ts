/**
 * A separate process for one PDF, which may be hostile. It has no secrets and may not write or start programs. The
 * parent kills it when it exceeds its time or memory. A thread parses the file, because parsing can block for minutes,
 * while the main thread reports the memory. Images are decoded only where letters are to be recognised in them, in a
 * second process of this kind. This file imports no product code, so that it starts quickly and also runs from source.
 */
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import type {
  ParserLimits,
  ParserMessage,
  PdfPage,
  PdfRun,
  PdfShape,
  Ruling,
  ScanLimits,
} from './pdf-page.js';

const REPORT_EVERY_MS = 25;
/** Points of an image taken for one of the picture, in each direction. */
const SAMPLES = 2;
/** Darker points are ink. */
const INK = 140;
/** A straight run of ink of so many points of a page is a line of a table or a frame, never a letter. */
const RULING_POINTS = 36;
/** Upright runs of so many points may be the side of a box (`rulings.rules.ts`). */
const SIDE_POINTS = 12;
const MAX_RULINGS = 4_000;
/** The recogniser's newer engine; the older one needs data of its own. */
const BY_NETWORK = 1;
/** How the recogniser looks for lines: letters of any size, one line under the other. Columns are found by place. */
const ONE_COLUMN = 4;

if (isMainThread) await report();
else await parse(workerData as ThreadData);

interface ThreadData {
  bytes: Uint8Array;
  limits: ParserLimits | ScanLimits;
}

async function report(): Promise<void> {
  const say = (message: ParserMessage, then: () => void = () => undefined) => process.send?.(message, then);
  const timer = setInterval(() => say({ rssBytes: process.memoryUsage.rss() }), REPORT_EVERY_MS);
  process.once('disconnect', () => process.exit(1));
  const limits = JSON.parse(process.argv[2] ?? '') as ThreadData['limits'];
  const thread = new Worker(new URL(import.meta.url), { workerData: { bytes: await readInput(), limits } });
  thread.on('message', (message: ParserMessage) => {
    const isLast =
      'shapes' in message ||
      'isDone' in message ||
      ('parsed' in message && message.parsed.kind === 'refused');
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

async function parse({ bytes, limits }: ThreadData): Promise<void> {
  // A PDF has no business on any network.
  for (const way of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'])
    Reflect.deleteProperty(globalThis, way);
  const say = (message: ParserMessage) => parentPort?.postMessage(message);
  // A library that cannot be loaded is no fault of the file: the thread dies of it.
  const library = await import('unpdf');
  const { OPS } = await library.getResolvedPDFJS();
  const recogniser = 'scannedPages' in limits ? await loadRecogniser(limits) : null;
  try {
    const document = await library.getDocumentProxy(bytes, {
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      useWorkerFetch: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      // For the text alone, larger images than one point are left out undecoded: only their places are of use.
      maxImageSize: 'scannedPages' in limits ? limits.maxImagePixels : 1,
      verbosity: 0,
    });
    if ('scannedPages' in limits) {
      for (const page of limits.scannedPages) {
        const picture = await paintPage(document, page, OPS, limits.pixelsPerPoint);
        const rulings = picture ? eraseRulings(picture, limits.pixelsPerPoint) : [];
        const hocr = picture && recogniser ? recogniser(picture) : '';
        say({ scanned: { page, hocr, rulings, pixelsPerPoint: limits.pixelsPerPoint } });
      }
      say({ isDone: true });
      return;
    }
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

/** Each page's drawings; of a page without text its images alone, in which letters may be recognised. */
async function readShapes(
  document: Document,
  pages: readonly PdfPage[],
  ops: Ops,
  maxShapes: number,
): Promise<PdfShape[][]> {
  const shapes: PdfShape[][] = [];
  for (const [index, { runs }] of pages.entries()) {
    const page = await document.getPage(index + 1);
    const { fnArray, argsArray } = await page.getOperatorList();
    const view = toMatrix(page.getViewport({ scale: 1 }).transform);
    const found = collectShapes(fnArray, argsArray as unknown[][], ops, view, maxShapes);
    shapes.push(runs.length > 0 ? found : found.filter(({ isImage }) => isImage));
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

/** A page in shades of grey, row by row; 255 is white. */
interface Picture {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** An image of a file, as the PDF library decodes it. */
interface LibraryImage {
  width: number;
  height: number;
  /** 1: a bit for each point, in rows of whole bytes. 2: red, green, blue. 3: the same and opacity. */
  kind: number;
  data?: Uint8Array | Uint8ClampedArray;
}

/** Paints the images of a page where they stand on it, white elsewhere; null for a page without. */
async function paintPage(
  document: Document,
  index: number,
  ops: Ops,
  pixelsPerPoint: number,
): Promise<Picture | null> {
  const page = await document.getPage(index + 1);
  const viewport = page.getViewport({ scale: pixelsPerPoint });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const picture: Picture = { width, height, grey: new Uint8Array(width * height).fill(255) };
  const { fnArray, argsArray } = await page.getOperatorList();
  const view = toMatrix(viewport.transform);
  const stack: Matrix[] = [];
  let [current, painted] = [view, 0];
  for (const [at, call] of fnArray.entries()) {
    const args = argsArray[at] as unknown[] | null;
    if (call === ops.save || call === ops.paintFormXObjectBegin) stack.push(current);
    if (call === ops.restore || call === ops.paintFormXObjectEnd) current = stack.pop() ?? view;
    const matrix = call === ops.transform ? args : call === ops.paintFormXObjectBegin ? args?.[0] : null;
    if (Array.isArray(matrix) || ArrayBuffer.isView(matrix))
      current = multiply(current, toMatrix(Array.from(matrix as ArrayLike<number>)));
    const image = await imageOf(page, call, args, ops);
    if (!image?.data) continue;
    paintImage(picture, image, current);
    painted += 1;
  }
  page.cleanup();
  return painted > 0 ? picture : null;
}

async function imageOf(
  page: Page,
  call: number,
  args: unknown[] | null,
  ops: Ops,
): Promise<LibraryImage | null> {
  if (call === ops.paintInlineImageXObject) return args?.[0] as LibraryImage;
  if (call !== ops.paintImageXObject) return null;
  const name = String(args?.[0]);
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => objects.get(name, (image: unknown) => resolve(image as LibraryImage)));
}

/** Each point of the picture gets the mean of the image's points under it. */
function paintImage({ width, height, grey }: Picture, image: LibraryImage, [a, b, c, d, e, f]: Matrix): void {
  const area = a * d - b * c;
  if (area === 0) return;
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.min(width, Math.ceil(Math.max(...xs))),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(height, Math.ceil(Math.max(...ys))),
  ];
  const shadeAt = shadesOf(image);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      let [sum, count] = [0, 0];
      for (let n = 0; n < SAMPLES * SAMPLES; n += 1) {
        const px = x + ((n % SAMPLES) + 0.5) / SAMPLES - e;
        const py = y + (Math.floor(n / SAMPLES) + 0.5) / SAMPLES - f;
        const column = Math.floor(((d * px - c * py) / area) * image.width);
        const row = Math.floor((1 - (a * py - b * px) / area) * image.height);
        if (column < 0 || row < 0 || column >= image.width || row >= image.height) continue;
        sum += shadeAt(column, row);
        count += 1;
      }
      if (count > 0) grey[y * width + x] = Math.round(sum / count);
    }
}

/** How light a point of an image is, from 0 to 255. */
function shadesOf({
  width,
  kind,
  data = new Uint8Array(),
}: LibraryImage): (column: number, row: number) => number {
  if (kind === 1) {
    const rowBytes = Math.ceil(width / 8);
    return (column, row) => (((data[row * rowBytes + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1) * 255;
  }
  const step = kind === 3 ? 4 : 3;
  return (column, row) => {
    const at = (row * width + column) * step;
    return (77 * (data[at] ?? 255) + 151 * (data[at + 1] ?? 255) + 28 * (data[at + 2] ?? 255)) >> 8;
  };
}

/** Whitens straight lines, since letters in the cells of a table are not found beside them, and tells where they are. */
function eraseRulings({ width, height, grey }: Picture, pixelsPerPoint: number): Ruling[] {
  const least = RULING_POINTS * pixelsPerPoint;
  const isInk = (column: number, row: number): boolean => (grey[row * width + column] ?? 255) < INK;
  const rows = listRuns(height, width, least, (row, column) => isInk(column, row));
  const columns = listRuns(width, height, SIDE_POINTS * pixelsPerPoint, isInk);
  const erase = (column: number, row: number): void => {
    if (column >= 0 && column < width && row >= 0 && row < height) grey[row * width + column] = 255;
  };
  for (const [row, from, to] of rows)
    for (let at = from; at < to; at += 1) for (const by of [-1, 0, 1]) erase(at, row + by);
  for (const [column, from, to] of columns)
    if (to - from >= least)
      for (let at = from; at < to; at += 1) for (const by of [-1, 0, 1]) erase(column + by, at);
  return [
    ...rows.map(([row, from, to]): Ruling => [from, row, to, row + 1]),
    ...columns.map(([column, from, to]): Ruling => [column, from, column + 1, to]),
  ].slice(0, MAX_RULINGS);
}

/** Unbroken runs of ink of some length along the lines of a picture: line, first point, and the one behind the last. */
function listRuns(
  lines: number,
  points: number,
  least: number,
  isInk: (line: number, point: number) => boolean,
): Array<[line: number, from: number, to: number]> {
  const runs: Array<[number, number, number]> = [];
  for (let line = 0; line < lines; line += 1)
    for (let point = 0, start = 0; point <= points; point += 1) {
      if (point < points && isInk(line, point)) continue;
      if (point - start >= least) runs.push([line, start, point]);
      start = point + 1;
    }
  return runs;
}

/** Loads the recogniser of letters with its language. It gives the words of a picture in hOCR. */
async function loadRecogniser({ languageFile }: ScanLimits): Promise<(picture: Picture) => string> {
  const { default: start } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  const silent = () => undefined;
  const core = await start({ TesseractProgress: silent, print: silent, printErr: silent });
  core.FS.writeFile('eng.traineddata', gunzipSync(fs.readFileSync(languageFile)));
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'eng', BY_NETWORK) !== 0) throw new Error('The recogniser did not take its language.');
  return ({ width, height, grey }) => {
    core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]));
    if (api.SetImageFile(1, 0) !== 0) return '';
    api.SetPageSegMode(ONE_COLUMN);
    api.Recognize(null);
    const hocr = api.GetHOCRText(0);
    api.Clear();
    return hocr;
  };
}
