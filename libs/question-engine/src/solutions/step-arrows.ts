import type { ArrowsSpec } from '../drawing/arrows.drawing.js';
import type { SolvedLine } from './solved-line.js';

/** What a line does to an amount, and what undoes it. */
interface Step {
  from: string;
  does: string;
  undoes: string;
  to: string;
}

type Sign = '+' | '−' | '×' | '÷';
const UNDONE: Readonly<Record<Sign, Sign>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' };
/** More boxes than this are too high for a page. */
const MOST_STEPS = 5;

const bare = (text: string): string => text.replace(/\s?[\p{L}²³]+(?: [\p{L}]+)*$/u, '').trim();

/** Whether a side of a line is the result of another, with or without its unit. */
const isSame = (side: string, result: string): boolean => side === result || bare(side) === bare(result);

/** A line of one operation, or of a share of an amount, read from the side that an earlier line found. */
function toStep({ expression, result }: SolvedLine, earlier: string | null): Step | null {
  const share = /^([^+−×÷()]+) × (\d+) ÷ (\d+)$/.exec(expression);
  if (share) {
    const [, from = '', top = '', bottom = ''] = share;
    const step = { from, does: `× ${top} ÷ ${bottom}`, undoes: `× ${bottom} ÷ ${top}`, to: result };
    return earlier === null || isSame(from, earlier) ? step : null;
  }
  const match = /^([^+−×÷()]+) ([+−×÷]) ([^+−×÷()]+)$/.exec(expression);
  if (!match) return null;
  const [, left = '', found = '', right = ''] = match;
  const sign = found as Sign;
  const step = (from: string, by: string): Step => ({
    from,
    does: `${sign} ${by}`,
    undoes: `${UNDONE[sign]} ${by}`,
    to: result,
  });
  if (earlier === null || isSame(left, earlier)) return step(left, right);
  return isSame(right, earlier) && (sign === '+' || sign === '×') ? step(right, left) : null;
}

/** Lines that follow from each other by one operation each, up to the last line. */
function findChain(lines: readonly SolvedLine[]): Step[] {
  const chain: Step[] = [];
  let at = lines.length - 1;
  while (at >= 0) {
    const line = lines[at];
    const before = [...lines.slice(0, at).keys()].findLast((i) => {
      const earlier = lines[i];
      return line !== undefined && earlier !== undefined && toStep(line, earlier.result) !== null;
    });
    const step = line ? toStep(line, before === undefined ? null : (lines[before]?.result ?? null)) : null;
    if (!step) break;
    chain.unshift(step);
    at = before ?? -1;
  }
  return chain;
}

const amountsOf = (chain: readonly Step[]): string[] => [chain[0]?.from ?? '', ...chain.map(({ to }) => to)];

/** The arrows of a story that is undone step by step, and the arrows back; null where its lines are no such steps. */
export function toBackArrows(lines: readonly SolvedLine[]): ArrowsSpec | null {
  const chain = findChain(lines);
  if (chain.length === 0 || chain.length > MOST_STEPS) return null;
  return {
    kind: 'arrows',
    amounts: amountsOf(chain).toReversed(),
    changes: chain.map(({ undoes }) => undoes).toReversed(),
    undone: chain.map(({ does }) => does).toReversed(),
    found: 0,
  };
}

/** The steps of a story in their order, such as times that follow each other; null where its lines are no such steps. */
export function toForwardArrows(lines: readonly SolvedLine[]): ArrowsSpec | null {
  const chain = findChain(lines);
  if (chain.length === 0 || chain.length > MOST_STEPS) return null;
  return {
    kind: 'arrows',
    amounts: amountsOf(chain),
    changes: chain.map(({ does }) => does),
    undone: null,
    found: chain.length,
  };
}
