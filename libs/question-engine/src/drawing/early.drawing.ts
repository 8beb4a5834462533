import { BRIGHT, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';
import { type Face, drawChildHead } from './story-icon.js';
import { type CountedThing, type PictureThing, drawThing } from './thing-icon.js';

/** Tens and ones: full rows of ten things and the rest, or rods of ten cubes and single cubes. */
export interface TensAndOnesSpec {
  kind: 'tens-and-ones';
  /** Things in rows; null for rods and cubes. */
  things: PictureThing | null;
  tens: number;
  ones: number;
}

/** Sets of things, each in a ring of its own, with a name below; rows of five in a ring. */
export interface SetsSpec {
  kind: 'sets';
  things: CountedThing;
  sets: ReadonlyArray<{ name: string; count: number }>;
}

/** Cards in a row with a number, a word or an amount each, and a letter below; empty for no letter. */
export interface CardsSpec {
  kind: 'cards';
  /** With a face in place of a card, each in one row. */
  cards: ReadonlyArray<{ text: string; name: string; face?: Face }>;
}

/** Small grids of dots, each with straight lines between dots. */
export interface DotFiguresSpec {
  kind: 'dot-figures';
  /** Dots in a row and in a column. */
  size: number;
  figures: ReadonlyArray<{
    name: string;
    lines: ReadonlyArray<readonly [x: number, y: number]>;
    isClosed: boolean;
  }>;
}

const LEFT = 12;
/** Single cubes below each other. */
const CUBES_IN_A_COLUMN = 5;

function drawRods(canvas: Canvas, tens: number, ones: number): void {
  const cube = 11;
  for (let rod = 0; rod < tens; rod += 1)
    for (let i = 0; i < 10; i += 1)
      canvas.rect(LEFT + rod * 18, 6 + i * cube, cube, cube, BRIGHT.blue, { stroke: INK.text });
  const left = LEFT + tens * 18 + 10;
  for (let i = 0; i < ones; i += 1)
    canvas.rect(
      left + Math.floor(i / CUBES_IN_A_COLUMN) * 16,
      6 + (i % CUBES_IN_A_COLUMN) * 16,
      cube,
      cube,
      BRIGHT.yellow,
      {
        stroke: INK.text,
      },
    );
}

/** Draws tens and ones. Throws LayoutFault for more than nine of the tens or nineteen of the ones. */
export function drawTensAndOnes(canvas: Canvas, { things, tens, ones }: TensAndOnesSpec): string {
  if (tens > 9 || ones > 19) throw new LayoutFault('too many tens or ones');
  const rods = `${tens} ${tens === 1 ? 'rod' : 'rods'} of ten cubes`;
  if (things === null) {
    drawRods(canvas, tens, ones);
    const cubes = `${ones} single ${ones === 1 ? 'cube' : 'cubes'}`;
    return `${[...(tens > 0 ? [rods] : []), ...(ones > 0 ? [cubes] : [])].join(' and ')}.`;
  }
  const rows = [...Array.from({ length: tens }, () => 10), ...(ones > 0 ? [ones] : [])];
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i += 1) drawThing(canvas, things, LEFT + 14 + i * 29, 16 + row * 25, 10);
  });
  const rest = ones > 0 ? `${tens > 0 ? ' and ' : ''}a row of ${ones}` : '';
  return `Picture of ${things}: ${tens > 0 ? `${tens} full ${tens === 1 ? 'row' : 'rows'} of ten` : ''}${rest}.`;
}

/** Three rows of five. */
export const MOST_IN_A_RING = 15;

