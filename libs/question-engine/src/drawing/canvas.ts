import type { DrawnThing } from '@sumfox/contracts/question/manipulative';

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

/**
 * Fills of things that young children count, sort and move. Dark letters on each have a contrast of 4.5 or more;
 * meaning is never carried by the colour alone.
 */
export const BRIGHT = {
  yellow: '#FFCF4D',
  orange: '#FF9E5C',
  green: '#74D194',
  blue: '#7DBBF7',
  teal: '#6FD3CB',
  violet: '#BFA6F5',
  wood: '#F3D9A8',
  silver: '#DCE3EE',
} as const;

const NARROW = new Set([..."ijlI.,:;'|!()[] 1ft°"]);
const WIDE = new Set([...'mwMWℓ%@□△○']);

/** Bold letters are this much wider. */
export const BOLD = 1.1;

/** Estimated width of a label in user units; a little generous, so that labels never touch. */
export function textWidth(text: string, size = FONT_SIZE): number {
  let ems = 0;
  for (const char of text)
    ems += NARROW.has(char) ? 0.36 : WIDE.has(char) ? 0.92 : char >= 'A' && char <= 'Z' ? 0.7 : 0.6;
  return ems * size;
}

/** Text for an element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Room beside a framed drawing, and the narrowest frame: a small drawing grows no further. */
const FRAME_MARGIN = 8;
const LEAST_FRAME = 190;

/** Stands for each x of the marks: where it comes to is known when all is drawn. */
const X_MARK = '\u0001';

const round = (value: number): number => Math.round(value * 10) / 10;
const n = (value: number): string => String(round(value));

export type Anchor = 'start' | 'middle' | 'end';

/** Numbers of each command of path data, and which of them are x. */
const PATH_STEPS: Readonly<Record<string, { count: number; isX: (place: number) => boolean }>> = {
  M: { count: 2, isX: (place) => place === 0 },
  L: { count: 2, isX: (place) => place === 0 },
  Q: { count: 4, isX: (place) => place % 2 === 0 },
  A: { count: 7, isX: (place) => place === 5 },
};

/** Path data with every x told to a function and replaced by its result. */
function mapPathX(data: string, toX: (x: number) => string): string {
  return data.replace(/([MLQA])([^MLQA]*)/g, (_, command: string, rest: string) => {
    const { count = 1, isX = () => false } = PATH_STEPS[command] ?? {};
    const numbers = rest.trim().split(/[\s,]+/);
    return `${command}${numbers.map((each, i) => (isX(i % count) ? toX(Number(each)) : each)).join(' ')} `;
  });
}

type Place = [left: number, top: number, width: number, height: number];
type Point = readonly [x: number, y: number];

/** How many x the first marks of a drawing have, and from where to where they reach. */
interface Drawn {
  count: number;
  left: number;
  right: number;
}

/** Collects shapes and labels; knows only elements and attributes that are safe to show. */
export class Canvas {
  private readonly marks: string[] = [];
  /** Each x of the marks, in their order. */
  private readonly places: number[] = [];
  private width = DRAWING_WIDTH;
  /** Added to every x. */
  private shift = 0;
  /** What is drawn so far reaches from here to there, before it is framed. */
  private left = DRAWING_WIDTH;
  right = 0;
  private readonly counted: Place[] = [];
  /** What is drawn into the drawing as an answer, for drawings without a frame. */
  board: DrawnThing | null = null;
  /** Lowest point used so far. */
  bottom = 0;

  private grow(y: number): void {
    this.bottom = Math.max(this.bottom, y);
  }

  private reach(x: number): void {
    this.left = Math.min(this.left, x);
    this.right = Math.max(this.right, x);
  }

  /** What stands for an x. */
  private x(x: number): string {
    this.reach(x);
    this.places.push(x);
    return X_MARK;
  }

  /** Cuts the drawing at both sides, so that it fills its place and stands in the middle. */
  fitFrame(): void {
    this.width = Math.min(
      DRAWING_WIDTH,
      Math.max(LEAST_FRAME, Math.ceil(this.right - this.left) + 2 * FRAME_MARGIN),
    );
    this.shift = round((this.width - this.right - this.left) / 2);
  }

  /** How much is drawn so far, and from where to where. */
  mark(): Drawn {
    return { count: this.places.length, left: this.left, right: this.right };
  }

  /** Moves what was drawn until then to the middle of all. What is drawn into as an answer keeps its place. */
  moveToMiddle({ count, left, right }: Drawn): void {
    const by = round((this.left + this.right - left - right) / 2);
    if (this.board !== null || by === 0) return;
    for (let i = 0; i < count; i += 1) this.places[i] = (this.places[i] ?? 0) + by;
    for (const place of this.counted) place[0] += by;
  }

