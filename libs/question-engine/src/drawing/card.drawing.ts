import { BOLD, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import type { StoryCardsSpec } from './story-cards.drawing.js';
import { toLineRows, toRows } from './text-rows.js';

/** A line of a working: what it finds, and the sum. */
interface CardLine {
  label: string;
  working: string;
}

/** Somebody's working, line by line. */
export interface WorkingCardSpec {
  kind: 'working-card';
  title: string;
  /** `Line 1` is written in front by the drawing. */
  lines: CardLine[];
}

/** What each of some children says. */
export interface ClaimCardsSpec {
  kind: 'claim-cards';
  claims: Array<{ name: string; lines: CardLine[]; answer: string }>;
}

/** A figure with the card that speaks of it below. */
export interface FigureWithCardSpec<Figure> {
  kind: 'figure-with-card';
  figure: Figure;
  card: WorkingCardSpec | ClaimCardsSpec | StoryCardsSpec;
}

const LEFT = 10;
const PADDING = 8;
const INSIDE = DRAWING_WIDTH - 2 * (LEFT + PADDING);
const ROW = 18;
/** Between two lines of a working, and between two cards. */
const GAP = 5;

const headWidth = (head: string): number => (head === '' ? 0 : textWidth(`${head} `) * BOLD);

/** A card of texts, each beside its bold words in one column of rows; gives the y below it. */
function drawCard(
  canvas: Canvas,
  top: number,
  texts: ReadonlyArray<readonly [head: string, text: CardLine | string]>,
): number {
  const column = Math.max(...texts.map(([head]) => headWidth(head)));
  const entries = texts.map(([head, text]) => ({
    head,
    rows:
      typeof text === 'string'
        ? toRows(text, INSIDE - column)
        : toLineRows(text.label, text.working, INSIDE - column),
  }));
  const rows = entries.reduce((sum, entry) => sum + entry.rows.length, 0);
  const height = rows * ROW + (entries.length - 1) * GAP + 2 * PADDING;
  canvas.rect(LEFT, top, DRAWING_WIDTH - 2 * LEFT, height, INK.blue, { radius: 8, stroke: INK.grid });
  let y = top + PADDING + 13;
  for (const entry of entries) {
    if (entry.head !== '') canvas.text(LEFT + PADDING, y, entry.head, 'start', { bold: true });
    for (const row of entry.rows) {
      canvas.text(LEFT + PADDING + column, y, row, 'start');
      y += ROW;
    }
    y += GAP;
  }
  return top + height;
}

/** Draws a card of working from a height on; gives the text alternative in the same words. */
export function drawWorkingCard(canvas: Canvas, spec: WorkingCardSpec, top = 0): string {
  canvas.text(LEFT, top + 16, spec.title, 'start', { bold: true });
  drawCard(
    canvas,
    top + 24,
    spec.lines.map((line, i) => [spec.lines.length > 1 ? `Line ${i + 1}` : '', line]),
  );
  const lines = spec.lines.map(({ label, working }, i) => `Line ${i + 1}: ${label}, ${working}`);
  return `${spec.title}. ${lines.join('; ')}.`;
}

/** Draws what each child says from a height on; gives the text alternative in the same words. */
export function drawClaimCards(canvas: Canvas, spec: ClaimCardsSpec, top = 0): string {
  let y = top + 4;
  for (const { name, lines, answer } of spec.claims) {
    const says = [...lines, `The answer is ${answer}.`];
    y = drawCard(
      canvas,
      y,
      says.map((text, i) => [i === 0 ? name : '', text]),
    );
    y += GAP;
  }
  return spec.claims
    .map(({ name, lines, answer }) =>
      [`${name} says`, ...lines.map(({ label, working }) => `${label}: ${working}`)]
        .join('. ')
        .replace('. ', ': ')
        .concat(`. The answer is ${answer}.`),
    )
    .join(' ');
}
