import type { GradeLevel } from '@product/curriculum/grades';
import { listSentences, listWords } from './read-text.js';

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
const BANNED =
  /\b(beer|wine|alcohol|whisky|cigarettes?|bet|bets|betting|gambl\w*|casino|lottery|4d|toto|guns?|knife|knives|weapons?|kill\w*|dead|blood|fat|overweight|pork|bacon|ham|coke|pepsi|lego|ipad|iphone|nike|mcdonald'?s|variable|expression|hcf|lcm|pounds?|tonnes?|mm|undefined|nan|null|infinity)\b|\[object/i;

/** Faults in the reading of a stem: too long, too long a sentence, a banned word, broken typography. */
export function listReadingFaults(grade: GradeLevel, stem: string): string[] {
  const faults: string[] = [];
  const limits = READING_LIMITS[grade];
  const words = listWords(stem).length;
  if (words > limits.stem) faults.push(`readability: ${words} words in the stem`);
  for (const sentence of listSentences(stem)) {
    const count = listWords(sentence).length;
    if (count > limits.sentence) faults.push(`readability: ${count} words in "${sentence}"`);
  }
  const banned = BANNED.exec(stem);
  if (banned) faults.push(`banned: ${banned[0]}`);
  if (/ {2}|\s[.,?!]|\.\.(?!\.)|\$\{|^\s|\s$/.test(stem)) faults.push('readability: broken spacing');
  if (/(?:^|[.?!] )[a-z]/.test(stem.replace(/\b[ap]\.m\. /g, '')))
    faults.push('readability: a sentence starts in lower case');
  return faults;
}
