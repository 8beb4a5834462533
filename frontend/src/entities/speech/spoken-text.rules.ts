import { toMathPieces } from '@sumfox/question-kinds/math-pieces';
import { numberWords, spokenFraction } from '../../shared/lib/number-words.rules.js';
import { SPOKEN_TEXT } from './spoken-text.messages.js';

/** Units of the primary syllabus, singular; the plural has an s unless stated. */
const readUnits = (): Readonly<Record<string, string>> => ({
  km: 'kilometre',
  m: 'metre',
  cm: 'centimetre',
  mm: 'millimetre',
  kg: 'kilogram',
  g: 'gram',
  ℓ: 'litre',
  l: 'litre',
  L: 'litre',
  ml: 'millilitre',
  mℓ: 'millilitre',
  h: 'hour',
  min: 'minute',
  s: 'second',
  '°C': SPOKEN_TEXT.get().degreeCelsius,
  '°': 'degree',
  '¢': 'cent',
  // Stands for the dollar sign of a blank.
  '¤': 'dollar',
});
const POWERS: Readonly<Record<string, string>> = { '²': 'square ', '³': 'cubic ' };

/** Longest first, so that `min` is not read as metres. */
const UNIT = '(?:km|cm|mm|m(?![lℓi])|kg|g|ml|mℓ|ℓ|l|L|h|min|s)';
const UNIT_WORD = `${UNIT}[²³]?(?:\\/${UNIT})?(?![\\p{L}\\d²³])`;
const AFTER_UNIT = new RegExp(`^\\s?(°C|[°¢¤]|${UNIT_WORD})`, 'u');
const NUMBER = String.raw`\d{1,3}(?:[ ,]\d{3})+(?!\d)|\d+`;
/** A number with what belongs to it: a decimal part and a unit; the letters l, s, g, h and m need a space before them. */
const QUANTITY = new RegExp(
  String.raw`(?<![\d.])(${NUMBER})(?:\.(\d+))?(?:\s?(°C|[°¢]|km|cm|mm|kg|ml|mℓ|ℓ|min)|\s(${UNIT}))?([²³])?(?:\/(${UNIT}))?(?![\p{L}\d²³]|\.\d)`,
  'gu',
);

/** `1 234.05` in words: "one thousand two hundred and thirty-four point zero five". */
function sayNumber(whole: string, decimals?: string): string {
  const digits = whole.replace(/[ ,]/g, '');
  const each = (run: string): string => [...run].map((digit) => numberWords(Number(digit))).join(' ');
  const head = /^0\d/.test(digits) || digits.length > 9 ? each(digits) : numberWords(Number(digits));
  return decimals === undefined ? head : `${head} point ${each(decimals)}`;
}

/** `cm²`, `km/h`, `°C` in words, singular or plural. */
function sayUnit(unit: string, isOne: boolean): string {
  const [, name = unit, power = '', per] = /^([^²³/]+)([²³]?)(?:\/(.+))?$/.exec(unit) ?? [];
  const word = readUnits()[name] ?? name;
  const counted = isOne ? word : word.replace(/^\p{L}+/u, '$&s');
  return `${POWERS[power] ?? ''}${counted}${per === undefined ? '' : ` per ${readUnits()[per] ?? per}`}`;
}

function sayMoney(whole: string, decimals: string | undefined): string {
  const dollars = Number(whole.replace(/[ ,]/g, ''));
  const said = dollars === 1 ? 'one dollar' : `${sayNumber(whole)} dollars`;
  if (decimals === undefined || decimals === '00') return said;
  if (decimals.length !== 2) return `${sayNumber(whole, decimals)} dollars`;
  const cents = Number(decimals) === 1 ? 'one cent' : `${numberWords(Number(decimals))} cents`;
  return dollars === 0 ? cents : `${said} and ${cents}`;
}

/** Minutes past the hour: "twenty", "oh five", nothing on the hour. */
function sayMinutes(minutes: string): string {
  if (minutes === '00') return '';
  return minutes.startsWith('0') ? ` oh ${numberWords(Number(minutes))}` : ` ${numberWords(Number(minutes))}`;
}

/** `14 50` of the 24-hour clock: "fourteen fifty", "oh nine hundred hours". */
function sayClock(hours: string, minutes: string): string {
  const hour =
    hours === '00' ? 'zero zero' : `${hours.startsWith('0') ? 'oh ' : ''}${numberWords(Number(hours))}`;
  return minutes === '00' ? `${hour} hundred hours` : `${hour}${sayMinutes(minutes)}`;
}

const SIGNS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\s*×\s*/g, ' times '],
  [/\s*÷\s*/g, ' divided by '],
  [/\s*\+\s*/g, ' plus '],
  [/\s*−\s*/g, ' minus '],
  [/\s*=\s*/g, ' equals '],
  [/\s*<\s*/g, ' is less than '],
  [/\s*>\s*/g, ' is greater than '],
  [/\s*≠\s*/g, ' is not equal to '],
  [/\s*≈\s*/g, ' is about '],
  [/√/g, ' the square root of '],
  [/π/g, ' pi '],
  [/∠/g, ' angle '],
  [/△/g, ' triangle '],
  [/[□▢☐]/g, ' box '],
  [/(?:…|\.{3})/g, ' and so on '],
  [/\s?%/g, ' per cent'],
  [/°/g, ' degrees'],
  [/¢/g, ' cents'],
  [/\//g, ' over '],
  [/(?<=\p{L}|\))²/gu, ' squared'],
  [/(?<=\p{L}|\))³/gu, ' cubed'],
  [/ [–—] /g, ', '],
];

