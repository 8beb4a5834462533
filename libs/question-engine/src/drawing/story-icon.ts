import * as z from 'zod/mini';
import { BRIGHT, type Canvas, INK } from './canvas.js';
import json from './story-icons.json' with { type: 'json' };

const [N, S] = [z.number(), z.string()];
/**
 * A mark of a small drawing round its middle, which reaches about 12 to each side: x, y and radius of a circle; x, y,
 * width, height and radius of a rectangle; points or path data; then its fill and its stroke by their names.
 */
const MarkSchema = z.union([
  z.tuple([z.literal('circle'), N, N, N, S, S]),
  z.tuple([z.literal('rect'), N, N, N, N, N, S, S]),
  z.tuple([z.literal('polygon'), S, S, S]),
  z.tuple([z.literal('path'), S, S, S]),
]);
type Mark = z.infer<typeof MarkSchema>;
const Marks = z.array(MarkSchema);

const IconSchema = z.strictObject({
  name: S,
  /** The words that name it, as an expression. */
  words: S,
  /** Stands for a measure alone, such as the scale for a mass. */
  isMeasure: z.optional(z.boolean()),
  /** Looks like what pictures show to be counted. */
  isCounted: z.optional(z.boolean()),
  marks: Marks,
});
/** A thing of a story and its drawing. */
export type StoryIcon = Omit<z.infer<typeof IconSchema>, 'words'>;

const sheet = z
  .strictObject({
    colours: z.record(S, S),
    icons: z.array(IconSchema),
    fox: Marks,
    child: Marks,
    girl: Marks,
    skins: z.array(S),
    hairs: z.array(S),
  })
  .parse(json);

const ICONS = sheet.icons.map(({ words, ...icon }) => ({
  ...icon,
  named: new RegExp(`(?<![\\w$])(?:${words})(?!\\w)`, 'i'),
}));

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
  const colour = (name: string): string => {
    const found = own[name] ?? COLOURS[name];
    if (found === undefined) throw new RangeError(`no colour ${name}`);
    return found;
  };
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
  drawMarks(canvas, sheet.fox, [cx, cy]);
}

/** The head of a child round a point: the same name has the same looks wherever it stands. */
export function drawChildHead(canvas: Canvas, face: Face, name: string, cx: number, cy: number): void {
  const letters = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const own = {
    skin: sheet.skins[letters % sheet.skins.length] ?? '',
    hair: sheet.hairs[letters % sheet.hairs.length] ?? '',
  };
  if (face === 'girl') drawMarks(canvas, sheet.girl, [cx, cy], own);
  drawMarks(canvas, sheet.child, [cx, cy], own);
}
