import type { GradeLevel } from '../grades.js';

/** One thing that the primary syllabus of 2021 (Standard) says a pupil of a grade can do, in our own words. */
export interface SyllabusStatement {
  /** Grade, topic and number, such as `P4-N-7`. */
  id: `P${1 | 2 | 3 | 4 | 5 | 6}-${Topic}-${number}`;
  /** What follows "A pupil can". */
  can: string;
  /** Range, forms and what is left out; empty for no limit. */
  limits: string;
  /** Sub-strands of the grade that ask it, the main one first. */
  subStrandIds: readonly string[];
  /** Worked out without a calculator in Primary 5 and 6; below them everything is. */
  isByHand?: true;
  /** The pupil draws: where the page cannot take a drawing, the question is which drawing is right. */
  isDrawn?: true;
}

/** Topics by the letter in the id. */
export const TOPICS = {
  N: 'whole numbers',
  M: 'money',
  F: 'fractions',
  D: 'decimals',
  P: 'percentage',
  Q: 'rate',
  R: 'ratio',
  A: 'algebra',
  L: 'length, mass and volume of liquid',
  T: 'time',
  V: 'area, perimeter and volume of solids',
  G: 'geometry',
  S: 'statistics',
} as const;
type Topic = keyof typeof TOPICS;

/** Structures or forms that must ask a statement directly before it counts as covered; two are enough in Primary 1. */
export const wantedStructures = (grade: GradeLevel): number => (grade === 'Primary 1' ? 2 : 3);
