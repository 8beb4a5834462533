import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SheetDraft } from '@sumfox/contracts/content/topic';
import type { PdfRefusal } from './refusal.rules.js';
import type { SheetLine } from './sheet/page-furniture.rules.js';

/**
 * An uploaded PDF and its outcome. Its bytes exist only until it is opened, its text only while a model may still be
 * asked.
 */
export const ExtractionRow = defineEntity({
  name: 'ExtractionRow',
  tableName: 'extractions',
  properties: {
    id: p.uuid().primary(),
    /** Uploader; other accounts cannot see it. */
    accountId: p.text(),
    state: p.text().$type<'waiting' | 'drafting' | 'done' | 'failed'>(),
    /** Null once its text has been read, or it is settled. */
    pdf: p.blob().nullable().lazy(),
    /** Its text; null unless drafting. */
    sheet: p.json<readonly SheetLine[]>().nullable().lazy(),
    /** Hash of the bytes, in hex: the same file sent twice in a day is read once. */
    sha256: p.text(),
    /** How often a worker has begun with the step it is at. */
    tries: p.smallint(),
    /** Draft of the rules while drafting, the result when done; null otherwise. */
    draft: p.json<SheetDraft>().nullable(),
    /** Null unless done. */
    readBy: p.text().$type<'rules' | 'model'>().nullable(),
    /** Null unless failed. */
    refusal: p.text().$type<PdfRefusal>().nullable(),
    createdAt: p.datetime(),
    /** When a worker was last asked for it. */
    askedAt: p.datetime(),
    settledAt: p.datetime().nullable(),
  },
  checks: [
    { name: 'extractions_state', expression: `state in ('waiting', 'drafting', 'done', 'failed')` },
    { name: 'extractions_read_by', expression: `read_by in ('rules', 'model')` },
    { name: 'extractions_pdf', expression: `(pdf is not null) = (state = 'waiting')` },
    { name: 'extractions_sheet', expression: `(sheet is not null) = (state = 'drafting')` },
  ],
  indexes: [
    { name: 'extractions_account_id_created_at', properties: ['accountId', 'createdAt'] },
    {
      name: 'extractions_waiting',
      expression:
        'create index "extractions_waiting" on "extractions" ("created_at") where state in (\'waiting\', \'drafting\')',
    },
  ],
});
