import { toFractionNumber, toPlain, type NumberReading } from './literal.js';
import { add, toInteger, toRational, toRationalFromDecimal } from './rational.js';
import { isSign, isWord, type Token } from './tokens.js';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const CARDINALS: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['nought', 0],
  ['naught', 0],
  ['nil', 0],
]);
const SCALES: ReadonlySet<string> = new Set(['hundred', 'thousand', 'million']);

const IRREGULAR_PARTS: readonly (readonly [string, number])[] = [
  ['half', 2],
  ['halves', 2],
  ['quarter', 4],
  ['third', 3],
  ['fifth', 5],
  ['eighth', 8],
  ['ninth', 9],
  ['twelfth', 12],
  ['twentieth', 20],
  ['hundredth', 100],
  ['thousandth', 1000],
];
/** Fourth, sixth, seventh, tenth and so on; those that are made otherwise are irregular. */
const REGULAR_PARTS = ONES.flatMap((word, value) =>
  value > 3 && !/(?:ve|t|ne)$/.test(word) ? [[`${word}th`, value] as const] : [],
);
const ONE_PART = [...IRREGULAR_PARTS, ...REGULAR_PARTS];
const PARTS: ReadonlyMap<string, number> = new Map([
  ...ONE_PART,
  ...ONE_PART.filter(([, value]) => value > 2).map(([word, value]) => [`${word}s`, value] as const),
]);

/** Whether the word belongs to a number in words. */
export function isNumberWord(word: string): boolean {
  return CARDINALS.has(word) || PARTS.has(word) || SCALES.has(word);
}

/**
 * The number in words, or in words and figures together such as `3 quarters` or `5 thousand`, that starts at `at`;
 * null when the tokens there are none.
 */
export function findWordNumber(tokens: readonly Token[], at: number): NumberReading | null {
  const token = tokens[at];
  // Figures begin a number in words only before a word: `3 quarters`, `5 thousand`.
  if (token?.kind === 'sign' || (token?.kind === 'number' && tokens[at + 1]?.kind !== 'word')) return null;
  const part = readPart(tokens, at);
  if (part) return toFraction(null, part);
  if (isWord(token, 'point')) return readPlaces(tokens, toCardinal(0n, at));
  const cardinal = readCardinal(tokens, at);
  if (!cardinal) return null;
  const { value, usesFigures, isNumeral, next } = cardinal;
  const point = isWord(tokens[next], 'point') ? readPlaces(tokens, cardinal) : null;
  if (point) return point;
  const more = isWord(tokens[next], 'and') ? readPart(tokens, next + 1) : null;
  if (more) return toFraction(value, { ...more, usesFigures: usesFigures || more.usesFigures });
  // A bare numeral is the number grammar's own affair.
  if (isNumeral) return null;
  return { number: toPlain(toRational(value), value, 0, 'integer', usesFigures ? 'part' : 'all'), next };
}

/** A count in words or figures, and the token after it. */
interface Cardinal {
  readonly value: bigint;
  readonly next: number;
  readonly usesFigures: boolean;
  readonly isNumeral: boolean;
}

/** So many parts of one, each one of `size`. */
interface Part extends Cardinal {
  readonly size: bigint;
}

function toCardinal(value: bigint, next: number, usesFigures = false, isNumeral = false): Cardinal {
  return { value, next, usesFigures, isNumeral };
}

function toFraction(whole: bigint | null, { value, size, usesFigures, next }: Part): NumberReading {
  const part = toRational(value, size);
  const number = toFractionNumber(whole, value, size, whole === null ? part : add(toRational(whole), part));
  return { number: { ...number, words: usesFigures ? 'part' : 'all' }, next };
}

/** `half`, `a quarter`, `three quarters`, `3 tenths`: parts of one, without a whole number before them. */
function readPart(tokens: readonly Token[], at: number): Part | null {
  const token = tokens[at];
  const count = isWord(token, 'half', 'quarter')
    ? toCardinal(1n, at)
    : isWord(token, 'a', 'an')
      ? toCardinal(1n, at + 1)
      : readCardinal(tokens, at);
  const size = count && partSize(tokens[count.next]);
  return size ? { ...count, size: BigInt(size), next: count.next + 1 } : null;
}

