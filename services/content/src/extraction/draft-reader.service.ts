import { Inject, Injectable } from '@nestjs/common';
import { MODEL, type Model, UnsafeInputError } from '@sumfox/ai/model';
import type { TopicDraft } from '@sumfox/contracts/content/topic';
import type { PdfPage } from './parser/pdf-page.js';
import { toPieces, toPointedOutDraft } from './pointed-out.rules.js';
import { type PointedOut, readPdf } from './prompts/read-pdf.v1.js';
import { toDraft } from './sheet/draft.rules.js';
import { type Sheet, toSheet } from './sheet/page-furniture.rules.js';

/** A draft, and who read it. */
export interface ReadDraft {
  draft: TopicDraft;
  readBy: 'rules' | 'model';
}

/** Makes a draft of a sheet's pages: by the rules, and where there is a model, by what it points out beyond them. */
@Injectable()
export class DraftReader {
  constructor(@Inject(MODEL) private readonly model: Model) {}

  /** Null for pages without text. The account's share of the day's money pays for the model. */
  async read(pages: readonly PdfPage[], accountId: string): Promise<ReadDraft | null> {
    const sheet = toSheet(pages);
    const byRules = toDraft(sheet);
    if (!byRules) return null;
    const pointed = await this.ask(sheet, accountId);
    const byModel = pointed && toPointedOutDraft(pointed, sheet.lines, byRules);
    return byModel ? { draft: byModel, readBy: 'model' } : { draft: byRules, readBy: 'rules' };
  }

  private async ask(sheet: Sheet, accountId: string): Promise<PointedOut | null> {
    const pieces = this.model.isConfigured ? toPieces(sheet.lines) : null;
    if (!pieces) return null;
    try {
      const reply = await this.model.ask(readPdf, { pieces }, { pupilId: accountId });
      return reply.kind === 'answered' ? reply.output : null;
    } catch (error) {
      // A sheet with an id or a picture written out in it goes nowhere.
      if (error instanceof UnsafeInputError) return null;
      throw error;
    }
  }
}
