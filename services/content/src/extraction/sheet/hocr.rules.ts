import type { PdfRun, ScannedPage } from '../parser/pdf-page.js';

/** Words that the recogniser is less sure of, in percent, are mostly stains and parts of drawings. */
const LEAST_SURE = 20;
/** Longest text of a page that is read. */
const MAX_LENGTH = 2_000_000;

const LINE =
  /<span class='ocr_(?:line|header|textfloat|caption)'[^>]*title="([^"]*)">([\s\S]*?)\n\s*<\/span>\n?(?=\s*<(?:span|\/p))/g;
const WORD = /<span class='ocrx_word'[^>]*title='([^']*)'>([\s\S]*?)<\/span>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * The words recognised on a page as runs of letters, in points. Source: the hOCR specification, kba.github.io/hocr-spec:
 * `baseline` is the slope of the line, and its height at the left edge over the box's lower edge.
 */
export function toRuns({ hocr, pixelsPerPoint }: Omit<ScannedPage, 'rulings'>): PdfRun[] {
  const toPoints = (pixels: number): number => Math.round((pixels / pixelsPerPoint) * 100) / 100;
  let lastNumber = 0;
  return [...hocr.slice(0, MAX_LENGTH).matchAll(LINE)].flatMap(([, title = '', words = '']) => {
    const [left = 0, , , bottom = 0] = numbersAfter(title, 'bbox');
    const [slope = 0, rise = 0] = numbersAfter(title, 'baseline');
    const [size = 0] = numbersAfter(title, 'x_size');
    const runs = [...words.matchAll(WORD)].flatMap(([, place = '', inner = '']) => {
      const text = toText(inner);
      const [from = 0, , to = 0] = numbersAfter(place, 'bbox');
      const [sure = 0] = numbersAfter(place, 'x_wconf');
      if (text === '' || sure < LEAST_SURE) return [];
      const y = bottom + rise + slope * (from - left);
      return [{ text, x: toPoints(from), y: toPoints(y), width: toPoints(to - from), size: toPoints(size) }];
    });
    const numbered = withOwnNumber(withTimes(runs), lastNumber);
    lastNumber = leadingNumber(numbered) ?? lastNumber;
    return numbered;
  });
}

/** A cross between numbers is read as the letter x. */
function withTimes(runs: readonly PdfRun[]): PdfRun[] {
  return runs.map((run, at) => {
    const text = run.text.replace(/(?<=\d)[xX](?=\d)/g, '×');
    const before = /\d$/.test(runs[at - 1]?.text ?? '');
    const isBetween = before && (/^[xX]\d/.test(text) || (/^[xX]$/.test(text) && isNumber(runs[at + 1])));
    return { ...run, text: isBetween ? text.replace(/^[xX]/, '×') : text };
  });
}

const isNumber = (run: PdfRun | undefined): boolean => run !== undefined && /^\d/.test(run.text);

const leadingNumber = ([first]: readonly PdfRun[]): number | null => {
  const number = /^(\d{1,2})[.)]/.exec(first?.text ?? '')?.[1];
  return number === undefined ? null : Number(number);
};

/**
 * Narrow spaces are lost after the number of a line: `2.66` after line 1 is the answer 66 of question 2, and `3C` is its
 * option C.
 */
function withOwnNumber(runs: readonly PdfRun[], lastNumber: number): PdfRun[] {
  const [first, ...rest] = runs;
  if (!first) return [];
  const [, number = '', mark = '', text = ''] =
    /^(\d{1,2})([.)])([^.)].*)$/.exec(first.text) ?? /^(\d{1,2})()([A-D])$/.exec(first.text) ?? [];
  const isNext = Number(number) === lastNumber + 1;
  if (text === '' || (!isNext && mark !== '')) return [...runs];
  const step = first.width / first.text.length;
  const share = step * (number.length + mark.length);
  // The gap is wide enough for a space, and no wider.
  const gap = first.size / 4;
  return [
    { ...first, text: `${number}${mark || '.'}`, width: share - gap },
    { ...first, text, x: first.x + share, width: first.width - share },
    ...rest,
  ];
}

function numbersAfter(title: string, name: string): number[] {
  const found = new RegExp(`(?:^|; )${name} ([-\\d. ]+)`).exec(title)?.[1] ?? '';
  return found.trim().split(' ').map(Number).filter(Number.isFinite);
}

const toText = (inner: string): string =>
  inner
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
