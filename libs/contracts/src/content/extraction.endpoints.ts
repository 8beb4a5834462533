import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { SheetDraftSchema } from './topic.js';

/** The largest PDF that is read, in bytes. */
export const MAX_PDF_BYTES = 10 * 1024 * 1024;
/** Most pages of a PDF that is read. */
export const MAX_PDF_PAGES = 50;
/** Most pages without text of a PDF; the letters on them are recognised. */
export const MAX_SCANNED_PAGES = 12;
/** PDFs that one account may have read in a day of Singapore. */
export const PDFS_PER_DAY = 5;

/**
 * Outcome of a PDF. During reading only `processing` and the id are set. The draft's fields are at the top level, as
 * the page reads them (TOPIC-8).
 */
export const ExtractionSchema = z.union([
  z.strictObject({ status: z.literal('processing'), extractionId: z.uuid() }),
  z.strictObject({
    status: z.literal('done'),
    extractionId: z.uuid(),
    ...SheetDraftSchema.shape,
    /** `rules`: read by the built-in engine alone. */
    readBy: z.enum(['rules', 'model']),
  }),
]);
export type Extraction = z.infer<typeof ExtractionSchema>;

/** 202 while it is being read. */
const status = (answer: Extraction) => (answer.status === 'processing' ? 202 : 200);

export const processPdf = endpoint({
  method: 'POST',
  path: '/api/topics/process-pdf',
  service: 'content',
  roles: ['parent', 'admin'],
  objectRule: 'session',
  summary:
    'Reads a topic draft from a PDF (multipart, field `pdf`); keeps neither file nor topic. Waits some seconds for the draft, else 202.',
  // The service waits up to 20 s for the draft.
  timeoutMs: 26_000,
  upload: { field: 'pdf', contentType: 'application/pdf', maxBytes: MAX_PDF_BYTES },
  response: ExtractionSchema,
  status,
});

export const extraction = endpoint({
  method: 'GET',
  path: '/api/topics/process-pdf/:id',
  service: 'content',
  roles: ['parent', 'admin'],
  objectRule: { object: 'extraction', in: 'params', field: 'id', parent: 'own', admin: 'own' },
  summary: 'The result of a PDF: its draft, 202 while it is being read, or the refusal.',
  params: z.object({ id: z.uuid() }),
  response: ExtractionSchema,
  status,
});

export const pdfReading = endpoint({
  method: 'GET',
  path: '/api/topics/pdf-reading',
  service: 'content',
  roles: ['parent', 'admin'],
  objectRule: 'role',
  summary: 'Whether a model helps to read PDFs; without one the rules alone read them.',
  response: z.strictObject({ hasModel: z.boolean() }),
});
