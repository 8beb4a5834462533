import { BOLD, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** Somebody's working, line by line. */
export interface WorkingCardSpec {
  kind: 'working-card';
  title: string;
  /** `Line 1` is written in front by the drawing. */
  lines: Array<{ label: string; working: string }>;
}

/** What each of some children says. */
export interface ClaimCardsSpec {
  kind: 'claim-cards';
  claims: Array<{ name: string; working: string; answer: string }>;
}

const LEFT = 10;
const INSIDE = DRAWING_WIDTH - 2 * LEFT - 20;
const ROW = 20;

/** Words in lines that fit the card. Throws LayoutFault for a word that does not. */
function wrap(text: string, width: number, scale = 1): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (textWidth(word) * scale > width) throw new LayoutFault('a word does not fit the card');
    if (last !== undefined && textWidth(longer) * scale <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/** A card with a title and rows of text; gives the y below it. */
function drawCard(
  canvas: Canvas,
  top: number,
  rows: ReadonlyArray<readonly [text: string, bold: boolean]>,
): number {
  const height = rows.length * ROW + 14;
  canvas.rect(LEFT, top, DRAWING_WIDTH - 2 * LEFT, height, INK.blue, { radius: 8, stroke: INK.grid });
  rows.forEach(([text, bold], i) => canvas.text(LEFT + 10, top + 20 + i * ROW, text, 'start', { bold }));
  return top + height;
}

/** Draws a card of working; gives the text alternative in the same words. */
export function drawWorkingCard(canvas: Canvas, spec: WorkingCardSpec): string {
  let y = 4;
  canvas.text(LEFT, y + 14, spec.title, 'start', { bold: true });
  y += 24;
  spec.lines.forEach(({ label, working }, i) => {
    const head = wrap(`Line ${i + 1}: ${label}`, INSIDE, BOLD).map((text) => [text, true] as const);
    const body = wrap(working, INSIDE).map((text) => [text, false] as const);
    y = drawCard(canvas, y, [...head, ...body]) + 6;
  });
  const lines = spec.lines.map(({ label, working }, i) => `Line ${i + 1}: ${label}, ${working}`);
  return `${spec.title}. ${lines.join('; ')}.`;
}

/** Draws what each child says; gives the text alternative in the same words. */
export function drawClaimCards(canvas: Canvas, spec: ClaimCardsSpec): string {
  let y = 4;
  for (const { name, working, answer } of spec.claims) {
    const body = wrap(working, INSIDE).map((text) => [text, false] as const);
    const end = wrap(`The answer is ${answer}.`, INSIDE).map((text) => [text, false] as const);
    y = drawCard(canvas, y, [[`${name} says`, true], ...body, ...end]) + 8;
  }
  return spec.claims
    .map(({ name, working, answer }) => `${name} says: ${working}. The answer is ${answer}.`)
    .join(' ');
}
