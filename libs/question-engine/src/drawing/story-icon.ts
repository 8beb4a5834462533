import { BRIGHT, type Canvas, INK } from './canvas.js';
import sheet from './story-icons.json' with { type: 'json' };

/** Marks of a small drawing round its middle, which reaches about 12 to each side; colours by their names. */
type Mark =
  | ['circle', x: number, y: number, r: number, fill: string, stroke: string]
  | ['rect', x: number, y: number, w: number, h: number, radius: number, fill: string, stroke: string]
  | ['polygon', points: string, fill: string, stroke: string]
  | ['path', data: string, fill: string, stroke: string];

/** A thing of a story and its drawing. */
export interface StoryIcon {
  name: string;
  /** Stands for a measure alone, such as the scale for a mass. */
  isMeasure?: boolean;
  marks: readonly Mark[];
}

const ICONS = (sheet.icons as unknown as ReadonlyArray<StoryIcon & { words: string }>).map(
  ({ words, ...icon }) => ({ ...icon, named: new RegExp(`(?<![\\w$])(?:${words})(?!\\w)`, 'i') }),
);
const FOX = sheet.fox as unknown as readonly Mark[];
const CHILD = sheet.child as unknown as readonly Mark[];
const GIRL = sheet.girl as unknown as readonly Mark[];

const COLOURS: Readonly<Record<string, string>> = { ...INK, ...BRIGHT, ...sheet.colours, none: 'none' };

/** The first thing of the sheet that a text tells of; null where it tells of none. */
export function findIcon(text: string): StoryIcon | null {
  // What something is compared with stands on its own card.
  const told = text.replace(/ than [^.]*/g, '');
  return ICONS.find(({ named }) => named.test(told)) ?? null;
}

/** A head that stands for somebody of a story. */
export type Face = 'girl' | 'boy';

/** A number of path data or of points, moved by the middle that its place asks for. */
function moveNumbers(text: string, cx: number, cy: number): string {
  let at = 0;
  return text.replace(/-?\d+(?:\.\d+)?/g, (number) => String(Number(number) + (at++ % 2 === 0 ? cx : cy)));
}

function drawMarks(
  canvas: Canvas,
  marks: readonly Mark[],
  [cx, cy]: readonly [number, number],
  own: Readonly<Record<string, string>> = {},
): void {
  const colour = (name: string): string => own[name] ?? COLOURS[name] ?? name;
  for (const mark of marks) {
    const fill = colour(String(mark.at(-2)));
    const stroke = colour(String(mark.at(-1)));
    switch (mark[0]) {
      case 'circle':
        canvas.circle(cx + mark[1], cy + mark[2], mark[3], fill, stroke);
        break;
      case 'rect':
        canvas.rect(cx + mark[1], cy + mark[2], mark[3], mark[4], fill, { radius: mark[5], stroke });
        break;
      case 'polygon':
        canvas.polygon(
          mark[1].split(' ').map((point): [number, number] => {
            const [x = 0, y = 0] = point.split(',').map(Number);
            return [cx + x, cy + y];
          }),
          fill,
          stroke,
        );
        break;
      case 'path':
        canvas.path(moveNumbers(mark[1], cx, cy), fill, cy, stroke);
    }
  }
}

/** Draws a thing round a point, 12 to each side. */
export function drawIcon(canvas: Canvas, icon: StoryIcon, cx: number, cy: number): void {
  drawMarks(canvas, icon.marks, [cx, cy]);
}

/** The head of the fox round a point. */
export function drawFoxHead(canvas: Canvas, cx: number, cy: number): void {
  drawMarks(canvas, FOX, [cx, cy]);
}

/** The head of a child round a point: the same name has the same looks wherever it stands. */
export function drawChildHead(canvas: Canvas, face: Face, name: string, cx: number, cy: number): void {
  const letters = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const own = {
    skin: sheet.skins[letters % sheet.skins.length] ?? '',
    hair: sheet.hairs[letters % sheet.hairs.length] ?? '',
  };
  if (face === 'girl') drawMarks(canvas, GIRL, [cx, cy], own);
  drawMarks(canvas, CHILD, [cx, cy], own);
}
