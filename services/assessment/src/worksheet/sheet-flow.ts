/** A4 in points, and the frame of the text. */
export const SHEET = { width: 595.28, height: 841.89, margin: 42, foot: 56, gap: 24 } as const;

/** Puts blocks into the columns of pages, one below the other. */
export class SheetFlow {
  private column = 0;
  private top: number = SHEET.margin;
  private y: number = SHEET.margin;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly columns: 1 | 2,
  ) {}

  /** Width of a column. */
  get width(): number {
    return (SHEET.width - 2 * SHEET.margin - (this.columns - 1) * SHEET.gap) / this.columns;
  }

  /** Height of a column without a head. */
  get fullHeight(): number {
    return SHEET.height - SHEET.margin - SHEET.foot;
  }

  /** Begins the columns below a head of the page. */
  startAt(y: number): void {
    [this.column, this.top, this.y] = [0, y, y];
  }

  /** Takes room for a block of a height, and returns its top left corner. A block is never broken. */
  take(height: number): { x: number; y: number } {
    if (this.y + height > SHEET.margin + this.fullHeight && this.y > this.top) this.next();
    const corner = { x: SHEET.margin + this.column * (this.width + SHEET.gap), y: this.y };
    this.y += height;
    return corner;
  }

  private next(): void {
    this.column += 1;
    if (this.column === this.columns) {
      this.document.addPage();
      this.startAt(SHEET.margin);
    } else this.y = this.top;
  }
}
