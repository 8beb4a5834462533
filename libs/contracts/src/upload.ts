import * as z from 'zod/mini';

/** The one file that a call takes. */
export interface UploadRule {
  /** Name of the form's field. */
  field: string;
  /** The only accepted media type; the content must match it. */
  contentType: 'application/pdf';
  maxBytes: number;
}

/** A file on its way from the gateway to the service that answers the call. */
export const UploadedFileSchema = z.strictObject({
  /** Its bytes, standard alphabet with padding. */
  base64: z.string(),
});
export type UploadedFile = z.infer<typeof UploadedFileSchema>;

/** First bytes of a file of a media type; readers of PDF look for them in the first kilobyte. */
const SIGNATURES: Readonly<Record<UploadRule['contentType'], { text: string; within: number }>> = {
  'application/pdf': { text: '%PDF-', within: 1_024 },
};

/** Checks whether the bytes match their declared media type, as far as their beginning shows. */
export function bearsOut(contentType: UploadRule['contentType'], bytes: Uint8Array): boolean {
  const { text, within } = SIGNATURES[contentType];
  return String.fromCharCode(...bytes.subarray(0, within)).includes(text);
}
