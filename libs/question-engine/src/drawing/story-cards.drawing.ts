import { BOLD, BRIGHT, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** One card of a story strip: what is told, or what somebody says. */
export type StoryCard =
  /** `follows`: it happens after the card above. */
  | { kind: 'told'; head: string; text: string; follows: boolean }
  | { kind: 'wrote' | 'answered'; name: string; text: string }
  | { kind: 'mistake'; text: string };

/** A story told card by card, for pupils who do not yet read several sentences. */
export interface StoryCardsSpec {
  kind: 'story-cards';
  cards: readonly StoryCard[];
}

/** What stands before the cards in a text alternative. */
export const STORY_MARK = 'Story: ';

const LEFT = 10;
const PADDING = 7;
const ROW = 18;
const GAP = 5;
/** Room for an arrow between two events. */
const ARROW_GAP = 11;
const FACE = 34;
const IN_THE_END = 'In the end:';

/** Words in rows of a width. Throws LayoutFault for a word that does not fit. */
function wrap(text: string, width: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (textWidth(word) > width) throw new LayoutFault('a word does not fit the story card');
    if (last !== undefined && textWidth(longer) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/** A rounded card with bold words in front of the others; gives the y below it. */
function drawBox(
  canvas: Canvas,
  { top, left, fill }: { top: number; left: number; fill: string },
  head: string,
  text: string,
): number {
  const width = DRAWING_WIDTH - LEFT - left;
  const room = width - 2 * PADDING;
  const headWidth = head === '' ? 0 : textWidth(`${head} `) * BOLD;
  // Behind a long name the text begins in a row of its own.
  const isBeside = head === '' || headWidth + textWidth(text) <= room || headWidth <= room / 3;
  const indent = isBeside ? headWidth : 0;
  const rows = [...(isBeside ? [] : ['']), ...wrap(text, room - indent)];
  const height = rows.length * ROW + 2 * PADDING - 2;
  canvas.rect(left, top, width, height, fill, { radius: 10, stroke: INK.grid });
  const first = top + PADDING + 12;
  if (head !== '') canvas.text(left + PADDING, first, head, 'start', { bold: true });
  rows.forEach((row, i) => {
    canvas.text(left + PADDING + indent, first + i * ROW, row, 'start');
  });
  return top + height;
}

/** The face of the fox, whose middle stands at (cx, cy). */
function drawFox(canvas: Canvas, cx: number, cy: number): void {
  for (const side of [-1, 1])
    canvas.polygon(
      [
        [cx + side * 3, cy - 7],
        [cx + side * 12, cy - 15],
        [cx + side * 13, cy - 2],
      ],
      BRIGHT.orange,
      INK.text,
    );
  canvas.polygon(
    [
      [cx - 13, cy - 6],
      [cx + 13, cy - 6],
      [cx + 9, cy + 6],
      [cx, cy + 13],
      [cx - 9, cy + 6],
    ],
    BRIGHT.orange,
    INK.text,
  );
  canvas.polygon(
    [
      [cx - 9, cy + 6],
      [cx, cy + 2],
      [cx + 9, cy + 6],
      [cx, cy + 13],
    ],
    INK.plain,
    INK.text,
  );
  for (const side of [-1, 1]) canvas.circle(cx + side * 5, cy - 1, 1.4, INK.text, INK.text);
  canvas.circle(cx, cy + 11, 1.6, INK.text, INK.text);
}

/** The face of a child, whose middle stands at (cx, cy). */
function drawChild(canvas: Canvas, cx: number, cy: number): void {
  canvas.circle(cx, cy, 11, BRIGHT.wood, INK.text);
  for (const side of [-1, 1]) canvas.circle(cx + side * 4, cy - 2, 1.2, INK.text, INK.text);
  canvas.polyline(
    [
      [cx - 4, cy + 4],
      [cx, cy + 6],
      [cx + 4, cy + 4],
    ],
    INK.text,
  );
}

/** A bubble beside a face; gives the y below it. */
function drawBubble(canvas: Canvas, top: number, head: string, text: string, isFox: boolean): number {
  const middle = top + PADDING + 9;
  const bottom = drawBox(canvas, { top, left: LEFT + FACE, fill: INK.amber }, head, text);
  canvas.polygon(
    [
      [LEFT + FACE - 7, middle],
      [LEFT + FACE, middle - 5],
      [LEFT + FACE, middle + 5],
    ],
    INK.amber,
    INK.grid,
  );
  if (isFox) drawFox(canvas, LEFT + 13, middle + 1);
  else drawChild(canvas, LEFT + 13, middle);
  return bottom;
}

function drawOne(canvas: Canvas, top: number, card: StoryCard): number {
  if (card.kind === 'told')
    return drawBox(
      canvas,
      { top, left: LEFT, fill: card.follows ? INK.green : INK.blue },
      card.head,
      card.text,
    );
  return card.kind === 'mistake'
    ? drawBubble(canvas, top, 'My mistake:', card.text, true)
    : drawBubble(canvas, top, `${card.name}:`, card.text, false);
}

/** What a card says, as a sentence that can be read aloud. */
function sayCard(card: StoryCard, at: number): string {
  switch (card.kind) {
    case 'told': {
      const text = `${card.follows && at > 0 && card.head !== IN_THE_END ? 'Then: ' : ''}${card.head === '' ? '' : `${card.head} `}${card.text}`;
      return /[.?!]$/.test(text) ? text : `${text}.`;
    }
    case 'wrote':
      return `${card.name} wrote "${card.text}" first.`;
    case 'answered':
      return `${card.name} answered "${card.text}".`;
    case 'mistake':
      return `The fox answered "${card.text}" by mistake.`;
  }
}

/** Draws the cards of a story from a height on; gives the text alternative in the same words. */
export function drawStoryCards(canvas: Canvas, { cards }: StoryCardsSpec, top = 0): string {
  let y = top + 4;
  cards.forEach((card, i) => {
    const follows = card.kind === 'told' && card.follows;
    // What is drawn above is what the first event changes.
    const hasArrow = follows && (i > 0 || top > 0);
    if (i > 0 || hasArrow) y += hasArrow ? ARROW_GAP : GAP;
    if (hasArrow)
      canvas.polygon(
        [
          [LEFT + 18, y - 9],
          [LEFT + 30, y - 9],
          [LEFT + 24, y - 2],
        ],
        INK.line,
      );
    y = drawOne(canvas, y, card);
  });
  return `${STORY_MARK}${cards.map(sayCard).join(' ')}`;
}