/** What stands between fractions and blanks. */
function sayRun(run: string): string {
  let said = run
    .replace(/(?<=[\d)]|\b\p{L}) [-–] (?=[\d(]|\p{L}\b)/gu, ' − ')
    .replace(
      new RegExp(`(?<=\\d)-(${UNIT})(?![\\p{L}])`, 'gu'),
      (_, unit: string) => `-${readUnits()[unit] ?? unit}`,
    )
    .replace(
      /\b(1[0-2]|[1-9])(?:[.:]([0-5]\d))? ?([ap])\.?m\b\.?/g,
      (_, hour: string, minutes = '00', half) => {
        return `${numberWords(Number(hour))}${sayMinutes(String(minutes))} ${String(half)} m`;
      },
    )
    // Two pairs of digits are a time of day: a number is grouped by threes, a ratio has spaces about its colon.
    .replace(/(?<![\d.] ?)([01]\d|2[0-3])[ :]([0-5]\d)(?! ?\d)/g, (_, hours: string, minutes: string) =>
      sayClock(hours, minutes),
    )
    .replace(
      new RegExp(String.raw`\$ ?(${NUMBER})(?:\.(\d+))?`, 'g'),
      (_, whole: string, decimals?: string) => sayMoney(whole, decimals),
    )
    .replace(/\$(\p{L}|\([^()]*\))/gu, '$1 dollars')
    .replace(/\$/g, ' dollars ')
    .replace(
      new RegExp(`/(${UNIT})(?![\\p{L}])`, 'gu'),
      (_, unit: string) => ` per ${readUnits()[unit] ?? unit}`,
    )
    .replace(/(?<=\d):(?=\d)|(?<=\S) : (?=\S)/g, ' to ')
    .replace(QUANTITY, (_, whole: string, decimals, tight, apart, power = '', per) => {
      const number = sayNumber(whole, decimals as string | undefined);
      const unit = (tight ?? apart) as string | undefined;
      if (unit === undefined) return `${number}${power === '²' ? ' squared' : power === '³' ? ' cubed' : ''}`;
      const isOne = whole === '1' && decimals === undefined;
      return `${number} ${sayUnit(`${unit}${String(power)}${per ? `/${String(per)}` : ''}`, isOne)}`;
    });
  said = said
    // A number left is stuck to letters: the 3 of `3n`, or an ordinal such as `9th`.
    .replace(/\d+(?=\p{L})(?!st\b|nd\b|rd\b|th\b)/gu, (digits) => `${sayNumber(digits)} `)
    .replace(/(?<![\p{L}\d'/])(?:km|cm|mm|kg|ml|mℓ|ℓ|min)[²³]?(?![\p{L}²³])|(?<![\p{L}\d'])m[²³]/gu, (unit) =>
      sayUnit(unit, false),
    )
    .replace(/(?<=\bin )(?:m|g|h|s)(?![\p{L}'])/gu, (unit) => sayUnit(unit, false))
    // Corners and sides are spelt; a word in capitals that is no name of a figure is left to the voice.
    .replace(/\b[A-Z]{2,4}\b/g, (name) => [...name].join(' '))
    .replace(/\(([^()]*[+−×÷][^()]*)\)/g, ', bracket $1 close bracket, ');
  for (const [sign, word] of SIGNS) said = said.replace(sign, word);
  return said;
}

/** `3/4 kg` is "three quarters of a kilogram", `2 3/4 kg` is "two and three quarters kilograms". */
function sayFraction(
  piece: { whole: string | null; numerator: string; denominator: string },
  unit?: string,
): string {
  const said = spokenFraction(piece.whole, piece.numerator, piece.denominator);
  if (unit === undefined) return said;
  if (piece.whole !== null || Number(piece.numerator) > Number(piece.denominator))
    return `${said} ${sayUnit(unit, false)}`;
  return `${said} of ${unit === 'h' ? 'an' : 'a'} ${sayUnit(unit, true)}`;
}

/** A text as a teacher in Singapore reads it to a class: signs, units, money and time in words. Plain words stay. */
export function toSpoken(text: string): string {
  // `$___` is said the other way round; elsewhere the sign itself tells.
  const pieces = toMathPieces(text.replace(/\u00a0/g, ' ').replace(/\$ ?(_{3,})/g, '$1 ¤')).map((piece) =>
    piece.kind === 'text' ? { ...piece, text: piece.text.replace(/\u00a0/g, ' ') } : piece,
  );
  let said = '';
  let taken = 0;
  pieces.forEach((piece, index) => {
    if (piece.kind === 'text') {
      said += sayRun(piece.text.slice(taken));
      taken = 0;
      return;
    }
    const next = pieces[index + 1];
    const unit = next?.kind === 'text' ? AFTER_UNIT.exec(next.text) : null;
    taken = unit?.[0].length ?? 0;
    if (piece.kind === 'fraction') said += ` ${sayFraction(piece, unit?.[1])} `;
    else said += ` blank ${unit?.[1] === undefined ? '' : sayUnit(unit[1], false)} `;
  });
  return said
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,?!;:])/g, '')
    .replace(/,(?=[.,?!])/g, '')
    .replace(/^[ ,]+|[ ,]+$/g, '');
}

/** A remote voice is cut off after about 14 s; at a slow pace that is about this many letters. */
const LONGEST = 150;

/** What is given to the voice at once: a sentence, cut at its commas where it is too long. */
export function toUtterances(sentence: string): string[] {
  const parts = toSpoken(sentence).split(/(?<=[,;:]) /);
  const utterances: string[] = [];
  for (const part of parts) {
    const last = utterances.at(-1);
    if (last !== undefined && last.length + part.length < LONGEST)
      utterances[utterances.length - 1] = `${last} ${part}`;
    else if (/[\p{L}\d]/u.test(part)) utterances.push(part);
  }
  return utterances;
}
