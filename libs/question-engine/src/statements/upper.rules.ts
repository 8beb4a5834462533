import { type StatementRule, asks, works } from './statement-rule.js';
import {
  type Sum,
  addsOrTakes,
  areWhole,
  divides,
  fewestDigits,
  haveDecimal,
  haveFraction,
  mostDigits,
  multiplies,
  multipliesOrDivides,
} from './sums.js';

const BY = (gateway: string): RegExp => new RegExp(`-by-(?:${gateway})$`);
const isPair = ({ terms }: Sum): boolean => terms.length === 2;

/** Times or shared by 10, 100, 1000 or a multiple of them. */
const isByTens = (sum: Sum): boolean =>
  isPair(sum) &&
  multipliesOrDivides(sum) &&
  sum.terms.some((term) => term.d === 1n && term.n >= 10n && term.n % 10n === 0n);

/** Of two fractions with different denominators, or with a mixed number. */
const isOfFractions = (sum: Sum): boolean => haveFraction(sum) && addsOrTakes(sum);
const isMixed = ({ text }: Sum): boolean => /\d \d+\/\d/.test(text);

const PRIMARY_4: readonly StatementRule[] = [
  asks('P4-N-1', { structures: /^(?:three|four)-cards/ }),
  asks('P4-N-4', { structures: /^(?:next-number|gap-|some-boxes-on|next-figure|far-figure)/ }),
  asks('P4-N-6', { structures: /^factor-and-multiple$/ }),
  asks('P4-N-8', {
    structures: /^multiple-|^one-remainder|^remainder-|^two-remainders|^factor-and-multiple/,
  }),
  asks('P4-N-9', { structures: /^common-multiple/ }),
  works(
    'P4-N-10',
    (sum) =>
      areWhole(sum) && isPair(sum) && multiplies(sum) && fewestDigits(sum) === 1 && mostDigits(sum) >= 3,
  ),
  works(
    'P4-N-12',
    (sum) => areWhole(sum) && isPair(sum) && divides(sum) && fewestDigits(sum) === 1 && mostDigits(sum) >= 3,
  ),
  asks('P4-F-2', { structures: /share|rest|whole-from|one-known|total-|difference-|by-fraction|spent/ }),
  works('P4-F-3', (sum) => isOfFractions(sum) && !isMixed(sum), { ways: ['h1'] }),
  works('P4-D-6', (sum) => haveDecimal(sum) && addsOrTakes(sum)),
  works(
    'P4-D-7',
    (sum) => haveDecimal(sum) && isPair(sum) && multipliesOrDivides(sum) && fewestDigits(sum) === 1,
  ),
  asks('P4-V-1', {
    structures: /^(?:side-from-|square-or-rectangle-of-a-wire\.(?:length|rectangle))/,
  }),
  asks('P4-V-2', {
    structures:
      /^(?:square-from-perimeter|squares-in-a-row\.(?:side|area)|square-or-rectangle-of-a-wire\.(?:side|square))/,
  }),
  asks('P4-V-3', { structures: /^(?:squares-in-a-row|two-joined-rectangles|rectangle-with-a-hole)/ }),
  asks('P4-G-2', { structures: /dial|turn-a/ }),
  asks('P4-S-2', { structures: /-table$|^two-kinds-/ }),
  asks('P4-S-3', { structures: /-line(?:\.|$)/ }),
];

const PRIMARY_5: readonly StatementRule[] = [
  works('P5-N-2', isByTens),
  works('P5-F-3', (sum) => isOfFractions(sum) && isMixed(sum)),
  works(
    'P5-F-4',
    (sum) => haveFraction(sum) && isPair(sum) && multiplies(sum) && sum.terms.some((term) => term.d === 1n),
  ),
  works('P5-F-7', (sum) => isMixed(sum) && isPair(sum) && multiplies(sum)),
  works('P5-D-1', (sum) => haveDecimal(sum) && isByTens(sum)),
  asks('P5-D-2', {
    subStrandIds: ['measurement'],
    structures: /^(?:part-|change-|moved-|undo-|large-ones-|small-ones-|steps-|which-is-which-|even-in)/,
  }),
  asks('P5-P-1', { ways: ['h9'] }),
  asks('P5-P-3', { ways: ['h1', 'h2', 'h3', 'h6'] }),
  asks('P5-Q-1', { structures: BY('rate') }),
  asks('P5-Q-1', { ways: ['h1', 'h2', 'h4', 'h7', 'h8', 'h10'] }),
  asks('P5-Q-2'),
  asks('P5-G-1', { structures: /on-a-line|to-a-line|in-180$|^arm-turns/ }),
  asks('P5-G-2', { structures: /at-a-point|to-a-turn|in-360/ }),
  asks('P5-G-4', { structures: /apex|^base-|isosceles|perimeters|by-equal-sides/ }),
  asks('P5-G-5', { structures: /in-180-of-three|apex|^base-|^corner-moves|outer/ }),
  asks('P5-G-6', { structures: /^name-from-/ }),
  asks('P5-G-7', { structures: /^clues-then-/ }),
];

const PRIMARY_6: readonly StatementRule[] = [
  asks('P6-P-1', { ways: ['h1', 'h4', 'h6', 'h7'] }),
  asks('P6-R-1'),
  asks('P6-R-2', { ways: ['h2', 'h9', 'h3', 'h5'] }),
  asks('P6-R-3', { ways: ['h1', 'h3', 'h7'] }),
  asks('P6-R-4', { ways: ['h4', 'h5'] }),
  asks('P6-A-1'),
  asks('P6-A-4', { ways: ['h9'] }),
  asks('P6-A-5', { ways: ['h11', 'h1', 'h2', 'h4'] }),
  asks('P6-V-1', { structures: BY('circle|ring') }),
  asks('P6-V-2', { structures: BY('circle-part|circle-part-outline') }),
  asks('P6-V-3', { structures: BY('track|rectangle-and-semicircle|corners-cut') }),
  asks('P6-V-4', { structures: /^(?:edge-of-a-cuboid|depth-of-water|depth-when-poured-over)/ }),
  asks('P6-S-1'),
  asks('P6-S-2'),
];

/** Statements of Primary 4 to 6 in stories, figures and graphs. */
export const UPPER_RULES: readonly StatementRule[] = [...PRIMARY_4, ...PRIMARY_5, ...PRIMARY_6];