function partSize(token: Token | undefined): number | undefined {
  return token?.kind === 'word' ? PARTS.get(token.word) : undefined;
}

function readCardinal(tokens: readonly Token[], at: number): Cardinal | null {
  let next = at;
  let total = 0n;
  let usesFigures = false;
  let isFirst = true;
  let limit = 1_000_000_000n;
  for (;;) {
    const after = isFirst ? next : skipJoint(tokens, next);
    const group = readHundreds(tokens, after);
    if (!group) break;
    const token = tokens[group.next];
    const scale = isWord(token, 'thousand') ? 1000n : isWord(token, 'million') ? 1_000_000n : 1n;
    const end = scale === 1n ? group.next : group.next + 1;
    // "one hundred and three quarters": the three belongs to the quarters.
    if (!isFirst && after !== next && partSize(tokens[end])) break;
    if (scale >= limit || (!isFirst && group.value * scale >= limit)) break;
    total += group.value * scale;
    usesFigures ||= group.usesFigures;
    next = end;
    if (scale === 1n) return toCardinal(total, next, usesFigures, isFirst && group.isNumeral);
    limit = scale;
    isFirst = false;
  }
  return isFirst ? null : toCardinal(total, next, usesFigures);
}

/** `, and` between the groups of a number in words. */
function skipJoint(tokens: readonly Token[], at: number): number {
  const afterComma = isSign(tokens[at], ',') ? at + 1 : at;
  return isWord(tokens[afterComma], 'and') ? afterComma + 1 : afterComma;
}

/** A number below a thousand in words, or one plain numeral. */
function readHundreds(tokens: readonly Token[], at: number): Cardinal | null {
  const small = readSmall(tokens, at);
  if (!small) return null;
  const { value, usesFigures } = small;
  const isCount = value > 0n && value < 20n && value !== 10n;
  if (!isWord(tokens[small.next], 'hundred') || !isCount) return small;
  const hundreds = toCardinal(value * 100n, small.next + 1, usesFigures);
  const after = skipJoint(tokens, hundreds.next);
  const isJoined = after !== hundreds.next;
  const rest = readSmall(tokens, after);
  if (!rest || rest.value === 0n || rest.value > 99n) return hundreds;
  // "two hundred and 1/2" is a mixed number.
  if (rest.isNumeral && (!isJoined || isSign(tokens[rest.next], '/'))) return hundreds;
  if (isJoined && partSize(tokens[rest.next])) return hundreds;
  return toCardinal(hundreds.value + rest.value, rest.next, usesFigures || rest.usesFigures);
}

function readSmall(tokens: readonly Token[], at: number): Cardinal | null {
  const token = tokens[at];
  const after = tokens[at + 1];
  if (token?.kind === 'number') {
    if (token.hasPoint || token.exponent !== null) return null;
    return toCardinal(toInteger(token.digits), at + 1, true, true);
  }
  if (token?.kind !== 'word') return null;
  const isOne = isWord(token, 'a', 'an') && after?.kind === 'word' && SCALES.has(after.word);
  const value = isOne ? 1 : CARDINALS.get(token.word);
  if (value === undefined) return null;
  const ones = value >= 20 && after?.kind === 'word' ? (CARDINALS.get(after.word) ?? 0) : 0;
  return ones > 0 && ones < 10 ? toCardinal(BigInt(value + ones), at + 2) : toCardinal(BigInt(value), at + 1);
}

/** `zero point two five`: digits after the point are read one by one. */
function readPlaces(tokens: readonly Token[], whole: Cardinal): NumberReading | null {
  let digits = '';
  let next = whole.next + 1;
  for (;;) {
    const token = tokens[next];
    const digit = token?.kind === 'word' ? CARDINALS.get(token.word) : undefined;
    if (digit === undefined || digit > 9 || digits.length > 9) break;
    digits += String(digit);
    next += 1;
  }
  if (digits === '' || whole.usesFigures) return null;
  const value = toRationalFromDecimal(`${whole.value}.${digits}`);
  return { number: toPlain(value, null, digits.length, 'decimal', 'all'), next };
}
