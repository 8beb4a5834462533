import type { Expression } from './expression.js';
import type { Literal, WrittenNumber } from './literal.js';
import { isNegative, type Rational } from './rational.js';

/** The characters of vulgar fractions by what they say, which is what compatibility folding makes of them. */
const VULGAR: ReadonlyMap<string, string> = new Map(
  [...'¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'].map((sign) => [sign.normalize('NFKC').replace('⁄', '/'), sign]),
);
const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const;

/** Whole numbers of five digits and more in groups of three, as the papers print them. */
function groupedText(digits: string): string {
  if (digits.length < 5) return digits;
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ' ');
}

function decimalText(value: Rational, places: number): string {
  if (places === 0) return groupedText(String(value.n / value.d));
  const scale = 10n ** BigInt(places);
  const units = (value.n * scale) / value.d;
  const whole = groupedText(String(units / scale));
  return `${whole}.${String(units % scale).padStart(places, '0')}`;
}

/** A number as it was written: `1½`, `3/4`, `36 480`, `0.50`. */
export function numberText(number: WrittenNumber): string {
  const sign = isNegative(number.value) ? '−' : '';
  const { numerator, denominator, whole } = number;
  if (numerator !== null && denominator !== null) {
    const part = `${numerator}/${denominator}`;
    if (whole === null) return `${sign}${part}`;
    const vulgar = VULGAR.get(part);
    return vulgar === undefined ? `${sign}${whole} ${part}` : `${sign}${whole}${vulgar}`;
  }
  if (number.notation === 'scientific' && number.value.d !== 1n)
    return `${sign}${number.value.n}/${number.value.d}`;
  return `${sign}${decimalText(number.value, number.notation === 'scientific' ? 0 : number.places)}`;
}

/** A quantity as it was written, with the printed symbol of its unit. */
export function literalText(literal: Literal): string {
  if (literal.isPercent) return `${numberText(literal.number)}%`;
  if (literal.parts.length === 0) return numberText(literal.number);
  return literal.parts.map((part) => partText(part.number, part.symbol)).join(' ');
}

/** A number with the printed symbol of its unit: `$3.50`, `24 cm²`, `30°C`, `3 days`. */
export function partText(number: WrittenNumber, symbol: string): string {
  const text = numberText(number);
  if (/^(?:[A-Z]*\$|£|€|¥)/.test(symbol)) return moneyText(number, text, symbol);
  if (symbol.startsWith('°')) return `${text}${symbol}`;
  const isPlural = /^(?:cent|day|week|month|year|unit)$/.test(symbol) && text !== '1';
  // Singapore prints the script letter for litres; a plain l looks like a 1.
  const printed = symbol === 'l' ? 'ℓ' : symbol;
  return `${text} ${printed}${isPlural ? 's' : ''}`;
}

function moneyText(number: WrittenNumber, text: string, symbol: string): string {
  const [sign, rate] = symbol.split('/');
  const amount = number.notation === 'decimal' && number.places === 1 ? `${text}0` : text;
  const below = amount.startsWith('−') ? '−' : '';
  return `${below}${sign ?? ''}${amount.slice(below.length)}${rate === undefined ? '' : ` per ${rate}`}`;
}

/** A calculation as it was understood, with brackets where they were needed: `2 + 3`, `(4n + 1) ÷ 2`. */
export function expressionText(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return literalText(expression.literal);
    case 'letter':
      return expression.letter;
    case 'negative':
      return `−${bracketed(expression.of)}`;
    case 'root':
      return `√${bracketed(expression.of)}`;
    case 'power':
      return `${bracketed(expression.of)}^${expression.exponent}`;
    case 'operation': {
      const { left, right, sign } = expression;
      if (sign === '+') return `${expressionText(left)} + ${expressionText(right)}`;
      if (sign === '-')
        return `${expressionText(left)} − ${isLow(right) ? bracketed(right) : expressionText(right)}`;
      const top = isLow(left) ? bracketed(left) : expressionText(left);
      if (sign === '*' && left.kind === 'literal' && right.kind === 'letter') return `${top}${right.letter}`;
      if (sign === '/' && (left.kind === 'letter' || right.kind === 'letter'))
        return `${top}/${bracketed(right)}`;
      return `${top} ${SIGNS[sign]} ${right.kind === 'operation' ? bracketed(right) : expressionText(right)}`;
    }
  }
}

function isLow(expression: Expression): boolean {
  return expression.kind === 'operation' && (expression.sign === '+' || expression.sign === '-');
}

function bracketed(expression: Expression): string {
  const text = expressionText(expression);
  return expression.kind === 'operation' || expression.kind === 'negative' ? `(${text})` : text;
}
