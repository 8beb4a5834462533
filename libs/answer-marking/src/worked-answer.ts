import { isEquationFor } from './algebra.js';
import type { NounTest } from './phrasing.js';
import { findQuantity, isSameLink, isTrueChain, type QuantityReading } from './quantity.reader.js';
import { isEqual } from './rational.js';
import { listLeaves, listWorkedSteps, toOwn } from './working.reader.js';

/** Where one statement of an answer ends and the next begins; a comma without a space may group thousands. */
const BETWEEN =
  /\n|; ?|, |\. (?=\S)| ?[∴→⇒] ?| (?=(?:so|therefore|hence|thus|ans)\b)|(?<!\b(?:so|therefore|hence|thus|the|my)) (?=(?:the |my )?answer\b)/i;
const MAX_STATEMENTS = 5;

/**
 * An answer with its working before it: `58 + 3 = 61, so the answer is 61`, `8 × 3 = 24, 24 + 6 = 30`. `unclear`: every
 * statement is true, but which of them is the answer the pupil alone can tell. Null when it is anything else: without a
 * calculation before it, a second number is a second answer (MARK-13).
 */
export function findWorkedAnswer(
  text: string,
  isNoun: NounTest,
): QuantityReading | 'false-chain' | 'unclear' | null {
  const statements = text.split(BETWEEN).filter((statement) => statement.trim() !== '');
  if (statements.length < 2 || statements.length > MAX_STATEMENTS) return null;
  const told = findSolved(statements, isNoun) ?? findRestated(statements, isNoun);
  if (told) return told;
  const readings: QuantityReading[] = [];
  let isRead = true;
  for (const [at, statement] of statements.entries()) {
    const reading = findQuantity(statement, isNoun);
    const isLast = at === statements.length - 1;
    if (reading ? !isLast && !isCalculated(statement) : isLast || !isUnreadSum(statement)) return null;
    if (reading) readings.push(reading);
    else isRead = false;
  }
  if (!isRead) return 'unclear';
  if (!readings.every(isTrueChain)) return 'false-chain';
  const last = readings.at(-1);
  const isRestated = isCalculated(statements.at(-1) ?? '') || readings.slice(0, -1).some(isSameAs(last));
  if (!isRestated) return null;
  const isLed = statements
    .slice(1)
    .every((statement, at) => isNext(readings[at], readings[at + 1], statement));
  return isLed && last ? last : 'unclear';
}

/** `8y = 64, y = 8`: equations that the value found for the letter solves, and no other. */
function findSolved(statements: readonly string[], isNoun: NounTest): QuantityReading | null {
  const last = statements.at(-1) ?? '';
  const letter = /^ ?(?:so )?([A-Za-z]) ?=/.exec(last)?.[1]?.toLowerCase();
  const value = letter === undefined ? null : findQuantity(last, isNoun);
  if (letter === undefined || !value || !isTrueChain(value)) return null;
  const isSolution = statements
    .slice(0, -1)
    .every((statement) => isEquationFor(statement, letter, value.amount));
  return isSolution ? value : null;
}

/** `12, so the answer is 12`: one answer said again, as words before it tell. */
function findRestated(statements: readonly string[], isNoun: NounTest): QuantityReading | null {
  if (!/^(?:so|therefore|hence|thus|ans|(?:the |my )?answer)\b/i.test(statements.at(-1) ?? '')) return null;
  const readings = statements.map((statement) => findQuantity(statement, isNoun));
  const last = readings.at(-1) ?? null;
  const isSame = readings.every(
    (reading) => reading && last && isTrueChain(reading) && isSameAs(last)(reading),
  );
  return isSame ? last : null;
}

/** `58 + 3 = 61`: a calculation with what it comes to. */
function isCalculated(statement: string): boolean {
  const steps = listWorkedSteps(statement);
  return statement.includes('=') && steps.length > 0 && steps.every((step) => step.calculation !== null);
}

function isSameAs(last: QuantityReading | undefined): (reading: QuantityReading) => boolean {
  return (reading) => last !== undefined && isSameLink(reading.amount, last.amount);
}

/** `17 ÷ 6 = 2 R 5`, `π × 7 × 7 = 154`: working that the grammar of numbers does not know. */
function isUnreadSum(statement: string): boolean {
  return /[+\-*÷/].*=.*\d/.test(statement);
}

/** Says the same again, or calculates on with it. */
function isNext(
  before: QuantityReading | undefined,
  after: QuantityReading | undefined,
  statement: string,
): boolean {
  if (!before || !after) return false;
  if (isSameLink(before.amount, after.amount)) return true;
  if (!isCalculated(statement)) return false;
  const used = listWorkedSteps(statement).flatMap(({ calculation }) =>
    calculation ? listLeaves(calculation) : [],
  );
  return used.some((number) => isEqual(number, toOwn(before.amount)));
}
