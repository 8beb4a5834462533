import { COUNTED_IN, type CountedIn } from '../core/counted-in.js';
import { type Exact, exact, readDecimal } from '../numbers/exact.js';

const FACTORS: Readonly<Record<Exclude<CountedIn, 'clock'>, Readonly<Record<string, number>>>> = {
  min: { h: 60, min: 1 },
  s: { h: 3600, min: 60, s: 1 },
  m: { km: 1000, m: 1 },
  cm: { km: 100_000, m: 100, cm: 1 },
  g: { kg: 1000, g: 1 },
  ml: { ℓ: 1000, ml: 1 },
  cents: { $: 100, cents: 1, '¢': 1 },
};

const CLOCK =
  /(?<![\d.])(?:(1[0-2]|0?[1-9])\.([0-5]\d) ([ap])\.m\.|([01]\d|2[0-3]) ([0-5]\d)(?!\d|\.\d| \d)|(\d{1,2}) o'clock|half past (\d{1,2})(?!\d))/g;

function* clockTimes(text: string): Generator<Exact> {
  for (const [, h12, min12, half, h24, min24, oClock, halfPast] of text.matchAll(CLOCK)) {
    if (h12) yield exact((Number(h12) % 12) * 60 + Number(min12) + (half === 'p' ? 720 : 0));
    else if (h24) yield exact(Number(h24) * 60 + Number(min24));
    else if (oClock) yield exact((Number(oClock) % 12) * 60);
    else yield exact((Number(halfPast) % 12) * 60 + 30);
  }
}

const TERM =
  /(\d{1,3}(?: \d{3})+(?!\d)|\d+(?:\.\d+)?) (km|kg|cm|ml|min|cents|h|s|m|g|ℓ|¢)(?![A-Za-z²³])|\$(\d[\d ]*(?:\.\d\d)?)/g;

/** Every time of day or measured quantity of a text, in the unit; neighbouring terms in falling units are one quantity. */
export function listQuantities(text: string, unit: CountedIn): Exact[] {
  if (unit === 'clock') return [...clockTimes(text)];
  const factors = FACTORS[unit];
  const found: Exact[] = [];
  let end = -1;
  let lastFactor = 0;
  for (const match of text.matchAll(TERM)) {
    const factor = factors[match[3] === undefined ? (match[2] ?? '') : '$'];
    if (factor === undefined || match[0].length > 30) continue;
    const value = readDecimal((match[1] ?? match[3] ?? '0').replaceAll(' ', '')).mul(factor);
    const joins = text.slice(end, match.index) === ' ' && factor < lastFactor && found.length > 0;
    if (joins) found.push((found.pop() ?? exact(0)).add(value));
    else found.push(value);
    end = match.index + match[0].length;
    lastFactor = factor;
  }
  return found;
}

/** The one quantity a text consists of, in the unit; null when it is anything else. */
export function findQuantity(text: string, unit: CountedIn): Exact | null {
  const rest = text.trim().replace(/[,;]$/, '');
  const found = listQuantities(rest, unit);
  const left = rest.replace(unit === 'clock' ? CLOCK : TERM, '').trim();
  return found.length === 1 && left === '' ? (found[0] ?? null) : null;
}

/** `Q`, `n × Q`, `Q × n` or `Q ÷ n`. */
function findTerm(text: string, unit: CountedIn): Exact | null {
  const product = /^(\d+) × (.+)$/.exec(text) ?? null;
  const scaled = /^(.+) ([×÷]) (\d+)$/.exec(text);
  if (product) return findQuantity(product[2] ?? '', unit)?.mul(Number(product[1])) ?? null;
  if (scaled && Number(scaled[3]) > 0) {
    const value = findQuantity(scaled[1] ?? '', unit);
    return value ? (scaled[2] === '×' ? value.mul(Number(scaled[3])) : value.div(Number(scaled[3]))) : null;
  }
  return findQuantity(text, unit);
}

const DAY = exact(1440);

/**
 * Whether `left = right` holds for times of day and measured quantities: sums, differences and whole multiples. Null
 * when a side is not written that way. Times of day count on past midnight.
 */
export function findQuantityTruth(left: string, right: string): boolean | null {
  const shown = left
    .replace(/^[^:]*: /, '')
    .trim()
    .replace(
      /^(1 hour|half an hour) (after|before) (.+)$/,
      (_, long, way, time: string) =>
        `${time} ${way === 'after' ? '+' : '−'} ${long === '1 hour' ? 60 : 30} min`,
    );
  const parts = shown.split(/ ([+−]) /);
  let read = false;
  for (const unit of COUNTED_IN) {
    const result = findQuantity(right, unit) ?? (unit === 'clock' ? findQuantity(right, 'min') : null);
    if (!result) continue;
    const terms = parts.map((part, i) =>
      i % 2 === 1
        ? null
        : (findTerm(part, unit) ?? (unit === 'clock' && i > 0 ? findTerm(part, 'min') : null)),
    );
    if (terms.some((t, i) => i % 2 === 0 && !t)) continue;
    read = true;
    const sum = terms.reduce<Exact>((total, term, i) => {
      if (!term) return total;
      return parts[i - 1] === '−' ? total.sub(term) : total.add(term);
    }, exact(0));
    const wrapped = unit === 'clock' ? sum.sub(result).mod(DAY).equals(0) : sum.equals(result);
    if (wrapped) return true;
  }
  return read ? false : null;
}
