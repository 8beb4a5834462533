/** One run of letters where it stands on its page, in points from the page's upper left corner. */
export interface PdfRun {
  readonly text: string;
  readonly x: number;
  /** The height of the line that the letters stand on. */
  readonly y: number;
  readonly width: number;
  /** Height of its letters; 0 where the file has none. */
  readonly size: number;
}

/** The box around something drawn, in points from the page's upper left corner. */
export interface PdfShape {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly isImage: boolean;
}

/** One page as it stands in the file. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** In the order of the file. */
  readonly runs: readonly PdfRun[];
  /** Empty where the drawings took too long to read. */
  readonly shapes: readonly PdfShape[];
  /** Its letters were recognised in a picture, and may be wrong. */
  readonly isScan?: boolean;
}

/** A straight run of ink one pixel thick, as a box in pixels of the picture. */
export type Ruling = readonly [left: number, top: number, right: number, bottom: number];

/** What was recognised on the picture of a page. */
export interface ScannedPage {
  /** From 0. */
  readonly page: number;
  /** The words in hOCR, with places in pixels of the picture. */
  readonly hocr: string;
  /** Rows of ink as long as no letter, then upright ones, which may be strokes of letters. */
  readonly rulings: readonly Ruling[];
  readonly pixelsPerPoint: number;
}

/** The parser process' message about a file. */
export type ParsedPdf =
  | { readonly kind: 'pages'; readonly pages: readonly PdfPage[] }
  | { readonly kind: 'refused'; readonly why: 'encrypted' | 'too-many-pages' | 'damaged' };

/** Arguments of the parsing process. */
export interface ParserLimits {
  readonly maxPages: number;
  /** Limit for all pages together. */
  readonly maxCharacters: number;
  /** Limit for all pages together. */
  readonly maxRuns: number;
  /** Limit of each page. */
  readonly maxShapes: number;
}

/** Arguments of the process that recognises letters in the pictures of pages. */
export interface ScanLimits {
  /** Pages without text, from 0. */
  readonly scannedPages: readonly number[];
  /** Larger images are left out. */
  readonly maxImagePixels: number;
  readonly pixelsPerPoint: number;
  /** Compressed data of the language. */
  readonly languageFile: string;
}

/**
 * Message of the parsing process while it works, once with the text, and once with the drawings of pages that have
 * text. After text it may end without drawings. A process that recognises letters says each page, and that it is done.
 */
export type ParserMessage =
  | { readonly rssBytes: number }
  | { readonly parsed: ParsedPdf }
  | { readonly shapes: readonly (readonly PdfShape[])[] }
  | { readonly scanned: ScannedPage }
  | { readonly isDone: true };
