import { toMathPieces } from '@sumfox/question-kinds/math-pieces';

/** What measures and draws: a document of pdfkit with a current font. */
type Pen = Pick<PDFKit.PDFDocument, 'widthOfString' | 'text' | 'fontSize' | 'lineWidth' | 'moveTo'>;

type Part =
  | { kind: 'text'; text: string; width: number }
  | { kind: 'fraction'; whole: string; top: string; bottom: string; width: number }
  | { kind: 'blank'; width: number };

/** Parts that stay on one line, without a space between them. */
interface Word {
  parts: Part[];
  width: number;
}

export interface MathLine {
  words: Word[];
  height: number;
  /** Whether it holds a stacked fraction. */
  isTall: boolean;
}

const BLANK_WIDTH = 56;
/** Size of the figures of a fraction to that of the text. */
const SMALL = 0.78;

/** Breaks a text into lines of a width, in points. The font of the pen is that of the text. */
export function toMathLines(pen: Pen, text: string, size: number, width: number): MathLine[] {
  pen.fontSize(size);
  const space = pen.widthOfString(' ');
  const lines: MathLine[] = [];
  let line: Word[] = [];
  let used = 0;
  const close = (): void => {
    const isTall = line.some(({ parts }) => parts.some(({ kind }) => kind === 'fraction'));
    lines.push({ words: line, isTall, height: size * (isTall ? 2.1 : 1.42) });
    [line, used] = [[], 0];
  };
  for (const paragraph of text.split('\n')) {
    for (const word of toWords(pen, paragraph, size)) {
      if (line.length > 0 && used + space + word.width > width) close();
      used += (line.length > 0 ? space : 0) + word.width;
      line.push(word);
    }
    close();
  }
  return lines;
}

function toWords(pen: Pen, text: string, size: number): Word[] {
  const words: Word[] = [];
  let parts: Part[] = [];
  const end = (): void => {
    if (parts.length > 0) words.push({ parts, width: parts.reduce((sum, part) => sum + part.width, 0) });
    parts = [];
  };
  for (const piece of toMathPieces(text)) {
    if (piece.kind === 'blank') parts.push({ kind: 'blank', width: BLANK_WIDTH });
    else if (piece.kind === 'fraction') parts.push(toFraction(pen, piece, size));
    else
      for (const [index, run] of piece.text.split(' ').entries()) {
        if (index > 0) end();
        if (run !== '') parts.push({ kind: 'text', text: run, width: pen.widthOfString(run) });
      }
  }
  end();
  return words;
}

function toFraction(
  pen: Pen,
  {
    whole,
    numerator: top,
    denominator: bottom,
  }: { whole: string | null; numerator: string; denominator: string },
  size: number,
): Part {
  const before = whole === null ? 0 : pen.widthOfString(whole) + 1;
  pen.fontSize(size * SMALL);
  const width = before + Math.max(pen.widthOfString(top), pen.widthOfString(bottom)) + 4;
  pen.fontSize(size);
  return { kind: 'fraction', whole: whole ?? '', top, bottom, width };
}

/** Draws a line with its top left corner at a point. */
export function drawMathLine(pen: Pen, line: MathLine, size: number, x: number, y: number): void {
  pen.fontSize(size);
  const space = pen.widthOfString(' ');
  const top = y + (line.height - size * 1.2) / 2;
  let at = x;
  for (const { parts } of line.words) {
    for (const part of parts) {
      drawPart(pen, part, size, at, top);
      at += part.width;
    }
    at += space;
  }
}

const ONE_LINE = { lineBreak: false } as const;

function drawPart(pen: Pen, part: Part, size: number, x: number, top: number): void {
  if (part.kind === 'text') {
    pen.text(part.text, x, top, ONE_LINE);
    return;
  }
  if (part.kind === 'blank') {
    pen
      .lineWidth(0.8)
      .moveTo(x + 2, top + size * 1.1)
      .lineTo(x + part.width - 2, top + size * 1.1)
      .stroke();
    return;
  }
  const before = part.whole === '' ? 0 : pen.widthOfString(part.whole) + 1;
  if (part.whole !== '') pen.text(part.whole, x, top, ONE_LINE);
  const width = part.width - before - 2;
  const middle = top + size * 0.62;
  pen.fontSize(size * SMALL);
  const centred = (text: string): number => x + before + 1 + (width - pen.widthOfString(text)) / 2;
  pen.text(part.top, centred(part.top), middle - size * 0.98, ONE_LINE);
  pen.text(part.bottom, centred(part.bottom), middle + size * 0.08, ONE_LINE);
  pen.fontSize(size);
  pen
    .lineWidth(0.7)
    .moveTo(x + before + 1, middle)
    .lineTo(x + before + 1 + width, middle)
    .stroke();
}
