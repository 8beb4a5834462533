import * as z from 'zod/mini';

/** The one file that a call takes. */
export interface UploadRule {
  /** Name of the form's field. */
  field: string;
  /** The only media type taken; the content must bear it out. */
  contentType: 'application/pdf';
  maxBytes: number;
}

/** A file on its way from the gateway to the service that answers the call. */
export const UploadedFileSchema = z.strictObject({
  /** Its bytes, standard alphabet with padding. */
  base64: z.string(),
});
export type UploadedFile = z.infer<typeof UploadedFileSchema>;

/** What a file of a media type begins with; readers of PDF look for it in the first kilobyte. */
const SIGNATURES: Readonly<Record<UploadRule['contentType'], { text: string; within: number }>> = {
  'application/pdf': { text: '%PDF-', within: 1_024 },
};

/** Whether the bytes are of the media type that they are said to be, as far as their beginning tells. */
export function bearsOut(contentType: UploadRule['contentType'], bytes: Uint8Array): boolean {
  const { text, within } = SIGNATURES[contentType];
  return String.fromCharCode(...bytes.subarray(0, within)).includes(text);
}
