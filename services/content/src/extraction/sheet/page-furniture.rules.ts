import type { PageLine } from './page-lines.rules.js';
import { cleanLine, clip, foldSpace } from './clean-text.rules.js';
import { startsQuestion } from './marker.rules.js';

/** A line or picture of a sheet, cleaned. */
export type SheetLine = Omit<PageLine, 'down'>;

/** What stands on the pages of a sheet, and apart from it the texts that stand on most of them. */
export interface Sheet {
  readonly lines: readonly SheetLine[];
  readonly headers: readonly string[];
  /** What a person may be told of it, beyond its questions: all that stands above the middle of its first page. */
  readonly top: readonly string[];
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
/** A field of the first lines with room to write in, wherever it stands in its line. */
const BLANK_FIELD =
  /\b(?:name|student|pupil|class|date|marks?|score|total|grade|index (?:no|number)|duration|signature)\.?\s*[:：]?\s*\$?[_.…]{3,}/i;
/** The name of the sheet's maker, in a line of its own. */
const SCHOOL =
  /^(?:[\p{L}.’'&()-]+\s+){0,6}(?:primary school|school|(?:learning|tuition|education|student care) (?:centre|hub)|academy|publishing)$/iu;
/** Told to who turns the pages. */
const ORDER =
  /^\(?(?:please )?(?:go on to the next page|turn over|do not write in this (?:space|margin)|end of (?:paper|section.{0,8}|booklet.{0,8}))\.?\)?$/i;
/** The first lines of a sheet stand above this share of its first page. */
const TOP = 0.3;
const RULE = /^[\s_.…\-–—=*~•]+$/;

/** Longer lines are no lines of a sheet; they are divided, so that no rule looks at more at once. */
const MAX_LINE_CHARS = 2_000;

/** The lines that are the sheet's own: no headers, footers, page numbers, form fields or ruled lines. */
export function toSheet(pages: readonly (readonly PageLine[])[]): Sheet {
  const cleaned = pages.map((page) => page.map((line) => ({ ...line, text: cleanLine(line.text) })));
  const repeated = listRepeated(cleaned);
  const isRepeated = (line: PageLine) =>
    isInMargin(line) && (repeated.get(fold(line.text)) ?? []).some((place) => isSamePlace(place, line));
  const lines = cleaned.flatMap((page) =>
    page.filter((line) => !isFurniture(line) && !isRepeated(line)).flatMap(divide),
  );
  const headers = (cleaned[0] ?? [])
    .filter((line) => line.down < 0.5 && isRepeated(line) && !isFurniture(line))
    .map((line) => foldSpace(line.text));
  const top = (cleaned[0] ?? []).filter(({ down }) => down < 0.5).map(({ text }) => foldSpace(text));
  return { lines, headers, top };
}

function divide({ down: _down, ...line }: PageLine): SheetLine[] {
  const { text } = line;
  if (text.length <= MAX_LINE_CHARS) return [line];
  const head = clip(text, MAX_LINE_CHARS);
  const pieces = [head];
  for (let at = head.length; at < text.length; at += pieces.at(-1)?.length ?? text.length) {
    while (/\s/.test(text[at] ?? '')) at += 1;
    const piece = clip(text.slice(at, at + MAX_LINE_CHARS + 1), MAX_LINE_CHARS);
    if (piece === '') break;
    pieces.push(piece);
  }
  return pieces.map((piece) => ({ ...line, text: piece }));
}

function isFurniture({ text, down, page, isFigure }: PageLine): boolean {
  if (isFigure) return false;
  if (page === 0 && down < TOP && (BLANK_FIELD.test(text) || SCHOOL.test(text))) return true;
  if (ORDER.test(text)) return true;
  if (text === '' || RULE.test(text) || FORM_FIELD.test(text) || SCORE.test(text)) return true;
  const isAtEdge = down < MARGIN / 2 || down > 1 - MARGIN / 2;
  return PAGE_NUMBER.test(text) && (isAtEdge || /^\W*p/i.test(text));
}

function isInMargin({ down }: PageLine): boolean {
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
function listRepeated(pages: readonly (readonly PageLine[])[]): Map<string, Place[]> {
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
