/** One line of a page as it stands there, in the order of the file. */
export interface PdfLine {
  readonly text: string;
  /** Height of its letters in points; 0 where the file has none. */
  readonly size: number;
  /** How far down the page, 0 at its top and 1 at its bottom. */
  readonly down: number;
}

/** The lines of one page. */
export type PdfPage = readonly PdfLine[];

/** The parser process' message about a file. */
export type ParsedPdf =
  | { readonly kind: 'pages'; readonly pages: readonly PdfPage[] }
  | { readonly kind: 'refused'; readonly why: 'encrypted' | 'too-many-pages' | 'damaged' };

/** Arguments of the parsing process. */
export interface ParserLimits {
  readonly maxPages: number;
  /** Limit for all pages together. */
  readonly maxCharacters: number;
}

/** Message of the parsing process while it works, and once at its end. */
export type ParserMessage = { readonly rssBytes: number } | { readonly parsed: ParsedPdf };
