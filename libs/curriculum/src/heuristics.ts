import { type GradeLevel, gradeNumber } from './grades.js';

/** The eleven problem-solving heuristics (CURRICULUM-3). */
export const HEURISTIC_IDS = [
  'h1_make_whole_model',
  'h2_before_after',
  'h3_internal_transfer',
  'h4_equal_concept',
  'h5_before_after_fractions',
  'h6_remainder_concept',
  'h7_working_backwards',
  'h8_guess_and_check',
  'h9_pattern_recognition',
  'h10_logical_deduction',
  'h11_algebraic_thinking',
] as const;
export type HeuristicId = (typeof HEURISTIC_IDS)[number];

export interface Heuristic {
  id: HeuristicId;
  /** Shown on badges. */
  name: string;
  /** Lower-case words used in progress views (CURRICULUM-3). */
  plainName: string;
  description: string;
  /** The lowest grade number (1–6) that meets it. */
  fromGrade: number;
}

const HEURISTICS: readonly Heuristic[] = [
  {
    id: 'h1_make_whole_model',
    name: 'Part-whole model',
    plainName: 'make a model',
    description: 'Parts make a whole.',
    fromGrade: 1,
  },
  {
    id: 'h2_before_after',
    name: 'Before and after',
    plainName: 'before and after',
    description: 'What changed?',
    fromGrade: 1,
  },
  {
    id: 'h3_internal_transfer',
    name: 'Internal transfer',
    plainName: 'part-whole',
    description: 'The total stays the same.',
    fromGrade: 3,
  },
  {
    id: 'h4_equal_concept',
    name: 'Equal concept',
    plainName: 'equal concept',
    description: 'Make the two sides match.',
    fromGrade: 4,
  },
  {
    id: 'h5_before_after_fractions',
    name: 'Before and after with fractions',
    plainName: 'before and after fractions',
    description: 'Fractions that change.',
    fromGrade: 5,
  },
  {
    id: 'h6_remainder_concept',
    name: 'Remainder concept',
    plainName: 'remainder concept',
    description: 'A fraction of what is left.',
    fromGrade: 5,
  },
  {
    id: 'h7_working_backwards',
    name: 'Working backwards',
    plainName: 'work backwards',
    description: 'Start from the end.',
    fromGrade: 3,
  },
  {
    id: 'h8_guess_and_check',
    name: 'Guess and check',
    plainName: 'guess and check',
    description: 'Try, check, improve.',
    fromGrade: 2,
  },
  {
    id: 'h9_pattern_recognition',
    name: 'Find the pattern',
    plainName: 'look for patterns',
    description: 'What comes next, and why?',
    fromGrade: 1,
  },
  {
    id: 'h10_logical_deduction',
    name: 'Logical reasoning',
    plainName: 'logical deduction',
    description: 'Use the clues.',
    fromGrade: 3,
  },
  {
    id: 'h11_algebraic_thinking',
    name: 'Algebra',
    plainName: 'use algebra',
    description: 'Let a letter stand for it.',
    fromGrade: 6,
  },
];

/** The heuristics a grade meets, in order (CURRICULUM-4). */
export function listHeuristics(grade: GradeLevel): readonly Heuristic[] {
  return HEURISTICS.filter((h) => h.fromGrade <= gradeNumber(grade));
}

/** Throws on an id that is not one of the eleven. */
export function getHeuristic(id: string): Heuristic {
  const found = HEURISTICS.find((h) => h.id === id);
  if (!found) throw new RangeError(`no heuristic ${id}`);
  return found;
}