  /** Notes a thing that can be counted, by its middle. */
  countable(cx: number, cy: number, width: number, height = width): void {
    this.reach(cx - width / 2);
    this.counted.push([cx - width / 2, round(cy - height / 2), round(width), round(height)]);
  }

  /** The place of each thing that can be counted, in reading order. */
  listThings(): Place[] {
    return this.counted.map(([left, ...others]) => [round(left + this.shift), ...others]);
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
    this.reach(x + width);
    this.marks.push(
      `<rect x="${this.x(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius} fill="${fill}" stroke="${options.stroke ?? INK.line}" stroke-width="1.5"${dash}/>`,
    );
    this.grow(y + height);
  }

  line(x1: number, y1: number, x2: number, y2: number, stroke: string = INK.line, width = 1.5): void {
    this.marks.push(
      `<line x1="${this.x(x1)}" y1="${n(y1)}" x2="${this.x(x2)}" y2="${n(y2)}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`,
    );
    this.grow(Math.max(y1, y2));
  }

  /** A line in dashes, each with its gap about as long as `dash`. */
  broken(from: Point, to: Point, dash: number, stroke: string, width: number): void {
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / dash));
    const spot = (share: number): [number, number] => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    for (let i = 0; i < steps; i += 1)
      this.line(...spot(i / steps), ...spot((i + 0.55) / steps), stroke, width);
  }

  circle(cx: number, cy: number, r: number, fill: string, stroke: string = INK.line): void {
    this.reach(cx - r);
    this.reach(cx + r);
    this.marks.push(
      `<circle cx="${this.x(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`,
    );
    this.grow(cy + r);
  }

  polygon(points: ReadonlyArray<readonly [number, number]>, fill: string, stroke: string = INK.line): void {
    const list = points.map(([x, y]) => `${this.x(x)},${n(y)}`).join(' ');
    this.marks.push(
      `<polygon points="${list}" fill="${fill}" stroke="${stroke}" stroke-width="1.5" stroke-linejoin="round"/>`,
    );
    this.grow(Math.max(...points.map(([, y]) => y)));
  }

  polyline(points: ReadonlyArray<readonly [number, number]>, stroke: string = INK.line): void {
    const list = points.map(([x, y]) => `${this.x(x)},${n(y)}`).join(' ');
    this.marks.push(
      `<polyline points="${list}" fill="none" stroke="${stroke}" stroke-width="2" stroke-linejoin="round"/>`,
    );
    this.grow(Math.max(...points.map(([, y]) => y)));
  }

  /** Path data made of numbers and the letters M, L, A, Q only. */
  path(data: string, fill = 'none', bottom = 0, stroke: string = INK.line): void {
    this.marks.push(
      `<path d="${mapPathX(data, (x) => this.x(x)).trim()}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`,
    );
    this.grow(bottom);
  }

  /** `y` is the baseline. A plate in one colour lies under letters on a grid or a scale. */
  text(
    x: number,
    y: number,
    label: string,
    anchor: Anchor = 'middle',
    options: { bold?: boolean; plate?: string } = {},
  ): void {
    if (label === '') return;
    const weight = options.bold ? ' font-weight="700"' : '';
    const width = textWidth(label) * (options.bold ? BOLD : 1);
    const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
    this.reach(left);
    this.reach(left + width);
    const { plate } = options;
    if (plate !== undefined)
      this.rect(left - 1, y - FONT_SIZE * 0.82, width + 2, FONT_SIZE * 1.04, plate, { stroke: plate });
    this.marks.push(
      `<text x="${this.x(x)}" y="${n(y)}" text-anchor="${anchor}" font-size="${FONT_SIZE}"${weight} fill="${INK.text}">${escapeXml(label)}</text>`,
    );
    this.grow(y + 4);
  }

  /** The marks with each x where it comes to. */
  private get placed(): string {
    const [first = '', ...texts] = this.marks.join('').split(X_MARK);
    return first + texts.map((text, i) => `${n((this.places[i] ?? 0) + this.shift)}${text}`).join('');
  }

  /** The whole drawing; `alt` becomes its title. */
  toSvg(alt: string): string {
    const height = Math.ceil(this.bottom + 8);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${height}" role="img" font-family="Nunito, Andika, sans-serif">` +
      `<title>${escapeXml(alt)}</title><rect x="0" y="0" width="${this.width}" height="${height}" fill="#FFFFFF"/>` +
      `${this.placed}</svg>`
    );
  }
}

/** Rounded coordinate pair for path data. */
export function at(x: number, y: number): string {
  return `${n(x)} ${n(y)}`;
}
