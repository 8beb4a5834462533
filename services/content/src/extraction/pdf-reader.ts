import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MAX_PDF_PAGES, MAX_SCANNED_PAGES } from '@sumfox/contracts/content/extraction.endpoints';
import { readProcessorWaitMs } from '@sumfox/platform/health/processor-wait';
import type {
  ParsedPdf,
  ParserLimits,
  ParserMessage,
  PdfPage,
  PdfShape,
  ScanLimits,
  ScannedPage,
} from './parser/pdf-page.js';
import type { PdfRefusal } from './refusal.rules.js';
import { toRuns } from './sheet/hocr.rules.js';
import { toLines } from './sheet/rulings.rules.js';

/** Limits for parsing a PDF. */
export interface ParserBounds {
  /** Without the time in which the process got no processor: a busy machine refuses no good file. */
  wallMs: number;
  /** Limit of the parsing process; growth between two checks comes on top. */
  rssBytes: number;
  /** Limit of that process and this one together, where both share a container. */
  togetherBytes: number;
  maxPages: number;
  maxCharacters: number;
  maxRuns: number;
  maxShapes: number;
  /** Limits for recognising letters in the pictures of pages. */
  scan: { wallMs: number; rssBytes: number; maxImagePixels: number };
}

/** A good sheet takes about 110 MB and a third of a second. */
export const PARSER_BOUNDS: ParserBounds = {
  wallMs: 15_000,
  rssBytes: 240 * 1024 * 1024,
  togetherBytes: Number.POSITIVE_INFINITY,
  maxPages: MAX_PDF_PAGES,
  maxCharacters: 200_000,
  maxRuns: 60_000,
  maxShapes: 1_500,
  // A page takes about two seconds, and some six times as long on a busy machine.
  scan: { wallMs: 240_000, rssBytes: 380 * 1024 * 1024, maxImagePixels: 20_000_000 },
};

/** The recogniser was trained on 300 dots an inch. */
const PIXELS_PER_POINT = 300 / 72;

/** Its lines, or the reason for none. `died`: the process ended silently, so a retry may help. */
export type PdfReading =
  | { readonly kind: 'pages'; readonly pages: readonly PdfPage[]; readonly peakRssBytes: number }
  | { readonly kind: 'refused'; readonly why: PdfRefusal; readonly peakRssBytes: number }
  | { readonly kind: 'died'; readonly peakRssBytes: number };

/** Interval of the parser's memory check. */
const POLL_INTERVAL_MS = 10;
const PAGE_BYTES = 4_096;

/** Codes of writing to a process that has ended. */
const DISCONNECTED_CODES = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

