import { deflateSync } from 'node:zlib';

/** A line of text on a page; lines without a place follow one another from the top. */
export interface WrittenLine {
  text: string;
  /** Points; default 12. */
  size?: number;
  /** Points from the left edge; default 50. */
  x?: number;
  /** Points from the lower edge of a page of 842. */
  y?: number;
}

/** A text is a line in the usual size. */
export type PageOfLines = readonly (string | WrittenLine)[];

const TOP = 790;
const STEP = 1.6;
const LATIN = /^[\x20-\x7e\xa1-\xff]*$/;

/** A sound PDF of these pages. Lines with letters beyond Latin-1 are written in a font made for them. */
export function writePdf(pages: readonly PageOfLines[]): Buffer<ArrayBuffer> {
  const letters = new Map<string, string>();
  return writePdfOf(
    pages.map((page) => toContent(page, letters)),
    letters,
  );
}

/**
 * A compressed PDF of the given drawing commands. `letters` are those of the second font with their codes in hex;
 * `trailer` is added to the last dictionary, such as an `/Encrypt`.
 */
export function writePdfOf(
  contents: readonly Buffer[],
  letters: ReadonlyMap<string, string> = new Map(),
  trailer = '',
): Buffer<ArrayBuffer> {
  const fonts = [
    object('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    ...fontOfLetters(4, letters),
  ];
  const firstPage = 3 + fonts.length;
  const kids = contents.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  const pages = contents.flatMap((content, index) => [
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
    ),
    stream(content),
  ]);
  const catalogue = [
    object('<< /Type /Catalog /Pages 2 0 R >>'),
    object(`<< /Type /Pages /Count ${contents.length} /Kids [${kids}] >>`),
  ];
  return assemble([...catalogue, ...fonts, ...pages], trailer);
}

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
export function assemble(objects: readonly Buffer[], trailer = ''): Buffer<ArrayBuffer> {
  const head = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
  const parts = [head];
  const places: number[] = [];
  let length = head.length;
  objects.forEach((body, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    places.push(length);
    length += part.length;
    parts.push(part);
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

/** An object that is no stream. */
export function object(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text, 'latin1');
}

/** A packed stream; what is packed already comes as `packed`. */
export function stream(content: Buffer, packed = deflateSync(content, { level: 9 })): Buffer<ArrayBuffer> {
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** A font without shapes that maps codes to letters, as objects from a number on. */
function fontOfLetters(number: number, letters: ReadonlyMap<string, string>): Buffer<ArrayBuffer>[] {
  const rows = [...letters].map(([letter, code]) => `1 beginbfchar <${code}> <${toUtf16(letter)}> endbfchar`);
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /U def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${rows.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
  return [
    object(
      `<< /Type /Font /Subtype /Type0 /BaseFont /U /Encoding /Identity-H /DescendantFonts [${number + 1} 0 R] /ToUnicode ${number + 3} 0 R >>`,
    ),
    object(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /U /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${number + 2} 0 R /DW 500 /CIDToGIDMap /Identity >>`,
    ),
    object(
      '<< /Type /FontDescriptor /FontName /U /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent 0 /CapHeight 700 /StemV 80 >>',
    ),
    stream(Buffer.from(map, 'latin1')),
  ];
}

function toUtf16(letter: string): string {
  return Array.from({ length: letter.length }, (_, at) => hex(letter.charCodeAt(at))).join('');
}

function hex(number: number): string {
  return number.toString(16).padStart(4, '0');
}

function toContent(page: PageOfLines, letters: Map<string, string>): Buffer<ArrayBuffer> {
  let next = TOP;
  const lines = page.map((each) => {
    const { text, size = 12, x = 50, y = next } = typeof each === 'string' ? { text: each } : each;
    next = y - size * STEP;
    const [font, shown] = LATIN.test(text) ? ['F1', inLatin(text)] : ['F2', inLetters(text, letters)];
    return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm ${shown} Tj ET`;
  });
  return Buffer.from(lines.join('\n'), 'latin1');
}

function inLatin(text: string): string {
  return `(${text.replace(/[\\()]/g, '\\$&')})`;
}

function inLetters(text: string, letters: Map<string, string>): string {
  const codes = [...text].map((letter) => {
    const code = letters.get(letter) ?? hex(letters.size + 1);
    letters.set(letter, code);
    return code;
  });
  return `<${codes.join('')}>`;
}
