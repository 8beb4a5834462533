import { add, toRational, toRationalFromDecimal, type Rational } from './rational.js';
import { isSign, isWord, type Token } from './tokens.js';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const CARDINALS = new Map<string, number>();
ONES.forEach((word, value) => CARDINALS.set(word, value));
TENS.forEach((word, index) => CARDINALS.set(word, (index + 2) * 10));
CARDINALS.set('nought', 0).set('naught', 0).set('nil', 0);

const PARTS = new Map<string, number>([
  ['half', 2],
  ['halves', 2],
  ['quarter', 4],
  ['hundredth', 100],
  ['thousandth', 1000],
]);
const ORDINALS =
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
ORDINALS.forEach((word, index) => PARTS.set(word, index + 3));
for (const [word, value] of [...PARTS]) if (value > 2) PARTS.set(`${word}s`, value);

/** A number in words, or in words and figures together such as `3 quarters` or `5 thousand`. */
export interface WordNumber {
  readonly value: Rational;
  readonly whole: bigint | null;
  readonly numerator: bigint | null;
  readonly denominator: bigint | null;
  readonly places: number;
  readonly usesFigures: boolean;
  readonly next: number;
}

/** Whether the word belongs to a number in words. */
export function isNumberWord(word: string): boolean {
  return (
    CARDINALS.has(word) || PARTS.has(word) || word === 'hundred' || word === 'thousand' || word === 'million'
  );
}

/** The number in words that starts at `at`; null when the tokens there are none. */
export function findWordNumber(tokens: readonly Token[], at: number): WordNumber | null {
  // Figures begin a number in words only before a word: `3 quarters`, `5 thousand`.
  if (tokens[at]?.kind === 'sign' || (tokens[at]?.kind === 'number' && tokens[at + 1]?.kind !== 'word'))
    return null;
  const first = readPart(tokens, at);
  if (first) return first;
  if (isWord(tokens[at], 'point'))
    return readPlaces(tokens, { value: 0n, usesFigures: false, isNumeral: false, next: at });
  const cardinal = readCardinal(tokens, at);
  if (!cardinal) return null;
  const point = isWord(tokens[cardinal.next], 'point') ? readPlaces(tokens, cardinal) : null;
  if (point) return point;
  if (isWord(tokens[cardinal.next], 'and')) {
    const part = readPart(tokens, cardinal.next + 1);
    if (part?.numerator != null && part.denominator !== null) {
      const value = add(toRational(cardinal.value), part.value);
      return { ...part, value, whole: cardinal.value, usesFigures: cardinal.usesFigures || part.usesFigures };
    }
  }
  // A bare numeral is the number grammar's own affair.
  if (cardinal.isNumeral) return null;
  return {
    value: toRational(cardinal.value),
    whole: cardinal.value,
    numerator: null,
    denominator: null,
    places: 0,
    usesFigures: cardinal.usesFigures,
    next: cardinal.next,
  };
}

/** `half`, `a quarter`, `three quarters`, `3 tenths`: parts of one, without a whole number before them. */
function readPart(tokens: readonly Token[], at: number): WordNumber | null {
  const token = tokens[at];
  if (isWord(token, 'half', 'quarter')) return toPart(1n, PARTS.get(token.word) ?? 0, false, at + 1);
  if (isWord(token, 'a', 'an')) {
    const size = partSize(tokens[at + 1]);
    return size === null ? null : toPart(1n, size, false, at + 2);
  }
  const count = readCardinal(tokens, at);
  if (!count) return null;
  const size = partSize(tokens[count.next]);
  return size === null ? null : toPart(count.value, size, count.usesFigures, count.next + 1);
}

function partSize(token: Token | undefined): number | null {
  return token?.kind === 'word' ? (PARTS.get(token.word) ?? null) : null;
}

