/** Width of every drawing in user units, so that 14 units of text stay legible on a 320 px screen. */
export const DRAWING_WIDTH = 320;
export const FONT_SIZE = 14;

export const INK = {
  text: '#1F2A44',
  line: '#1D5FD1',
  blue: '#E8F0FE',
  amber: '#FFF3D6',
  green: '#E6F6EC',
  plain: '#FFFFFF',
  grid: '#C5CCDC',
} as const;

const NARROW = new Set([..."ijlI.,:;'|!()[] 1ft°"]);
const WIDE = new Set([...'mwMWℓ%@□△○']);

/** Bold letters are this much wider. */
export const BOLD = 1.1;

/** Estimated width of a label in user units; a little generous, so that labels never touch. */
export function textWidth(text: string, size = FONT_SIZE): number {
  let ems = 0;
  for (const char of text) {
    ems += NARROW.has(char) ? 0.36 : WIDE.has(char) ? 0.92 : /[A-Z]/.test(char) ? 0.7 : 0.6;
  }
  return ems * size;
}

/** Text for an element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

const round = (value: number): number => Math.round(value * 10) / 10;
const n = (value: number): string => String(round(value));

export type Anchor = 'start' | 'middle' | 'end';

/** Collects shapes and labels; knows only elements and attributes that are safe to show. */
export class Canvas {
  private readonly marks: string[] = [];
  /** Left, top, width and height of each thing that can be counted, in reading order. */
  readonly things: Array<[left: number, top: number, width: number, height: number]> = [];
  /** Lowest point used so far. */
  bottom = 0;

  private grow(y: number): void {
    this.bottom = Math.max(this.bottom, y);
  }

  /** Notes a thing that can be counted, by its middle. */
  countable(cx: number, cy: number, width: number, height = width): void {
    this.things.push([round(cx - width / 2), round(cy - height / 2), round(width), round(height)]);
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string,
    options: { dashed?: boolean; radius?: number; stroke?: string } = {},
  ): void {
    const dash = options.dashed ? ' stroke-dasharray="5 4"' : '';
    const radius = options.radius ? ` rx="${n(options.radius)}"` : '';
    this.marks.push(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius} fill="${fill}" stroke="${options.stroke ?? INK.line}" stroke-width="1.5"${dash}/>`,
    );
    this.grow(y + height);
  }

  line(x1: number, y1: number, x2: number, y2: number, stroke: string = INK.line, width = 1.5): void {
    this.marks.push(
      `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`,
    );
    this.grow(Math.max(y1, y2));
  }

  circle(cx: number, cy: number, r: number, fill: string, stroke: string = INK.line): void {
    this.marks.push(
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`,
    );
    this.grow(cy + r);
  }

  polygon(points: ReadonlyArray<readonly [number, number]>, fill: string, stroke: string = INK.line): void {
    const list = points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
    this.marks.push(
      `<polygon points="${list}" fill="${fill}" stroke="${stroke}" stroke-width="1.5" stroke-linejoin="round"/>`,
    );
    this.grow(Math.max(...points.map(([, y]) => y)));
  }

  polyline(points: ReadonlyArray<readonly [number, number]>, stroke: string = INK.line): void {
    const list = points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
    this.marks.push(
      `<polyline points="${list}" fill="none" stroke="${stroke}" stroke-width="2" stroke-linejoin="round"/>`,
    );
    this.grow(Math.max(...points.map(([, y]) => y)));
  }

  /** Path data made of numbers and the letters M, L, A, Q only. */
  path(data: string, fill = 'none', bottom = 0): void {
    this.marks.push(`<path d="${data}" fill="${fill}" stroke="${INK.line}" stroke-width="1.5"/>`);
    this.grow(bottom);
  }

  /** `y` is the baseline. */
  text(
    x: number,
    y: number,
    label: string,
    anchor: Anchor = 'middle',
    options: { bold?: boolean } = {},
  ): void {
    if (label === '') return;
    const weight = options.bold ? ' font-weight="700"' : '';
    this.marks.push(
      `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" font-size="${FONT_SIZE}"${weight} fill="${INK.text}">${escapeXml(label)}</text>`,
    );
    this.grow(y + 4);
  }

  /** The whole drawing; `alt` becomes its title. */
  toSvg(alt: string): string {
    const height = Math.ceil(this.bottom + 8);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DRAWING_WIDTH} ${height}" role="img" font-family="Nunito, Andika, sans-serif">` +
      `<title>${escapeXml(alt)}</title><rect x="0" y="0" width="${DRAWING_WIDTH}" height="${height}" fill="#FFFFFF"/>` +
      `${this.marks.join('')}</svg>`
    );
  }
}

/** Rounded coordinate pair for path data. */
export function at(x: number, y: number): string {
  return `${n(x)} ${n(y)}`;
}
