const MEDIUM = 3;
const HARDEST = 5;

/** A bare sum, such as `12 + 15 = ____`. */
const BARE_SUM = /^[\d\s.,+\-–−×x*÷/=()_?]+$/i;
const FRACTION = /\d\s*[/⁄]\s*\d|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|%|\bper\s?cent|\bpercentage|\bratio\b|\d\s*:\s*\d/i;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const PARTS = /(?:^|\s)\(?[b-h]\)\s/;

/**
 * Rates a question from 1 (Very Easy) to 5 (Very Hard) by its text: length, count of numbers, fractions, and parts. It
 * does not know the grade; the person who saves the topic can change it.
 */
export function judgeDifficulty(text: string): number {
  const numbers = (text.match(NUMBER) ?? []).length;
  if (BARE_SUM.test(text) && numbers > 0) return FRACTION.test(text) || numbers > 3 ? MEDIUM - 1 : 1;
  const words = (text.match(/\p{L}+/gu) ?? []).length;
  const signs = [words > 45, words > 80, numbers >= 5, FRACTION.test(text) && words > 12, PARTS.test(text)];
  const harder = signs.filter(Boolean).length;
  const easier = words < 15 && numbers <= 2 && !FRACTION.test(text) ? 1 : 0;
  return Math.min(HARDEST, MEDIUM + harder - easier);
}

/** Computes the difficulty of a topic from its questions; medium without questions. */
export function judgeTopicDifficulty(questions: readonly { difficulty: number }[]): number {
  if (questions.length === 0) return MEDIUM;
  return Math.round(questions.reduce((sum, each) => sum + each.difficulty, 0) / questions.length);
}
