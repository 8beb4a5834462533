import { listWords } from './read-text.js';

/** How a unit may be spelt in a stem, the unit's own sign first. */
const SPELLINGS: Readonly<Record<string, RegExp>> = {
  km: /\bkm\b|\bkilometres?\b/,
  m: /(?<![A-Za-z])m(?![A-Za-z/²³])|\bmetres?\b/,
  cm: /(?<![A-Za-z])cm(?![A-Za-z²³])|\bcentimetres?\b/,
  kg: /(?<![A-Za-z])kg\b|\bkilograms?\b/,
  g: /(?<![A-Za-z])g\b|\bgrams?\b/,
  ℓ: /ℓ|\blitres?\b/,
  ml: /(?<![A-Za-z])ml\b|\bmillilitres?\b/,
  h: /(?<![A-Za-z])h\b|\bhours?\b/,
  min: /(?<![A-Za-z])min\b|\bminutes?\b/,
  s: /(?<![A-Za-z])s\b|\bseconds?\b/,
  $: /\$|\bdollars?\b|\bhow much\b/i,
  '%': /%|\bpercent(?:age)?\b|\bper cent\b/i,
  '°': /°|\bdegrees?\b|\bangles?\b/i,
  'cm²': /cm²|\bsquare centimetres?\b|(?<![A-Za-z])cm\b.*\barea\b|\barea\b.*(?<![A-Za-z])cm\b/i,
  'm²': /(?<![A-Za-z])m²|\bsquare metres?\b|(?<![A-Za-z])m\b.*\barea\b|\barea\b.*(?<![A-Za-z])m\b/i,
  'cm³': /cm³|\bcubic centimetres?\b|(?<![A-Za-z])cm\b.*\bvolume\b|\bvolume\b.*(?<![A-Za-z])cm\b/i,
  'm³': /(?<![A-Za-z])m³|\bcubic metres?\b|(?<![A-Za-z])m\b.*\bvolume\b|\bvolume\b.*(?<![A-Za-z])m\b/i,
  'km/h': /km\/h|\bkm per hour\b|\bkilometres per hour\b|\bspeed\b/i,
  'm/min': /m\/min|\bmetres per minute\b|\bspeed\b/i,
};

/** Units of an answer that this knows how to look for. */
export const KNOWN_UNITS: readonly string[] = Object.keys(SPELLINGS);

/** The parts of a word that singular and plural share: `boxes` and `box`, `cherries` and `cherry`. */
function stemOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '');
}

/**
 * Whether a stem names what its answer counts: the unit by its sign or its word, counted things by their noun. An
 * answer in a unit that the stem does not know is an answer to something else.
 */
export function isUnitNamed(unit: string, stem: string): boolean {
  const spelling = SPELLINGS[unit];
  if (spelling) return spelling.test(stem.replace(/\s+/g, ' '));
  const told = new Set(listWords(stem).map((word) => stemOf(word.replace(/[^\p{L}-]/gu, ''))));
  return listWords(unit).every((word) => told.has(stemOf(word)));
}
