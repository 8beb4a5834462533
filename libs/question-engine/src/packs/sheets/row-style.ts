import {
  CLOCK_12,
  CLOCK_24,
  FRACTION,
  HOURS_MINUTES,
  MONEY,
  MONEY_TO_CENT,
  PERCENT,
  PLAIN,
  PLAIN_DECIMAL,
  RATIO,
  type Style,
  compound,
  countOf,
  degrees,
  fractionOfOne,
  measured,
  measuredFraction,
} from '../../core/amount.js';
import { exact, isWhole, toWhole } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';

/** Cents as a child of Primary 2 writes them: `85¢`. */
const CENTS: Style = { ...measured('¢', 0), text: (value) => `${measured('', 0).bare(value)}¢` };

/** What a digit in the tens stands for: `60`, or `6 tens`. */
const TENS: Style = { ...PLAIN, also: (value) => [`${toWhole(exact(value).div(10))} tens`] };

const FIXED: Readonly<Record<string, Style>> = {
  plain: PLAIN,
  tens: TENS,
  decimal: PLAIN_DECIMAL,
  cents: CENTS,
  money: MONEY,
  'money to the cent': MONEY_TO_CENT,
  percent: PERCENT,
  fraction: FRACTION,
  ratio: RATIO,
  angle: degrees(179),
  'corner angle': degrees(90),
  'clock 12': CLOCK_12,
  'clock 24': CLOCK_24,
  'hours and minutes': HOURS_MINUTES,
};

/** A fraction of one thing: `3/8 of a cake`, `1 cake`. */
const partOf = (thing: string): Style => ({
  ...fractionOfOne(''),
  text: (value) => (exact(value).equals(1) ? `1 ${thing}` : `${fractionText(value)} of a ${thing}`),
  bare: (value) => fractionText(value),
  unit: null,
});

/** A fraction as so many of equal parts, not simplified: `6/12`. */
function inParts(parts: number): Style {
  const text: Style['text'] = (value) =>
    isWhole(exact(value).mul(parts)) ? `${toWhole(exact(value).mul(parts))}/${parts}` : fractionText(value);
  return { ...FRACTION, text, bare: text };
}

const WITH_UNIT: ReadonlyArray<readonly [start: string, style: (rest: string) => Style]> = [
  ['count ', (rest) => countOf(...(rest.split('|') as [string, string?]))],
  ['fractions of ', measuredFraction],
  ['part of one ', fractionOfOne],
  ['part of a ', partOf],
  ['parts of ', (parts) => inParts(Number(parts))],
  ['whole ', (unit) => measured(unit, 0)],
  ['in ', (unit) => measured(unit)],
];

const TWO_UNITS: ReadonlyMap<string, Style> = new Map([
  ['m and cm', compound('m', 'cm', 100)],
  ['km and m', compound('km', 'm', 1000)],
  ['kg and g', compound('kg', 'g', 1000)],
  ['ℓ and ml', compound('ℓ', 'ml', 1000)],
]);

/** `in kg`, `whole cm`, `count pens`, `fractions of m`, or a style without a unit. Throws RangeError on another. */
export function readStyle(text: string): Style {
  const fixed = FIXED[text] ?? TWO_UNITS.get(text);
  if (fixed) return fixed;
  const found = WITH_UNIT.find(([start]) => text.startsWith(start));
  if (!found) throw new RangeError(`no style is called ${text}`);
  return found[1](text.slice(found[0].length));
}
