import { Inject, Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { Database } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import { ExtractionOutcomes } from './extraction-outcomes.service.js';
import { type ReadSheet, claimPdf, noteAsked, readPieces } from './extraction.queries.js';
import { isScan, PdfReader, type PdfReading } from './pdf-reader.js';
import type { PdfRefusal } from './refusal.rules.js';
import { toDraft } from './sheet/draft.rules.js';
import { toSheet } from './sheet/page-furniture.rules.js';
import { toPageLines } from './sheet/page-lines.rules.js';

/** Number of parser deaths after which a PDF is not tried again. */
const MAX_DEATHS = 2;
/** One that so many workers have begun with and none has finished is given up: it may be what ends them. */
const MAX_ATTEMPTS = 4;

/** Opens one PDF and hands its text on. */
@Injectable()
export class PdfExtractor {
  constructor(
    private readonly database: Database,
    private readonly reader: PdfReader,
    private readonly outcomes: ExtractionOutcomes,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Does nothing for a PDF that was opened before, is settled or deleted. Throws when a retry may succeed. */
  async extract(id: string): Promise<void> {
    const attempts = await this.database.transaction((em) => claimPdf(em, id));
    if (attempts === null) return;
    const read = attempts > MAX_ATTEMPTS ? 'unreadable' : await this.read(id, attempts);
    if (typeof read === 'string')
      await this.outcomes.settle(id, 'waiting', { state: 'failed', refusal: read });
    else await this.outcomes.handOver(id, read);
  }

  private async read(extractionId: string, attempts: number): Promise<ReadSheet | PdfRefusal> {
    const reading = await this.readPages(
      () => readPieces(this.database.fork(), extractionId),
      () => this.noteProgress(extractionId),
    );
    if (reading.kind === 'refused') return reading.why;
    if (reading.kind === 'died') {
      if (attempts >= MAX_DEATHS) return 'unreadable';
      throw new ProductError('unavailable', 'parser-died', 'The PDF parser ended. Please upload it again.');
    }
    const sheet = toSheet(toPageLines(reading.pages));
    const draft = toDraft(sheet, reading.pages);
    return draft ? { lines: sheet.lines, draft } : 'no-text';
  }

  /** The text of a file; where pages are pictures, with the letters recognised in them. */
  private async readPages(bytes: () => AsyncIterable<Uint8Array>, onPage: () => void): Promise<PdfReading> {
    const text = await this.reader.read(bytes());
    this.report(text, 'pdf parsed');
    if (text.kind !== 'pages' || !text.pages.some(isScan)) return text;
    const all = await this.reader.recognise(bytes(), text.pages, onPage);
    this.report(all, 'scanned pages read');
    const hasText = text.pages.some(({ runs }) => runs.length > 0);
    // Pictures that are too many or too large take nothing from the text beside them.
    return all.kind === 'refused' && hasText ? text : all;
  }

  private report({ kind, peakRssBytes }: PdfReading, step: string): void {
    this.logger.info({ kind, rssMegabytes: Math.round(peakRssBytes / 1_048_576) }, step);
  }

  /** Each page shows that a worker is at it, so that no second one is asked for it. */
  private noteProgress(extractionId: string): void {
    noteAsked(this.database.fork(), extractionId).catch((error: unknown) => {
      // At worst another worker is asked too, and the later one of them changes nothing.
      this.logger.warn({ err: error }, 'progress of a scan not noted');
    });
  }
}
