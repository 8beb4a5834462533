import { constants, deflateRawSync } from 'node:zlib';
import { assemble, object, stream, writePdf, writePdfOf } from './write-pdf.js';

/** Cut off in the middle. */
export function truncatedPdf(): Buffer<ArrayBuffer> {
  const whole = writePdf([['1. What is 3 + 4?', '2. What is 5 + 6?']]);
  return Buffer.from(whole.subarray(0, whole.length / 2));
}

/** Encrypted with an unknown password. */
export function encryptedPdf(): Buffer<ArrayBuffer> {
  const key = (letter: string) => Buffer.alloc(32, letter).toString('hex');
  return writePdfOf(
    [Buffer.from('BT ET')],
    new Map(),
    `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key('A')}> /U <${key('B')}> >>`,
  );
}

/** So many pages, all drawing the same words. */
export function pdfOfPages(count: number): Buffer<ArrayBuffer> {
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ');
  const page = object(
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /Font << /F1 3 0 R >> >> /Contents 4 0 R >>',
  );
  return assemble([
    object('<< /Type /Catalog /Pages 2 0 R >>'),
    object(`<< /Type /Pages /Count ${count} /Kids [${kids}] >>`),
    object('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    stream(Buffer.from('BT /F1 1 Tf (1. What is 3 + 4?) Tj ET')),
    ...Array.from({ length: count }, () => page),
  ]);
}

/** Its tree of pages leads back to itself. */
export function pdfWithPageLoop(): Buffer<ArrayBuffer> {
  return assemble([
    object('<< /Type /Catalog /Pages 2 0 R >>'),
    object('<< /Type /Pages /Count 3 /Kids [3 0 R] >>'),
    object('<< /Type /Pages /Parent 2 0 R /Count 3 /Kids [2 0 R] >>'),
  ]);
}

/** A PDF with a form that draws itself. */
export function pdfWithDrawingLoop(): Buffer<ArrayBuffer> {
  const draws = Buffer.from('/X Do');
  const form = (own: number) =>
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${own} 0 R >> >> /Length ${draws.length} >>\nstream\n`,
      ),
      draws,
      Buffer.from('\nendstream'),
    ]);
  return assemble([
    object('<< /Type /Catalog /Pages 2 0 R >>'),
    object('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
    object(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >> /Contents 4 0 R >>',
    ),
    stream(draws),
    form(6),
    form(5),
  ]);
}

/** One reference that means itself, and a length that is the stream's own. */
export function pdfWithReferenceLoop(): Buffer<ArrayBuffer> {
  return assemble([
    object('<< /Type /Catalog /Pages 2 0 R >>'),
    object('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
    object('<< /Type /Page /Parent 2 0 R /MediaBox 5 0 R /Contents 4 0 R >>'),
    object('<< /Length 4 0 R >>\nstream\nBT ET\nendstream'),
    object('5 0 R'),
  ]);
}

/** A page that unpacks to so many bytes of what is written, over and over. */
export function pdfBomb(bytes: number, written = ' '): Buffer<ArrayBuffer> {
  const piece = Buffer.alloc(4 * 1024 * 1024, written);
  // Ends on a whole byte and does not say that it is the last: such pieces stand one behind the other.
  const packed = deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const pieces = Array.from({ length: Math.ceil(bytes / piece.length) }, () => packed);
  const whole = Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...pieces,
    deflateRawSync(Buffer.alloc(0)),
    Buffer.alloc(4),
  ]);
  return assemble([
    object('<< /Type /Catalog /Pages 2 0 R >>'),
    object('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
    object(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    ),
    stream(Buffer.alloc(0), whole),
    object('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ]);
}

/** Pages with drawings only, without readable text. */
export function pdfWithoutText(): Buffer<ArrayBuffer> {
  return writePdfOf([Buffer.from('0 0 100 100 re f'), Buffer.from('BT ET')]);
}
