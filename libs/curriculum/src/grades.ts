/** Grades, proficiency levels and heuristics as the product names them (CURRICULUM-1, CURRICULUM-3). */

/** The six grade levels, as stored and sent. */
export const GRADE_LEVELS = [
  'Primary 1',
  'Primary 2',
  'Primary 3',
  'Primary 4',
  'Primary 5',
  'Primary 6',
] as const;
export type GradeLevel = (typeof GRADE_LEVELS)[number];

/** The grade assumed where none is given (CURRICULUM-1). */
export const DEFAULT_GRADE_LEVEL: GradeLevel = 'Primary 5';

/** `P1` … `P6`, as shown on badges. */
export type GradeShortLabel = 'P1' | 'P2' | 'P3' | 'P4' | 'P5' | 'P6';

/** 1 … 6. */
export function gradeNumber(grade: GradeLevel): number {
  return GRADE_LEVELS.indexOf(grade) + 1;
}

/** Whether a grade reads words and pictures where others read percentages: Primary 1 and 2 (PROFICIENCY-11). */
export function isYoungGrade(grade: GradeLevel): boolean {
  return gradeNumber(grade) <= 2;
}

/** `Primary 5` → `P5`. */
export function gradeShortLabel(grade: GradeLevel): GradeShortLabel {
  return `P${gradeNumber(grade)}` as GradeShortLabel;
}

/** `P5` or `Primary 5` → `Primary 5`; null for anything else. */
export function findGradeLevel(text: string): GradeLevel | null {
  const found = GRADE_LEVELS.find((g) => g === text || gradeShortLabel(g) === text);
  return found ?? null;
}

/** The levels an item can be set at, from easiest; also the readiness levels of a pupil. */
export const PROFICIENCY_LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;
export type ProficiencyLevel = (typeof PROFICIENCY_LEVELS)[number];

/** Marks per item by its level (CURRICULUM-8). Always whole numbers. */
export const MARKS_BY_LEVEL: Readonly<Record<ProficiencyLevel, number>> = {
  not_ready: 1,
  guided: 1,
  independent: 2,
  mastery: 4,
};