/** Draws sets in rings. Throws LayoutFault when a ring holds more than fifteen or the rings do not fit. */
export function drawSets(canvas: Canvas, { things, sets }: SetsSpec): string {
  const most = Math.max(...sets.map(({ count }) => count));
  if (most > MOST_IN_A_RING || sets.length > 8) throw new LayoutFault('sets do not fit');
  const across = Math.min(most, 5);
  const width = across * 22 + 12;
  const fit = Math.max(1, Math.floor((DRAWING_WIDTH - 8) / (width + 6)));
  // Rows of about the same length, the last one in the middle.
  const perRow = Math.ceil(sets.length / Math.ceil(sets.length / fit));
  const isNamed = sets.some(({ name }) => name !== '');
  const height = Math.ceil(most / 5) * 24 + 12;
  sets.forEach(({ name, count }, i) => {
    const row = Math.floor(i / perRow);
    const indent = (perRow - Math.min(perRow, sets.length - row * perRow)) / 2;
    const x = 6 + ((i % perRow) + indent) * (width + 6);
    const y = 6 + row * (height + (isNamed ? 24 : 8));
    canvas.rect(x, y, width, height, INK.plain, { radius: 12, stroke: INK.grid });
    for (let at = 0; at < count; at += 1)
      drawThing(canvas, things, x + 17 + (at % 5) * 22, y + 18 + Math.floor(at / 5) * 24, 9);
    canvas.text(x + width / 2, y + height + 17, name, 'middle', { bold: true });
  });
  const said = sets.map(({ name, count }) => `${name === '' ? 'A group' : name}: ${count}`);
  return `Groups of ${things}. ${said.join('; ')}.`;
}

/** Children in a row, from left to right, with their names below. */
function drawQueue(canvas: Canvas, cards: CardsSpec['cards']): string {
  const step = (DRAWING_WIDTH - 12) / cards.length;
  if (Math.max(...cards.map(({ name }) => textWidth(name))) > step - 4)
    throw new LayoutFault('name is too wide');
  cards.forEach(({ name, face = 'boy' }, i) => {
    const x = 6 + (i + 0.5) * step;
    drawChildHead(canvas, face, name, x, 18);
    canvas.text(x, 50, name);
  });
  return `Children in a row, from left to right: ${cards.map(({ name }) => name).join(', ')}.`;
}

/** Draws cards in one row, or in two where they are wide. Throws LayoutFault when a text does not fit. */
export function drawCards(canvas: Canvas, { cards }: CardsSpec): string {
  if (cards.some(({ face }) => face !== undefined)) return drawQueue(canvas, cards);
  const widest = Math.max(...cards.map(({ text }) => textWidth(text))) + 16;
  if (widest > DRAWING_WIDTH - 12) throw new LayoutFault('card is too wide');
  const perRow = Math.max(1, Math.min(cards.length, Math.floor((DRAWING_WIDTH - 8) / (widest + 8))));
  const isNamed = cards.some(({ name }) => name !== '');
  const width = Math.max(widest, 44);
  const left = (DRAWING_WIDTH - perRow * (width + 8) + 8) / 2;
  cards.forEach(({ text, name }, i) => {
    const x = left + (i % perRow) * (width + 8);
    const y = 6 + Math.floor(i / perRow) * (isNamed ? 66 : 48);
    canvas.rect(x, y, width, 36, INK.amber, { radius: 8, stroke: INK.text });
    canvas.text(x + width / 2, y + 23, text);
    canvas.text(x + width / 2, y + 54, name, 'middle', { bold: true });
  });
  if (!isNamed) return `Cards in a row: ${cards.map(({ text }) => text).join(', ')}.`;
  return `Cards. ${cards.map(({ text, name }) => `${name}: ${text}`).join('; ')}.`;
}

/** Draws figures on dots side by side; the text alternative tells the corners as steps from the left and from the bottom. */
export function drawDotFigures(canvas: Canvas, { size, figures }: DotFiguresSpec): string {
  const perRow = Math.min(figures.length, 3);
  const step = Math.min(18, (DRAWING_WIDTH - 24) / perRow / (size + 0.6));
  const width = (size - 1) * step;
  const gap = (DRAWING_WIDTH - perRow * width) / (perRow + 1);
  figures.forEach(({ name, lines, isClosed }, i) => {
    const left = gap + (i % perRow) * (width + gap);
    const top = 12 + Math.floor(i / perRow) * (width + 40);
    const place = ([x, y]: readonly [number, number]): [number, number] => [
      left + x * step,
      top + (size - 1 - y) * step,
    ];
    if (isClosed) canvas.polygon(lines.map(place), INK.blue);
    else canvas.polyline(lines.map(place));
    for (let x = 0; x < size; x += 1)
      for (let y = 0; y < size; y += 1) canvas.circle(...place([x, y]), 1.4, INK.text, INK.text);
    canvas.text(left + width / 2, top + width + 22, name, 'middle', { bold: true });
  });
  const said = figures.map(
    ({ name, lines }) => `${name}: lines through ${lines.map(([x, y]) => `(${x}, ${y})`).join(', ')}`,
  );
  return `Figures on dots. ${said.join('; ')}.`;
}
