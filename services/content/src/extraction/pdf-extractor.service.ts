import { Inject, Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { Database } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import { DraftReader } from './draft-reader.service.js';
import { ExtractionOutcomes } from './extraction-outcomes.service.js';
import { type ClaimedPdf, type Outcome, claimPdf, readPieces } from './extraction.queries.js';
import { PdfReader } from './pdf-reader.js';

/** A PDF of which the parser has died so often is not tried again. */
const MAX_DEATHS = 2;
/** One that so many workers have begun with and none has finished is given up: it may be what ends them. */
const MAX_TRIES = 4;

/** Reads one PDF and settles what came of it. */
@Injectable()
export class PdfExtractor {
  constructor(
    private readonly database: Database,
    private readonly reader: PdfReader,
    private readonly drafts: DraftReader,
    private readonly outcomes: ExtractionOutcomes,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Does nothing for one that is settled or gone. Throws when another try may go better. */
  async extract(id: string): Promise<void> {
    const startedAt = performance.now();
    const claimed = await claimPdf(this.database.fork(), id);
    if (!claimed) return;
    const outcome: Outcome =
      claimed.tries > MAX_TRIES ? { state: 'failed', refusal: 'unreadable' } : await this.read(id, claimed);
    await this.outcomes.settle(id, outcome, performance.now() - startedAt);
  }

  private async read(extractionId: string, { accountId, tries }: ClaimedPdf): Promise<Outcome> {
    const reading = await this.reader.read(readPieces(this.database.fork(), extractionId));
    const rssMegabytes = Math.round(reading.peakRssBytes / 1_048_576);
    this.logger.info({ extractionId, kind: reading.kind, rssMegabytes }, 'pdf parsed');
    if (reading.kind === 'refused') return { state: 'failed', refusal: reading.why };
    if (reading.kind === 'died') {
      if (tries >= MAX_DEATHS) return { state: 'failed', refusal: 'unreadable' };
      throw new ProductError('unavailable', 'parser-died', 'The parser of PDFs ended without a word.');
    }
    const read = await this.drafts.read(reading.pages, accountId);
    return read ? { state: 'done', ...read } : { state: 'failed', refusal: 'no-text' };
  }
}
