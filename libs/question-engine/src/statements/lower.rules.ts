import { type StatementRule, asks, works } from './statement-rule.js';
import {
  type Sum,
  addsOrTakes,
  areWhole,
  areWithin,
  fewestDigits,
  haveDecimal,
  haveFraction,
  mostDigits,
  multipliesOrDivides,
} from './sums.js';

const TRACK = /^(?:next-number|gap-|some-boxes-on)/;
const PACKS = /^(?:packs-|more-than-nine-packs|two-owners)/;
const TABLES_OF_2: readonly number[] = [2, 3, 4, 5, 10];
const TABLES_OF_3: readonly number[] = [6, 7, 8, 9];

/** One of the two factors is in the tables, and the other is no larger than 10. */
const isOfTables =
  (tables: readonly number[]) =>
  ({ terms, signs }: Sum): boolean => {
    const [a, b] = terms.map((term) => term.valueOf());
    if (a === undefined || b === undefined || terms.length !== 2) return false;
    if (signs[0] === '÷') return tables.includes(b) && a / b <= 10;
    return signs[0] === '×' && (tables.includes(a) || tables.includes(b)) && Math.max(a, b) <= 10;
  };

const isWholeSum = (sum: Sum): boolean => areWhole(sum) && addsOrTakes(sum);

/** The ones of two numbers are put together or taken away without changing the tens. */
const isWithoutRenaming = ({ terms: [a, b], signs: [sign] }: Sum): boolean => {
  const [x, y] = [Number(a?.valueOf()) % 10, Number(b?.valueOf()) % 10];
  return sign === '+' ? x + y < 10 : x >= y;
};

const isOfOneDigitOrTens = ({ terms: [, b] }: Sum): boolean =>
  b !== undefined && (b.compare(10) < 0 || Number(b.valueOf()) % 10 === 0);

const isInHead1 = (sum: Sum): boolean =>
  isWholeSum(sum) &&
  sum.terms.length === 2 &&
  (areWithin(sum, 20) || (areWithin(sum, 100) && isOfOneDigitOrTens(sum) && isWithoutRenaming(sum)));

const isInHead2 = ({ terms, ...sum }: Sum): boolean => {
  const [, second] = terms;
  return (
    isWholeSum({ terms, ...sum }) &&
    mostDigits({ terms, ...sum }) === 3 &&
    terms.length === 2 &&
    second !== undefined &&
    [1, 10, 100].some((unit) => second.compare(10 * unit) < 0 && Number(second.valueOf()) % unit === 0)
  );
};

const PRIMARY_1: readonly StatementRule[] = [
  asks('P1-N-6', { structures: TRACK }),
  asks('P1-N-8', { structures: /^(?:compared|parts)-in-a-picture/ }),
  works('P1-N-9', (sum) => isWholeSum(sum) && areWithin(sum, 20), {
    structures: /^parts-in-a-picture/,
  }),
  works(
    'P1-N-10',
    (sum) =>
      isWholeSum(sum) &&
      sum.terms.length > 2 &&
      mostDigits(sum) === 1 &&
      sum.signs.every((sign) => sign === '+'),
  ),
  works('P1-N-11', (sum) => isWholeSum(sum) && mostDigits(sum) === 2 && !isInHead1(sum)),
  works('P1-N-12', isInHead1),
  asks('P1-L-1', { structures: /ruler|in-a-picture/ }),
  asks('P1-T-4', { structures: /^(?:hour-later|half-|two-parts-later|three-parts-)/ }),
];

const PRIMARY_2: readonly StatementRule[] = [
  asks('P2-N-1', { structures: /^(?:groups-|in-and-out|start-unknown|packs-|more-than-nine-packs)/ }),
  asks('P2-N-2', { structures: PACKS }),
  asks('P2-N-5', { structures: TRACK }),
  asks('P2-N-5', { structures: TRACK, subStrandIds: ['addition_subtraction_basic'] }),
  works('P2-N-7', (sum) => isWholeSum(sum) && mostDigits(sum) === 3),
  works('P2-N-8', isInHead2),
  works('P2-N-9', (sum) => multipliesOrDivides(sum) && isOfTables(TABLES_OF_2)(sum)),
  works('P2-N-11', (sum) => multipliesOrDivides(sum) && isOfTables(TABLES_OF_2)(sum)),
  asks('P2-L-2', { structures: /^(?:part|change)-.*-mass-/ }),
  asks('P2-L-3', { structures: /^(?:part|change)-.*-volume-/ }),
  asks('P2-T-2', {
    ways: ['h1', 'h2', 'h8'],
    structures: /^(?!minutes-between|finish-|start-from-end|break-)/,
  }),
  asks('P2-S-1'),
];

const PRIMARY_3: readonly StatementRule[] = [
  asks('P3-N-1', {
    structures: /^(?:packs-|more-than-nine-packs|groups-|in-and-out$|start-unknown|plus-|minus-)/,
  }),
  asks('P3-N-2', { structures: /^(?:packs-|more-than-nine-packs|two-owners|chart-)/ }),
  asks('P3-N-5', { structures: TRACK }),
  works('P3-N-6', (sum) => isWholeSum(sum) && mostDigits(sum) === 4),
  works('P3-N-8', isOfTables(TABLES_OF_3)),
  works('P3-N-9', isOfTables([...TABLES_OF_2, ...TABLES_OF_3])),
  works(
    'P3-N-11',
    (sum) =>
      areWhole(sum) &&
      multipliesOrDivides(sum) &&
      sum.terms.length === 2 &&
      fewestDigits(sum) === 1 &&
      mostDigits(sum) >= 2 &&
      mostDigits(sum) <= 3,
  ),
  works('P3-F-4', (sum) => haveFraction(sum) && addsOrTakes(sum)),
  works('P3-M-1', (sum) => haveDecimal(sum) && addsOrTakes(sum)),
  asks('P3-T-2', {
    ways: ['h7', 'h9'],
    structures: /^(?:left-at|two-parts-back|early-for|ride-times|next-time|later-time|which-one|wait-for)/,
  }),
  asks('P3-V-1', { structures: /^(?:unit-squares-in-rows|squares-in-a-row)/ }),
  asks('P3-V-2', { ways: ['h3', 'h9', 'h2', 'h10'] }),
  asks('P3-V-3', { structures: /-by-(?:rectangle-outline|square)$/ }),
  asks('P3-V-4', {
    structures:
      /^(?:unit-squares-in-rows\.(?:area|left)|part-of-a-rectangle|made-longer\.(?:added|new))|-by-(?:rectangle|square-sheet)$/,
  }),
  asks('P3-S-1'),
  asks('P3-S-2'),
];

/** Statements of Primary 1 to 3 in stories and patterns. */
export const LOWER_RULES: readonly StatementRule[] = [...PRIMARY_1, ...PRIMARY_2, ...PRIMARY_3];
