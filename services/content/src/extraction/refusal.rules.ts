import { MAX_PDF_PAGES, MAX_SCANNED_PAGES } from '@sumfox/contracts/content/extraction.endpoints';
import { TOPIC_SENTENCES } from '@sumfox/contracts/content/topic';
import { ProductError } from '@sumfox/contracts/errors';

/** Reason of a failed PDF, and the sentence for its owner. */
const SENTENCES = {
  encrypted: 'This PDF is protected by a password. Please save it without one and try again.',
  'too-many-pages': `This PDF has more than ${MAX_PDF_PAGES} pages.`,
  'no-text': 'We found no text in this PDF. A clearer scan may help.',
  'scan-too-long': `This PDF has more than ${MAX_SCANNED_PAGES} scanned pages. Please send a part of it.`,
  damaged: 'This PDF is damaged and cannot be read.',
  'too-long': 'Reading this PDF took too long. Please try a shorter or simpler one.',
  'too-large': 'This PDF is too large to be read when unpacked. Please try a simpler one.',
  /** Faults that the file's owner cannot fix. */
  unreadable: TOPIC_SENTENCES.pdfFailed,
} as const;
export type PdfRefusal = keyof typeof SENTENCES;

/** The refusal as its owner gets it. */
export function toProductError(refusal: PdfRefusal): ProductError {
  return new ProductError('bad-request', `pdf-${refusal}`, SENTENCES[refusal]);
}
