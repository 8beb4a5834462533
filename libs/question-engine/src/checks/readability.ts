import { type GradeLevel, gradeNumber } from '@sumfox/curriculum/grades';
import { remember } from '../memory/remember.js';
import { listNumbers, listSentences, listWords } from './read-text.js';

/** Most words in a stem and in a sentence by grade (the curriculum's table of conventions). */
export const READING_LIMITS: Readonly<
  Record<GradeLevel, { stem: number; sentence: number; medianStem: number }>
> = {
  'Primary 1': { stem: 25, sentence: 12, medianStem: 12 },
  'Primary 2': { stem: 37, sentence: 14, medianStem: 20 },
  'Primary 3': { stem: 50, sentence: 18, medianStem: 26 },
  'Primary 4': { stem: 55, sentence: 20, medianStem: 30 },
  'Primary 5': { stem: 65, sentence: 22, medianStem: 36 },
  'Primary 6': { stem: 80, sentence: 25, medianStem: 40 },
};

/** Words that have no place in a child's paper, or not before Primary 6. */
export const BANNED =
  /\b(beer|wine|alcohol|whisky|cigarettes?|cigars?|smok\w*|vap(?:e|es|ing)|bet|bets|betting|gambl\w*|casino|lottery|4d|toto|guns?|knife|knives|weapons?|kill\w*|dead|blood|fat|overweight|pork|bacon|ham|coke|pepsi|lego|ipad|iphone|nike|mcdonald'?s|variable|hcf|lcm|pounds?|tonnes?|mm|undefined|nan|null|infinity)\b|\[object/i;

/** Words and the first grade whose lessons use them. */
const FIRST_GRADE: ReadonlyArray<readonly [grade: number, words: RegExp]> = [
  [2, /\b(fractions?)\b/i],
  [
    3,
    /\b(sums?|differences?|products?|quotients?|remainders?|numerators?|denominators?|areas?|perimeters?|volumes?|capacity)\b/i,
  ],
  [
    4,
    /\b(factors?|multiples?|mixed numbers?|symmetry|symmetric|nets?|axis|axes|tenths?|hundredths?|decimals?)\b/i,
  ],
  [5, /\b(percentages?|per cent|discount|gst|ratios?|averages?)\b|%/i],
  [6, /\b(radius|diameter|circumference|semicircles?|expressions?|speed)\b/i],
];

/** Largest whole number of each grade (the curriculum's table of conventions). */
export const LARGEST: Readonly<Record<GradeLevel, number>> = {
  'Primary 1': 100,
  'Primary 2': 1000,
  'Primary 3': 10_000,
  'Primary 4': 100_000,
  'Primary 5': 10_000_000,
  'Primary 6': 10_000_000,
};

/** Faults of a text against what the grade has learned: words and signs too early, numbers too large. */
export function listGradeFaults(grade: GradeLevel, text: string): string[] {
  const faults: string[] = [];
  const at = gradeNumber(grade);
  for (const [first, words] of FIRST_GRADE) {
    const early = at < first ? words.exec(text) : null;
    if (early) faults.push(`readability: "${early[0]}" comes in Primary ${first}`);
  }
  for (const value of listNumbers(text)) {
    if (value.compare(LARGEST[grade]) > 0)
      faults.push(`form: ${value.toFraction()} is too large for the grade`);
  }
  if (at < 2 && /\d\/\d/.test(text)) faults.push('form: a fraction before Primary 2');
  if (at < 4 && /(?<![$\d.])\d+\.\d+(?!\d| [ap]\.m\.)/.test(text))
    faults.push('form: a decimal before Primary 4');
  return faults;
}

/** Faults in the reading of a stem: too long, too long a sentence, a banned word, broken typography. */
export const listReadingFaults = (grade: GradeLevel, stem: string): readonly string[] => [
  ...listLengthFaults(grade, stem),
  ...listTypingFaults(stem),
];

/** Whether a stem has none of these faults: told as soon as one is found. */
export const isReadable = (grade: GradeLevel, stem: string): boolean =>
  listLengthFaults(grade, stem).length === 0 && listTypingFaults(stem).length === 0;

const countWords = remember((stem) =>
  listSentences(stem).map((sentence) => ({ sentence, count: listWords(sentence).length })),
);

function listLengthFaults(grade: GradeLevel, stem: string): string[] {
  const limits = READING_LIMITS[grade];
  const counted = countWords(stem);
  const words = counted.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(words > limits.stem ? [`readability: ${words} words in the stem`] : []),
    ...counted.flatMap(({ sentence, count }) =>
      count > limits.sentence ? [`readability: ${count} words in "${sentence}"`] : [],
    ),
  ];
}

/** A banned word, broken spacing, a sentence that begins with a number or in lower case. */
const listTypingFaults = remember((stem): readonly string[] => {
  const faults: string[] = [];
  const banned = BANNED.exec(stem);
  if (banned) faults.push(`banned: ${banned[0]}`);
  if (/ {2}|\s[.,?!]|\.\.(?!\.)|\$\{|^\s|\s$/.test(stem)) faults.push('readability: broken spacing');
  // Not a number that is spoken of itself, "21 has 4 factors", nor a calculation, such as "89 ÷ 3 is about 30", nor the line that a label announces.
  const first =
    /(?:^|[.?!] )\$?\d+(?: \d{3})*(?:\.\d+)? (?!(?:is|are|has|have|and|or|needs)\b)(?:\p{L}|°)(?![^.?!]*:)/u.exec(
      stem.replace(/\b[ap]\.m\. /g, ''),
    );
  if (first) faults.push(`readability: a sentence starts with a number, "${first[0]}"`);
  if (/(?:^|[.?!] )[a-z]/.test(stem.replace(/\b[ap]\.m\. /g, '')))
    faults.push('readability: a sentence starts in lower case');
  return faults;
});
