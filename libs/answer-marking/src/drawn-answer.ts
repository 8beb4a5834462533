import type { DrawnPolicy } from '@sumfox/contracts/question/answer-policy';
import { readParts, readPoint, readSquares } from './drawn-text.js';
import { correct, incorrect, type Finding } from './verdict.js';

/** The side to which an angle was drawn, which is not compared: `50° to the left of OA`. */
const SIDE = / (?:to the )?(?:left|right)(?: of [A-Z]{2})?\.?$/i;

/** The size of an angle without the side it was drawn to. */
export const withoutSide = (text: string): string => text.replace(SIDE, '');

/** Judges a text against the model drawing: points, parts and squares, without tolerance (MARK-30). */
export function findDrawnFinding(expected: string, drawn: DrawnPolicy, response: string): Finding {
  return isSameDrawing(expected, drawn, response) ? correct(response) : incorrect('wrong-value', response);
}

function isSameDrawing(expected: string, drawn: DrawnPolicy, response: string): boolean {
  switch (drawn.kind) {
    case 'point': {
      const [model, given] = [readPoint(expected), readPoint(response)];
      return model !== null && given !== null && model.x === given.x && model.y === given.y;
    }
    case 'parts': {
      const [model, given] = [readParts(expected), readParts(response)];
      const isInside = given?.every((part) => part >= 1 && part <= drawn.of) === true;
      return model !== null && isInside && given.length === model.length;
    }
    case 'squares':
      return toSquareKey(expected, drawn.given) === toSquareKey(response, drawn.given);
    // Sizes have the grammar of quantities.
    case 'bar':
    case 'line':
    case 'angle':
      return false;
  }
}

/** The squares that were shaded anew; a text that is no list has a key of its own. */
function toSquareKey(text: string, given: readonly string[]): string {
  const squares = readSquares(text)?.filter((square) => !given.includes(square));
  return squares?.join(' ') ?? `no squares: ${text}`;
}
