import { type Exact, type Num, exact, findDecimalPlaces, isWhole } from './exact.js';

/** Whole numbers above 9999 carry a space every three digits: `36 480`, but `1265`. */
export function groupDigits(digits: string): string {
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ' ');
}

/** Exact decimal with at least `least` places. Throws RangeError when the decimal never ends. */
export function decimalText(value: Num, least = 0): string {
  const q = exact(value);
  if (q.d === 1n && least === 0) return `${q.s < 0n ? '-' : ''}${groupDigits(q.n.toString())}`;
  const places = findDecimalPlaces(q);
  if (places === null) throw new RangeError(`no exact decimal: ${q.toFraction()}`);
  const shown = Math.max(places, least);
  const scaled = q.mul(exact(10).pow(shown));
  const digits = scaled.n.toString().padStart(shown + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - shown));
  const text = shown === 0 ? whole : `${whole}.${digits.slice(digits.length - shown)}`;
  return q.s < 0n ? `-${text}` : text;
}

/** `3/4`, `2 3/4` or `5`. */
export function fractionText(value: Num): string {
  const q = exact(value);
  if (isWhole(q)) return decimalText(q);
  const whole = q.n / q.d;
  const part = `${q.n % q.d}/${q.d}`;
  const text = whole === 0n ? part : `${groupDigits(whole.toString())} ${part}`;
  return q.s < 0n ? `-${text}` : text;
}

/** `7/4`: never as a mixed number. */
export function improperText(value: Num): string {
  const q = exact(value);
  return isWhole(q) ? decimalText(q) : `${q.n}/${q.d}`;
}

/** Whole number or decimal of up to three places where there is one, else a fraction. */
export function numberText(value: Num): string {
  const places = findDecimalPlaces(value);
  return places !== null && places <= 3 ? decimalText(value) : fractionText(value);
}

/** `$45`, `$4.50`, `$36 480`: two decimals unless whole dollars. */
export function moneyText(value: Num): string {
  return isWhole(value) ? `$${decimalText(value)}` : `$${decimalText(value, 2)}`;
}

/** Terms of a ratio in lowest whole numbers, `8 : 9`. */
export function ratioText(value: Exact): string {
  return `${value.n} : ${value.d}`;
}

/** `4th`, `21st`. */
export function ordinalText(value: number): string {
  const lastTwo = value % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return `${value}th`;
  return `${value}${['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'}`;
}
