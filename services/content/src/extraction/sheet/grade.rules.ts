import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six'];
const GRADE = /\b(?:primary|pri\.?|p\.?)\s*([1-6]|one|two|three|four|five|six)\b(?!\s*[.:/]\s*\d)/i;
/** A grade with nothing else that names a sheet. */
const ALONE =
  /^(?:for\s+|level\s*:?\s*|grade\s*:?\s*)?(?:mathematics\s*[-–—,]?\s*)?(?:primary|pri\.?|p)\s*(?:[1-6]|one|two|three|four|five|six)(?:\s+(?:pupils|students|mathematics|maths))?$/i;
/** A grade in brackets at the end of a title. */
const BEHIND = /\s*\((?:primary|pri\.?|p)\s*[1-6]\)\s*$/i;

/** A line that says for which grade the sheet is. */
const LEVEL = /\b(?:level|grade)\s*:/i;

/** The grade that one of the texts names; null where none does. Lines that name nothing else go first. */
export function findGrade(texts: readonly string[]): GradeLevel | null {
  const isPlain = (text: string) => isGradeAlone(text) || LEVEL.test(text);
  for (const text of [...texts.filter(isPlain), ...texts]) {
    const named = GRADE.exec(text)?.[1]?.toLowerCase();
    if (named === undefined) continue;
    const number = WORDS.includes(named) ? WORDS.indexOf(named) + 1 : Number(named);
    return GRADE_LEVELS[number - 1] ?? null;
  }
  return null;
}

/** Whether a line names a grade and nothing else. */
export function isGradeAlone(text: string): boolean {
  return ALONE.test(text.trim());
}

/** A title without the grade in brackets behind it. */
export function withoutGrade(title: string): string {
  return title.replace(BEHIND, '');
}
