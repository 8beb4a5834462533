import PDFDocument from 'pdfkit';

type Pen = InstanceType<typeof PDFDocument>;

/** How a line is set. */
export interface Setting {
  size?: number;
  bold?: boolean;
  font?: 'Helvetica' | 'Times-Roman';
  /** Draws fractions one above the other; else `3/4`. */
  isStacked?: boolean;
}

const BOLD = { Helvetica: 'Helvetica-Bold', 'Times-Roman': 'Times-Bold' } as const;
const LEADING = 1.35;

/** Writes A4 pages like a word processor: a run of letters for each piece of a line. */
export class SheetPage {
  readonly pen: Pen;
  readonly width = 595;
  readonly height = 842;
  y = 56;
  private readonly pieces: Buffer[] = [];
  private readonly onPage: (page: SheetPage, number: number) => void;
  private number = 1;

  constructor(onPage: (page: SheetPage, number: number) => void = () => undefined) {
    this.pen = new PDFDocument({ size: [this.width, this.height], margin: 0 });
    this.pen.on('data', (piece: Buffer) => this.pieces.push(piece));
    this.onPage = onPage;
    onPage(this, 1);
  }

  /** Begins a new page, with its header and footer. */
  turn(): void {
    this.pen.addPage({ size: [this.width, this.height], margin: 0 });
    this.y = 56;
    this.number += 1;
    this.onPage(this, this.number);
  }

  /** Turns the page unless so many points are left. */
  need(points: number): void {
    if (this.y + points > this.height - 70) this.turn();
  }

  /** One run of letters at a place; returns where it ends. */
  put(text: string, x: number, y: number, setting: Setting = {}): number {
    const { size = 12, bold = false, font = 'Helvetica' } = setting;
    this.pen.font(bold ? BOLD[font] : font).fontSize(size);
    this.pen.text(text, x, y, { lineBreak: false });
    return x + this.pen.widthOfString(text);
  }

  /** A run that ends at a place. */
  putRight(text: string, right: number, y: number, setting: Setting = {}): void {
    const { size = 12, bold = false, font = 'Helvetica' } = setting;
    this.pen.font(bold ? BOLD[font] : font).fontSize(size);
    this.put(text, right - this.pen.widthOfString(text), y, setting);
  }

  putCentre(text: string, y: number, setting: Setting = {}): void {
    const { size = 12, bold = false, font = 'Helvetica' } = setting;
    this.pen.font(bold ? BOLD[font] : font).fontSize(size);
    this.put(text, (this.width - this.pen.widthOfString(text)) / 2, y, setting);
  }

  line(x: number, y: number, toX: number, toY: number, weight = 0.7): void {
    this.pen.lineWidth(weight).moveTo(x, y).lineTo(toX, toY).stroke();
  }

  /** Wrapped text from `x` within `width`; returns the y below it and the end of its last line. */
  flow(
    text: string,
    x: number,
    y: number,
    width: number,
    setting: Setting = {},
  ): { y: number; endX: number; lastY: number } {
    const { size = 12, isStacked = false } = setting;
    const step = size * (isStacked && text.includes('{') ? 1.9 : LEADING);
    let [at, run, top] = [x, '', y];
    const flush = (): void => {
      if (run === '') return;
      at = this.put(run, at, top, setting);
      run = '';
    };
    for (const word of text.split(' ')) {
      const shown = isStacked ? word : toPlain(word);
      this.pen
        .font(setting.bold ? BOLD[setting.font ?? 'Helvetica'] : (setting.font ?? 'Helvetica'))
        .fontSize(size);
      const space = run === '' && at === x ? '' : ' ';
      const wide = this.pen.widthOfString(run + space + shown.replace(/\{(\d+)\/(\d+)\}/g, '$2'));
      if (at + wide > x + width && at + run.length > x) {
        flush();
        [at, top] = [x, top + step];
      }
      run += at === x && run === '' ? '' : ' ';
      for (const piece of shown.split(/(\{\d+\/\d+\})/)) {
        const [, numerator, denominator] = /^\{(\d+)\/(\d+)\}$/.exec(piece) ?? [];
        if (numerator === undefined || denominator === undefined) {
          run += piece;
          continue;
        }
        flush();
        at = this.stack(numerator, denominator, at + 1, top, size, setting);
      }
    }
    flush();
    return { y: top + step, endX: at, lastY: top };
  }

  private stack(above: string, below: string, x: number, y: number, size: number, setting: Setting): number {
    const small = { ...setting, size: size * 0.8 };
    this.pen.fontSize(small.size);
    const wide = Math.max(this.pen.widthOfString(above), this.pen.widthOfString(below));
    const middle = (text: string): number => x + (wide - this.pen.widthOfString(text)) / 2;
    this.put(above, middle(above), y - size * 0.42, small);
    this.line(x - 0.5, y + size * 0.42, x + wide + 0.5, y + size * 0.42, 0.6);
    this.put(below, middle(below), y + size * 0.52, small);
    return x + wide + 1.5;
  }

  /** A grid with a text in each cell; returns the y below it. */
  table(
    rows: readonly (readonly string[])[],
    x: number,
    y: number,
    cell: { width: number; height: number },
    setting: Setting = {},
  ): number {
    const columns = rows[0]?.length ?? 0;
    rows.forEach((row, down) =>
      row.forEach((text, across) => {
        if (setting.isStacked !== undefined || text !== '')
          this.put(toPlain(text), x + across * cell.width + 4, y + down * cell.height + 4, setting);
      }),
    );
    for (let down = 0; down <= rows.length; down += 1)
      this.line(x, y + down * cell.height, x + columns * cell.width, y + down * cell.height);
    for (let across = 0; across <= columns; across += 1)
      this.line(x + across * cell.width, y, x + across * cell.width, y + rows.length * cell.height);
    return y + rows.length * cell.height + 8;
  }

  /** The picture of a question; returns the y below it. */
  picture(kind: 'bar' | 'rectangle' | 'table', x: number, y: number): number {
    if (kind === 'table')
      return this.table(
        [
          ['Name', 'Ali', 'Bala', 'Chen', 'Devi'],
          ['Books', '12', '9', '15', '8'],
        ],
        x,
        y,
        { width: 48, height: 20 },
        { size: 11 },
      );
    if (kind === 'rectangle') {
      this.pen
        .lineWidth(1)
        .rect(x + 20, y + 4, 130, 52)
        .stroke();
      this.put('18 cm', x + 66, y + 60, { size: 10 });
      this.put('7 cm', x + 156, y + 24, { size: 10 });
      return y + 80;
    }
    this.pen
      .lineWidth(0.8)
      .rect(x, y + 2, 250, 22)
      .stroke();
    for (const part of [1, 2, 3, 4]) this.line(x + part * 50, y + 2, x + part * 50, y + 24);
    return y + 34;
  }

  /** The finished PDF. */
  async end(): Promise<Uint8Array> {
    const done = new Promise<void>((resolve) => this.pen.once('end', () => resolve()));
    this.pen.end();
    await done;
    return new Uint8Array(Buffer.concat(this.pieces));
  }
}

/** A text with its fractions in one line. */
export function toPlain(text: string): string {
  return text.replace(
    /(\d?)\{(\d+)\/(\d+)\}/g,
    (_, whole: string, above: string, below: string) => `${whole === '' ? '' : `${whole} `}${above}/${below}`,
  );
}
