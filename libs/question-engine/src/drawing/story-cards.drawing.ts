import { type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { type Face, type StoryIcon, drawChildHead, drawFoxHead, drawIcon, findIcon } from './story-icon.js';
import { toRows } from './text-rows.js';

/** One card of a story strip: what is told, or what somebody says. */
export type StoryCard =
  /** `follows`: it happens after the card above; `face`: of the child that the head names. */
  | { kind: 'told'; head: string; text: string; follows: boolean; face: Face | null }
  | { kind: 'wrote' | 'answered'; name: string; text: string; face: Face | null }
  | { kind: 'mistake'; text: string };

/** A story told card by card, for pupils who do not yet read several sentences. */
export interface StoryCardsSpec {
  kind: 'story-cards';
  cards: readonly StoryCard[];
}

/** What stands before the cards in a text alternative. */
export const STORY_MARK = 'Story: ';

const LEFT = 10;
const MOST = DRAWING_WIDTH - LEFT;
const PADDING = 7;
const ROW = 18;
const GAP = 5;
/** Between a head and the words behind it. */
const SPACE = 5;
/** Room for an arrow between two events. */
const ARROW_GAP = 11;
/** Room for a head, or for a thing, and from its edge to its middle. */
const FACE = 34;
const PICTURE = 30;
const TO_MIDDLE = 13;
/** Cards of few words are no wider than these, so that the page shows their letters larger. */
const LEAST_WIDTH = 200;
const IN_THE_END = 'In the end:';

/** What a card shows beside its words. */
interface Pictures {
  left: Face | StoryIcon | null;
  right: StoryIcon | null;
}

/** What stands at the left of any card of the story keeps the same room on each. */
interface Layout {
  /** The right edge of all cards. */
  right: number;
  /** Room at the left of each card that tells. */
  indent: number;
  /** The thing that the story is about. */
  thing: StoryIcon | null;
  /** Whether things are drawn above, to be counted. */
  isCounting: boolean;
}

/** Enough for bold letters; the room that they leave stands before the head. */
const headWidth = (head: string): number => (head === '' ? 0 : textWidth(head) + SPACE);

/** The words of a card in bold and the others. */
const wordsOf = (card: StoryCard): [head: string, text: string] =>
  card.kind === 'told'
    ? [card.head, card.text]
    : [card.kind === 'mistake' ? 'My mistake:' : `${card.name}:`, card.text];

/** The thing that a text tells of; beside things to be counted none that a child would count with them. */
function findShown(text: string, isCounting: boolean): StoryIcon | null {
  const icon = findIcon(text);
  return isCounting && icon?.isCounted === true ? null : icon;
}

/** The child that a card tells of, or the thing; beside a child stands the thing, where its words leave room. */
function findPictures(card: StoryCard, thing: StoryIcon | null, isCounting: boolean): Pictures {
  if (card.kind !== 'told') return { left: null, right: null };
  const named = findShown(`${card.head} ${card.text}`, isCounting);
  const own = named?.isMeasure ? (thing ?? named) : named;
  if (card.face === null) return { left: own ?? thing, right: null };
  const width = headWidth(card.head) + textWidth(card.text) + 2 * (PICTURE + PADDING);
  return { left: card.face, right: width <= DRAWING_WIDTH - 2 * LEFT ? own : null };
}

function layOut(cards: readonly StoryCard[], least: number, isCounting: boolean): Layout {
  const told = cards.filter((card) => card.kind === 'told');
  const thing = findShown(told.map((card) => `${card.head} ${card.text}.`).join(' '), isCounting);
  const indent = told.some((card) => findPictures(card, thing, isCounting).left !== null) ? PICTURE : 0;
  const widths = cards.map((card) => {
    const [head, text] = wordsOf(card);
    const { right } = findPictures(card, thing, isCounting);
    const beside = card.kind === 'told' ? indent + (right ? PICTURE : 0) : FACE;
    return beside + headWidth(head) + textWidth(text) + 2 * PADDING + 2;
  });
  const right = Math.min(MOST, Math.max(least, LEFT + LEAST_WIDTH, ...widths.map((width) => LEFT + width)));
  return { right, indent, thing, isCounting };
}

/** A rounded card from `left` to `right` with bold words in front of the others; gives the y below it. */
function drawBox(
  canvas: Canvas,
  box: { top: number; left: number; right: number; fill: string },
  [head, text]: readonly [string, string],
  margins: { left: number; right: number } = { left: 0, right: 0 },
): number {
  const { top, left } = box;
  const width = box.right - left;
  const from = left + PADDING + margins.left;
  const room = width - 2 * PADDING - margins.left - margins.right;
  const beside = headWidth(head);
  // Behind a long name the text begins in a row of its own.
  const isBeside = head === '' || beside + textWidth(text) <= room || beside <= room / 3;
  const indent = isBeside ? beside : 0;
  const rows = [...(isBeside ? [] : ['']), ...toRows(text, room - indent)];
  const height = rows.length * ROW + 2 * PADDING - 2;
  canvas.rect(left, top, width, height, box.fill, { radius: 10, stroke: INK.grid });
  const first = top + PADDING + 12;
  if (isBeside) canvas.text(from + indent - SPACE, first, head, 'end', { bold: true });
  else canvas.text(from, first, head, 'start', { bold: true });
  rows.forEach((row, i) => {
    canvas.text(from + indent, first + i * ROW, row, 'start');
  });
  return top + height;
}

/** A bubble beside the head of who speaks; gives the y below it. */
function drawBubble(canvas: Canvas, top: number, card: StoryCard, right: number): number {
  const middle = top + PADDING + 9;
  const bottom = drawBox(canvas, { top, left: LEFT + FACE, right, fill: INK.amber }, wordsOf(card));
  canvas.polygon(
    [
      [LEFT + FACE - 7, middle],
      [LEFT + FACE, middle - 5],
      [LEFT + FACE, middle + 5],
    ],
    INK.amber,
    INK.grid,
  );
  if (card.kind === 'mistake') drawFoxHead(canvas, LEFT + TO_MIDDLE, middle + 1);
  else if (card.kind !== 'told')
    drawChildHead(canvas, card.face ?? 'boy', card.name, LEFT + TO_MIDDLE, middle);
  return bottom;
}

function drawOne(canvas: Canvas, top: number, card: StoryCard, layout: Layout): number {
  const { right, indent, thing, isCounting } = layout;
  if (card.kind !== 'told') return drawBubble(canvas, top, card, right);
  const pictures = findPictures(card, thing, isCounting);
  const bottom = drawBox(
    canvas,
    { top, left: LEFT, right, fill: card.follows ? INK.green : INK.blue },
    wordsOf(card),
    { left: indent, right: pictures.right ? PICTURE : 0 },
  );
  const middle = (top + bottom) / 2;
  const at = LEFT + PADDING + TO_MIDDLE;
  if (pictures.left === 'girl' || pictures.left === 'boy')
    drawChildHead(canvas, pictures.left, card.head.replace(/:$/, ''), at, middle);
  else if (pictures.left) drawIcon(canvas, pictures.left, at, middle);
  if (pictures.right) drawIcon(canvas, pictures.right, right - PADDING - TO_MIDDLE, middle);
  return bottom;
}

/** What a card says, as a sentence that can be read aloud. */
function sayCard(card: StoryCard, at: number): string {
  switch (card.kind) {
    case 'told': {
      const text = `${card.follows && at > 0 && card.head !== IN_THE_END ? 'Then: ' : ''}${card.head === '' ? '' : `${card.head} `}${card.text}`;
      return /[.?!]$/.test(text) ? text : `${text}.`;
    }
    case 'wrote':
      return `${card.name} wrote "${card.text}".`;
    case 'answered':
      return `${card.name} answered "${card.text}".`;
    case 'mistake':
      return `The fox answered "${card.text}" by mistake.`;
  }
}

/**
 * Draws the cards of a story from a height on; gives the text alternative in the same words. `least`: the right edge,
 * where their words need no more. `isCounting`: below things or money that are to be counted.
 */
export function drawStoryCards(
  canvas: Canvas,
  { cards }: StoryCardsSpec,
  { top = 0, least = MOST, isCounting = false }: { top?: number; least?: number; isCounting?: boolean } = {},
): string {
  const layout = layOut(cards, least, isCounting);
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
    y = drawOne(canvas, y, card, layout);
  });
  return `${STORY_MARK}${cards.map(sayCard).join(' ')}`;
}
