import { MAX_PDF_BYTES } from '@sumfox/contracts/content/extraction.endpoints';
import { TOPIC_SENTENCES } from '@sumfox/contracts/content/topic';
import { ProductError } from '@sumfox/contracts/errors';
import { UploadedFileSchema, bearsOut } from '@sumfox/contracts/upload';
import * as z from 'zod/mini';

/** The bytes of an uploaded PDF, checked again by the service. Throws ProductError for other files and large ones. */
export function readUploadedPdf(upload: unknown): Buffer {
  const { base64 } = z.parse(UploadedFileSchema, upload);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_PDF_BYTES)
    throw new ProductError('too-large', 'file-too-large', 'This file is too large.');
  if (!bearsOut('application/pdf', bytes))
    throw new ProductError('bad-request', 'not-a-pdf', TOPIC_SENTENCES.notPdf);
  return bytes;
}
