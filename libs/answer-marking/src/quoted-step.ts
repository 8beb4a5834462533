import type { MarkPoint } from '@sumfox/contracts/question/item';
import { listShownPoints } from './mark-working.js';
import { listWorkedSteps } from './working.reader.js';

/** A claim that quoted words of a working show a mark point. */
export interface QuotedStep {
  readonly pointId: string;
  readonly quote: string;
}

/** Calculations in words, as signs; longer phrases first. */
const SPOKEN: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:multiplied by|groups of|lots of|times)\b/gi, '*'],
  [/\b(?:divided by|shared by|shared among|shared into|split into)\b/gi, '÷'],
  [/\b(?:added to|plus)\b/gi, '+'],
  [/\b(?:minus|take away|less)\b/gi, '-'],
  [
    /\b(?:is equal to|equals|equal|comes to|makes|make|gives|give|gave|i get|we get|get|i got|we got|got|is|are|was)\b|[-=]+>/gi,
    '=',
  ],
];
/** Words between two statements of one line. */
const BETWEEN =
  /\b(?:and then|after that|which means|then|next|now|so|because|since|first|also|and|but|therefore|hence)\b|[,;!?]\s|(?<=\d)\.\s/gi;
/** A line that says such a word may deny what stands in it. */
const DENIAL =
  /\b(?:not|no(?!\. )|never|wrong|isn['’]?t|aren['’]?t|wasn['’]?t|doesn['’]?t|don['’]?t|cannot|can['’]?t|without|instead)\b/i;
/** Characters that belong to the same number or sign on either side of a quote's end. */
const PART_OF_NUMBER = /[\d.,/]/;
const SIGN = /[-+*/×÷^−–]/;

/**
 * The mark points that a working confirms of a claimed quote; empty when it confirms none. The quote must match word
 * for word (spaces aside) and must not cut a number or sign. Its line must not deny it. The quoted text must be true
 * and do the point's calculation with the point's own numbers or a carried one. A calculated point includes the points
 * it builds on. Only words for calculations are read as signs.
 */
export function listConfirmedPoints(
  points: readonly MarkPoint[],
  working: string,
  { pointId, quote }: QuotedStep,
): string[] {
  const place = findPlace(working, quote);
  if (!place || DENIAL.test(place.lines)) return [];
  const before = toSigns(place.before);
  // The whole line must be true, and the quoted words alone must do it.
  const byLines = listShownPoints(points, pointId, { before, quoted: toSigns(place.lines) });
  return byLines.length > 0 ? listShownPoints(points, pointId, { before, quoted: toSigns(quote) }) : [];
}

interface Place {
  /** Working before the lines of the quote. */
  readonly before: string;
  /** The whole lines of the quote. */
  readonly lines: string;
}

function findPlace(working: string, quote: string): Place | null {
  const wanted = withSingleSpaces(quote);
  if (!/\d/.test(wanted)) return null;
  const lines = working.split(/\r\n?|\n/).map(withSingleSpaces);
  const whole = lines.join(' ');
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isCut(whole, at) || isCut(whole, end)) continue;
    return toPlace(lines, at, end);
  }
  return null;
}

/** Characters beside a place that tell whether it is a cut; gaps are single spaces. */
const BESIDE = 6;

/** Whether a place lies inside a number or right beside a sign, so that what is cut off there changes the sense. */
function isCut(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - BESIDE), at);
  const behind = text.slice(at, at + BESIDE);
  const left = before.trimEnd().at(-1) ?? '';
  const right = behind.trimStart().at(0) ?? '';
  const isJoined = text.charAt(at - 1) !== ' ' && text.charAt(at) !== ' ';
  if (isJoined && PART_OF_NUMBER.test(left) && /\d/.test(right)) return true;
  if (isJoined && /\d/.test(left) && /[.,/]/.test(right) && /\d/.test(text.charAt(at + 1))) return true;
  const isTimes = /(?:^|[\s\d)])x\s*$/i.test(before) || /^\s*x(?:$|[\s\d(])/i.test(behind);
  return isTimes || SIGN.test(left) || SIGN.test(right);
}

function toPlace(lines: readonly string[], from: number, to: number): Place {
  let at = 0;
  const before: string[] = [];
  const within: string[] = [];
  for (const line of lines) {
    const end = at + line.length;
    if (end < from) before.push(line);
    else if (at < to) within.push(line);
    at = end + 1;
  }
  return { before: before.join('\n'), lines: within.join('\n') };
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * A pupil's sentence as statements that the reader of workings knows: `I did 6 times 4 and got 24` is `I did 6 * 4 =
 * 24`.
 */
function toSigns(text: string): string {
  let signs = text
    .replace(/\band (?=(?:i |we )?(?:got|get|it (?:is|makes|gives))\b)/gi, ' ')
    .replace(/\b(?:i|we|it) (?=(?:got|get|is|makes|gives)\b)/gi, '');
  for (const [spoken, sign] of SPOKEN) signs = signs.replace(spoken, ` ${sign} `);
  return signs.replace(BETWEEN, '\n');
}

/** The lines of a working with a true calculation, with words read as signs. */
export function listTrueLines(working: string): string[] {
  return working
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => {
      const steps = listWorkedSteps(toSigns(line));
      return steps.some(({ calculation }) => calculation !== null) && steps.every(({ isTrue }) => isTrue);
    });
}
