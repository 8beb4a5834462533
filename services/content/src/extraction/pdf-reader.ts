import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MAX_PDF_PAGES } from '@sumfox/contracts/content/extraction.endpoints';
import type { ParsedPdf, ParserLimits, ParserMessage, PdfPage, PdfShape } from './parser/pdf-page.js';
import type { PdfRefusal } from './refusal.rules.js';

/** Limits for parsing a PDF. */
export interface ParserBounds {
  wallMs: number;
  /** Limit of the parsing process; growth between two checks comes on top. */
  rssBytes: number;
  /** Limit of that process and this one together, where both share a container. */
  togetherBytes: number;
  maxPages: number;
  maxCharacters: number;
  maxRuns: number;
  maxShapes: number;
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
};

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

/** Parses each PDF in a separate process that is killed when it exceeds its time or memory. */
export class PdfReader {
  private readonly bounds: ParserBounds;

  constructor(bounds: Partial<ParserBounds> = {}) {
    this.bounds = { ...PARSER_BOUNDS, ...bounds };
  }

  /** Takes a whole file, or its pieces in order. */
  async read(pdf: Uint8Array | AsyncIterable<Uint8Array>): Promise<PdfReading> {
    const { wallMs, rssBytes, togetherBytes, ...limits } = this.bounds;
    const child = startParser(limits);
    let peakRssBytes = 0;
    let refusal: PdfRefusal | null = null;
    const kill = (why: PdfRefusal) => {
      refusal ??= why;
      child.kill('SIGKILL');
    };
    const watch = (rss: number) => {
      peakRssBytes = Math.max(peakRssBytes, rss);
      if (rss > rssBytes || rss + process.memoryUsage.rss() > togetherBytes) kill('too-large');
    };
    const wall = setTimeout(() => kill('too-long'), wallMs);
    // The parser also reports for itself, where there is no such file.
    const looks = setInterval(() => watch(readRssBytes(child.pid)), POLL_INTERVAL_MS);
    try {
      const [parsed] = await Promise.all([hearParser(child, watch), feed(child, pdf)]);
      // A file with too many drawings keeps its text.
      if (refusal && parsed?.kind !== 'pages') return { kind: 'refused', why: refusal, peakRssBytes };
      return parsed ? { ...parsed, peakRssBytes } : { kind: 'died', peakRssBytes };
    } finally {
      clearTimeout(wall);
      clearInterval(looks);
      child.kill('SIGKILL');
    }
  }
}

function startParser(limits: ParserLimits): ChildProcess {
  return fork(PARSER, [JSON.stringify(limits)], {
    // The environment of this process is not passed on: no address, secret or setting.
    env: {},
    execArgv: [
      '--no-warnings',
      '--permission',
      '--allow-worker',
      ...READABLE.map((folder) => `--allow-fs-read=${folder}`),
      '--disable-proto=delete',
      '--disallow-code-generation-from-strings',
      '--max-old-space-size=160',
    ],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
}

/** What it said, after its end; null without. */
function hearParser(child: ChildProcess, watch: (rssBytes: number) => void): Promise<ParsedPdf | null> {
  return new Promise((resolve, reject) => {
    let parsed: ParsedPdf | null = null;
    let shapes: readonly (readonly PdfShape[])[] = [];
    child.on('message', (message: ParserMessage) => {
      // After the text, a fault is one of the drawings.
      if ('parsed' in message) parsed ??= message.parsed;
      else if ('shapes' in message) shapes = message.shapes;
      else watch(message.rssBytes);
    });
    child.once('error', reject);
    child.once('exit', () => resolve(parsed && withShapes(parsed, shapes)));
  });
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