function toPart(numerator: bigint, denominator: number, usesFigures: boolean, next: number): WordNumber {
  const bottom = BigInt(denominator);
  const value = toRational(numerator, bottom);
  return { value, whole: null, numerator, denominator: bottom, places: 0, usesFigures, next };
}

interface Cardinal {
  readonly value: bigint;
  readonly usesFigures: boolean;
  readonly isNumeral: boolean;
  readonly next: number;
}

function readCardinal(tokens: readonly Token[], at: number): Cardinal | null {
  let next = at;
  let total = 0n;
  let usesFigures = false;
  let words = 0;
  let limit = 1_000_000_000n;
  for (;;) {
    const after = words > 0 ? skipJoint(tokens, next) : next;
    const group = readHundreds(tokens, after);
    if (!group) break;
    const scale = isWord(tokens[group.next], 'thousand')
      ? 1000n
      : isWord(tokens[group.next], 'million')
        ? 1_000_000n
        : 1n;
    const end = scale === 1n ? group.next : group.next + 1;
    // "one hundred and three quarters": the three belongs to the quarters.
    if (words > 0 && after !== next && partSize(tokens[end]) !== null) break;
    if (scale >= limit || (words > 0 && group.value * scale >= limit)) break;
    total += group.value * scale;
    usesFigures ||= group.usesFigures;
    words += 1;
    next = end;
    limit = scale;
    if (scale === 1n) return { value: total, usesFigures, isNumeral: words === 1 && group.isNumeral, next };
  }
  return words === 0 ? null : { value: total, usesFigures, isNumeral: false, next };
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
  const isCount = small.value > 0n && small.value < 20n && small.value !== 10n;
  if (!isWord(tokens[small.next], 'hundred') || !isCount) return small;
  const hundreds = {
    value: small.value * 100n,
    usesFigures: small.usesFigures,
    isNumeral: false,
    next: small.next + 1,
  };
  const after = skipJoint(tokens, hundreds.next);
  const rest = readSmall(tokens, after);
  if (!rest || rest.value === 0n || rest.value > 99n) return hundreds;
  // "two hundred and 1/2" is a mixed number.
  if (rest.isNumeral && (after === hundreds.next || isSign(tokens[rest.next], '/'))) return hundreds;
  if (after !== hundreds.next && partSize(tokens[rest.next]) !== null) return hundreds;
  const usesFigures = hundreds.usesFigures || rest.usesFigures;
  return { ...hundreds, value: hundreds.value + rest.value, usesFigures, next: rest.next };
}

function readSmall(tokens: readonly Token[], at: number): Cardinal | null {
  const token = tokens[at];
  if (token?.kind === 'number') {
    if (token.hasPoint || token.exponent !== null) return null;
    return { value: BigInt(token.digits), usesFigures: true, isNumeral: true, next: at + 1 };
  }
  if (token?.kind !== 'word') return null;
  if (token.word === 'a' || token.word === 'an') {
    return isWord(tokens[at + 1], 'hundred', 'thousand', 'million')
      ? { value: 1n, usesFigures: false, isNumeral: false, next: at + 1 }
      : null;
  }
  const value = CARDINALS.get(token.word);
  if (value === undefined) return null;
  const unit = tokens[at + 1];
  const ones = value >= 20 && unit?.kind === 'word' ? CARDINALS.get(unit.word) : undefined;
  if (ones !== undefined && ones > 0 && ones < 10) {
    return { value: BigInt(value + ones), usesFigures: false, isNumeral: false, next: at + 2 };
  }
  return { value: BigInt(value), usesFigures: false, isNumeral: false, next: at + 1 };
}

/** `zero point two five`: after the point each digit is said by itself. */
function readPlaces(tokens: readonly Token[], whole: Cardinal): WordNumber | null {
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
  return {
    value: toRationalFromDecimal(`${whole.value}.${digits}`),
    whole: null,
    numerator: null,
    denominator: null,
    places: digits.length,
    usesFigures: false,
    next,
  };
}