const { resolve } = createRequire(import.meta.url);
/** As source in tests and compiled otherwise. Not bundled: it may read its own folder and little more. */
const PARSER = resolve('@sumfox/content-service/extraction/parser/pdf-parser.process');
/** All that the parser may read. */
const READABLE = [path.dirname(PARSER), path.dirname(path.dirname(resolve('unpdf')))];
/** The recogniser, and what it knows of English letters. */
const RECOGNISER = path.dirname(resolve('tesseract.js-core/package.json'));
const LANGUAGE = path.join(
  path.dirname(resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int/eng.traineddata.gz',
);

/** Parses each PDF in a separate process that is killed when it exceeds its time or memory. */
export class PdfReader {
  private readonly bounds: ParserBounds;

  constructor(bounds: Partial<ParserBounds> = {}) {
    this.bounds = { ...PARSER_BOUNDS, ...bounds };
  }

  /** Takes a whole file, or its pieces in order. */
  async read(pdf: Uint8Array | AsyncIterable<Uint8Array>): Promise<PdfReading> {
    const { wallMs, rssBytes, maxPages, maxCharacters, maxRuns, maxShapes } = this.bounds;
    const child = startParser({ maxPages, maxCharacters, maxRuns, maxShapes }, READABLE);
    const { refusal, peakRssBytes, messages } = await this.run(child, pdf, { wallMs, rssBytes });
    const parsed = toParsed(messages);
    // A file with too many drawings keeps its text.
    if (refusal && parsed?.kind !== 'pages') return { kind: 'refused', why: refusal, peakRssBytes };
    return parsed ? { ...parsed, peakRssBytes } : { kind: 'died', peakRssBytes };
  }

  /**
   * The pages of a file that was read, with the letters recognised on those that are pictures. `onPage` is called
   * after each of them.
   */
  async recognise(
    pdf: Uint8Array | AsyncIterable<Uint8Array>,
    pages: readonly PdfPage[],
    onPage: () => void,
  ): Promise<PdfReading> {
    const scannedPages = pages.flatMap((page, at) => (isScan(page) ? [at] : []));
    if (scannedPages.length === 0) return { kind: 'pages', pages, peakRssBytes: 0 };
    if (scannedPages.length > MAX_SCANNED_PAGES)
      return { kind: 'refused', why: 'scan-too-long', peakRssBytes: 0 };
    const { wallMs, rssBytes, maxImagePixels } = this.bounds.scan;
    const limits = { scannedPages, maxImagePixels, pixelsPerPoint: PIXELS_PER_POINT, languageFile: LANGUAGE };
    const child = startParser(limits, [...READABLE, RECOGNISER, path.dirname(LANGUAGE)]);
    const { refusal, peakRssBytes, messages } = await this.run(
      child,
      pdf,
      { wallMs, rssBytes },
      (message) => {
        if ('scanned' in message) onPage();
      },
    );
    if (refusal) return { kind: 'refused', why: refusal, peakRssBytes };
    if (!messages.some((message) => 'isDone' in message)) return { kind: 'died', peakRssBytes };
    const scanned = new Map(
      messages.flatMap((message) => ('scanned' in message ? [[message.scanned.page, message.scanned]] : [])),
    );
    return { kind: 'pages', pages: pages.map((page, at) => withRuns(page, scanned.get(at))), peakRssBytes };
  }

  /** What a process says of a file within its bounds; `refusal` where it went beyond them. */
  private async run(
    child: ChildProcess,
    pdf: Uint8Array | AsyncIterable<Uint8Array>,
    { wallMs, rssBytes }: { wallMs: number; rssBytes: number },
    onMessage: (message: ParserMessage) => void = () => undefined,
  ): Promise<{ refusal: PdfRefusal | null; peakRssBytes: number; messages: ParserMessage[] }> {
    let peakRssBytes = 0;
    let refusal: PdfRefusal | null = null;
    const kill = (why: PdfRefusal) => {
      refusal ??= why;
      child.kill('SIGKILL');
    };
    const watch = (rss: number) => {
      peakRssBytes = Math.max(peakRssBytes, rss);
      if (rss > rssBytes || rss + process.memoryUsage.rss() > this.bounds.togetherBytes) kill('too-large');
    };
    const startedAt = performance.now();
    const judge = () => {
      const leftMs = wallMs + readProcessorWaitMs(child.pid ?? 0) - (performance.now() - startedAt);
      if (leftMs <= 0) kill('too-long');
      else wall = setTimeout(judge, leftMs);
    };
    let wall = setTimeout(judge, wallMs);
    // The process also reports for itself, where there is no such file.
    const looks = setInterval(() => watch(readRssBytes(child.pid)), POLL_INTERVAL_MS);
    const messages: ParserMessage[] = [];
    child.on('message', (message: ParserMessage) => {
      if ('rssBytes' in message) return watch(message.rssBytes);
      messages.push(message);
      onMessage(message);
    });
    try {
      const ended = new Promise<void>((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', () => resolve());
      });
      await Promise.all([ended, feed(child, pdf)]);
      return { refusal, peakRssBytes, messages };
    } finally {
      clearTimeout(wall);
      clearInterval(looks);
      child.kill('SIGKILL');
    }
  }
}

/** A page without text that is a picture for the most part, and no empty one. */
export function isScan({ width, height, runs, shapes }: PdfPage): boolean {
  const covered = shapes.reduce((sum, box) => sum + (box.right - box.left) * (box.bottom - box.top), 0);
  return runs.length === 0 && covered > (width * height) / 4;
}

function withRuns(page: PdfPage, scanned: ScannedPage | undefined): PdfPage {
  return scanned ? { ...page, runs: toRuns(scanned), shapes: toLines(scanned), isScan: true } : page;
}

function startParser(limits: ParserLimits | ScanLimits, readable: readonly string[]): ChildProcess {
  return fork(PARSER, [JSON.stringify(limits)], {
    // The environment of this process is not passed on: no address, secret or setting.
    env: {},
    execArgv: [
      '--no-warnings',
      '--permission',
      '--allow-worker',
      ...readable.map((folder) => `--allow-fs-read=${folder}`),
      '--disable-proto=delete',
      '--disallow-code-generation-from-strings',
      '--max-old-space-size=160',
    ],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
}

/** What it said of the text; null without. After the text, a fault is one of the drawings. */
function toParsed(messages: readonly ParserMessage[]): ParsedPdf | null {
  const said = messages.flatMap((message) => ('parsed' in message ? [message.parsed] : []));
  const shapes = messages.flatMap((message) => ('shapes' in message ? [message.shapes] : []));
  return said[0] ? withShapes(said[0], shapes[0] ?? []) : null;
}

function withShapes(parsed: ParsedPdf, shapes: readonly (readonly PdfShape[])[]): ParsedPdf {
  if (parsed.kind === 'refused') return parsed;
  return { ...parsed, pages: parsed.pages.map((page, at) => ({ ...page, shapes: shapes[at] ?? [] })) };
}

/** Hands the file over piece by piece. A parser that ends before it has heard all says why itself. */
async function feed(child: ChildProcess, pdf: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const { stdin } = child;
  if (!stdin) throw new Error('PDF parser started without stdin');
  try {
    await pipeline(pdf instanceof Uint8Array ? [pdf] : pdf, stdin);
  } catch (error) {
    if (!DISCONNECTED_CODES.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** 0 where the system has no such file, or the process is gone. */
function readRssBytes(pid: number | undefined): number {
  try {
    const [, resident = '0'] = fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(resident) * PAGE_BYTES;
  } catch (error) {
    if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return 0;
  }
}
