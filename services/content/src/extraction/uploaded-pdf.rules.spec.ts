import { expect, it } from '@jest/globals';
import { MAX_PDF_BYTES } from '@sumfox/contracts/content/extraction.endpoints';
import { readUploadedPdf } from './uploaded-pdf.rules.js';

const upload = (bytes: Buffer) => ({ base64: bytes.toString('base64') });
const HEAD = Buffer.from('%PDF-1.7\n');
const padded = (before: number) => Buffer.concat([Buffer.alloc(before, 'x'), HEAD]);

it('readUploadedPdf accepts a PDF with its signature in the first kilobyte, up to the size limit', () => {
  expect(readUploadedPdf(upload(HEAD))).toEqual(HEAD);
  expect(readUploadedPdf(upload(padded(1_019)))).toHaveLength(1_028);
  const largest = Buffer.concat([HEAD, Buffer.alloc(MAX_PDF_BYTES - HEAD.length)]);
  expect(readUploadedPdf(upload(largest))).toHaveLength(MAX_PDF_BYTES);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a program', Buffer.from('MZ\x90')],
  ['a mark that comes late', padded(1_020)],
])('readUploadedPdf rejects %s', (_what, bytes) => {
  expect(() => readUploadedPdf(upload(bytes))).toThrow('Please select a PDF file.');
});

it('readUploadedPdf rejects a large file and a missing file', () => {
  const larger = Buffer.concat([HEAD, Buffer.alloc(MAX_PDF_BYTES - HEAD.length + 1)]);
  expect(() => readUploadedPdf(upload(larger))).toThrow('too large');
  for (const wrong of [undefined, null, {}, { base64: 7 }, { base64: '', path: '/etc/passwd' }])
    expect(() => readUploadedPdf(wrong)).toThrow();
});
