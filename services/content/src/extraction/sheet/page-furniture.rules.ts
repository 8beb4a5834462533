import type { PdfLine, PdfPage } from '../parser/pdf-page.js';
import { cleanLine, clip, foldSpace } from './clean-text.rules.js';
import { startsQuestion } from './marker.rules.js';

/** A line of a sheet, cleaned. */
export interface SheetLine {
  readonly text: string;
  /** Height of its letters in points; 0 where unknown. */
  readonly size: number;
}

/** What stands on the pages of a sheet, and apart from it the texts that stand on most of them. */
export interface Sheet {
  readonly lines: readonly SheetLine[];
  readonly headers: readonly string[];
}

/** A header or footer stands within this share of the page from its edge. */
const MARGIN = 0.12;
/** Where a header stands on one page and on the next, at most so far apart. */
const SAME_PLACE = 0.03;

const PAGE_NUMBER =
  /^(?:[-–—~|]\s*)?(?:(?:page|pg\.?|p\.)\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?(?:\s*[-–—~|])?$/i;
/** Form fields and what was filled in; not part of the sheet. */
const FORM_FIELD =
  /^(?:(?:full |pupil['’]?s? |student['’]?s? |child['’]?s? )?name|class|date|school|teacher|parent['’]?s? signature)\s*(?:[:：]|[_.…]{3,})|^(?:index|register) (?:no|number)\b[\s.:：_\d]*$/i;
const SCORE = /^(?:(?:total )?(?:score|marks?)|total)\s*[:：]?\s*[\d_.…\s]*\/\s*\d{1,3}(?:\s*marks?)?$/i;
const RULE = /^[\s_.…\-–—=*~•]+$/;

/** Longer lines are no lines of a sheet; they are divided, so that no rule looks at more at once. */
const MAX_LINE_CHARS = 2_000;

/** The lines that are the sheet's own: no headers, footers, page numbers, form fields or ruled lines. */
export function toSheet(pages: readonly PdfPage[]): Sheet {
  const cleaned = pages.map((page) => page.map((line) => ({ ...line, text: cleanLine(line.text) })));
  const repeated = listRepeated(cleaned);
  const isRepeated = (line: PdfLine) =>
    isInMargin(line) && (repeated.get(fold(line.text)) ?? []).some((place) => isSamePlace(place, line));
  const lines = cleaned.flatMap((page) =>
    page.filter((line) => !isFurniture(line) && !isRepeated(line)).flatMap(divide),
  );
  const headers = (cleaned[0] ?? [])
    .filter((line) => line.down < 0.5 && isRepeated(line) && !isFurniture(line))
    .map((line) => foldSpace(line.text));
  return { lines, headers };
}

function divide({ text, size }: PdfLine): SheetLine[] {
  if (text.length <= MAX_LINE_CHARS) return [{ text, size }];
  const head = clip(text, MAX_LINE_CHARS);
  const pieces = [head];
  for (let at = head.length; at < text.length; at += pieces.at(-1)?.length ?? text.length) {
    while (/\s/.test(text[at] ?? '')) at += 1;
    const piece = clip(text.slice(at, at + MAX_LINE_CHARS + 1), MAX_LINE_CHARS);
    if (piece === '') break;
    pieces.push(piece);
  }
  return pieces.map((piece) => ({ text: piece, size }));
}

function isFurniture({ text, down }: PdfLine): boolean {
  if (text === '' || RULE.test(text) || FORM_FIELD.test(text) || SCORE.test(text)) return true;
  const isAtEdge = down < MARGIN / 2 || down > 1 - MARGIN / 2;
  return PAGE_NUMBER.test(text) && (isAtEdge || /^\W*p/i.test(text));
}

function isInMargin({ down }: PdfLine): boolean {
  return down < MARGIN || down > 1 - MARGIN;
}

function isSamePlace(one: { down: number }, other: { down: number }): boolean {
  return Math.abs(one.down - other.down) <= SAME_PLACE;
}

/**
 * What counts as the same text on another page. Numbers of pages, weeks and years go with the words they stand in; of
 * figures alone, a sum is alike but for its numbers, and no header.
 */
function fold(text: string): string {
  const isWordy = (text.match(/\p{L}{2,}/gu) ?? []).length >= 2;
  return isWordy ? foldSpace(text).toLowerCase().replace(/\d+/g, '#') : text;
}

/** A place in the margin, and the pages on which a text stands there. */
interface Place {
  readonly down: number;
  readonly pages: Set<number>;
}

/** Texts that stand at the same place in the margin of at least two pages and of half of all. */
function listRepeated(pages: readonly PdfPage[]): Map<string, Place[]> {
  const texts = new Map<string, Place[]>();
  pages.forEach((page, number) => {
    for (const line of page.filter((each) => isInMargin(each) && !startsQuestion(each.text))) {
      const places = texts.get(fold(line.text)) ?? [];
      const place = places.find((each) => isSamePlace(each, line));
      if (place) place.pages.add(number);
      else texts.set(fold(line.text), [...places, { down: line.down, pages: new Set([number]) }]);
    }
  });
  const needed = Math.max(2, Math.ceil(pages.length / 2));
  for (const [text, places] of texts)
    texts.set(
      text,
      places.filter((place) => place.pages.size >= needed),
    );
  return texts;
}
