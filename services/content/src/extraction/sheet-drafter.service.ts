import { Inject, Injectable } from '@nestjs/common';
import { MODEL, type Model, UnsafeInputError } from '@sumfox/ai/model';
import type { CallText } from '@sumfox/ai/privacy/call-text';
import { CallTexts } from '@sumfox/ai/privacy/call-texts.service';
import { ProductError } from '@sumfox/contracts/errors';
import { Database } from '@sumfox/platform/database/database';
import { ExtractionOutcomes } from './extraction-outcomes.service.js';
import { type ClaimedSheet, type Outcome, claimSheet } from './extraction.queries.js';
import {
  MAX_PIECE,
  restorePointedOut,
  toPieces,
  toPointedOutDraft,
  toPointedOutPairs,
} from './pointed-out.rules.js';
import { type PointedOut, readPdf } from './prompts/read-pdf.v1.js';

/** A sheet that so many workers have begun with and none has finished stays as the rules read it. */
const MAX_ATTEMPTS = 4;

/** Settles a sheet: as the rules read it, or where there is a model, with what it points out beyond them. */
@Injectable()
export class SheetDrafter {
  constructor(
    private readonly database: Database,
    private readonly outcomes: ExtractionOutcomes,
    @Inject(MODEL) private readonly model: Model,
    @Inject(CallTexts) private readonly callTexts: Pick<CallTexts, 'open'>,
  ) {}

  /** Does nothing for a PDF that is settled or deleted. The account's share of the day's budget pays for the model. */
  async draft(extractionId: string): Promise<void> {
    const sheet = await this.database.transaction((em) => claimSheet(em, extractionId));
    if (!sheet) return;
    await this.outcomes.settle(extractionId, 'drafting', await this.decide(sheet));
  }

  private async decide(sheet: ClaimedSheet): Promise<Outcome> {
    const pointed = sheet.tries > MAX_ATTEMPTS ? null : await this.ask(sheet);
    const byModel = pointed && toPointedOutDraft(pointed, sheet.lines, sheet.draft);
    return byModel
      ? {
          state: 'done',
          draft: { ...sheet.draft, ...byModel, pairs: toPointedOutPairs(byModel, sheet.draft.pairs) },
          readBy: 'model',
        }
      : { state: 'done', draft: sheet.draft, readBy: 'rules' };
  }

  private async ask({ lines, accountId }: ClaimedSheet): Promise<PointedOut | null> {
    const pieces = this.model.isConfigured ? toPieces(lines) : null;
    const texts = pieces && (await this.openTexts(accountId));
    if (!texts) return null;
    try {
      const sent = pieces.map((piece) => texts.person(piece, MAX_PIECE));
      const reply = await this.model.ask(readPdf, { pieces: sent }, { pupilId: accountId });
      return reply.kind === 'answered' ? restorePointedOut(reply.output, texts, pieces.join('\n')) : null;
    } catch (error) {
      // A sheet with an id or a picture written out in it goes nowhere.
      if (error instanceof UnsafeInputError) return null;
      throw error;
    }
  }

  /** Null while identity cannot list the names to hide: then the rules' draft stays. */
  private async openTexts(accountId: string): Promise<CallText | null> {
    try {
      return await this.callTexts.open(accountId);
    } catch (error) {
      if (error instanceof ProductError) return null;
      throw error;
    }
  }
}
