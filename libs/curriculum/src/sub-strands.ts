import { type GradeLevel, gradeNumber, gradeShortLabel } from './grades.js';
import { type HeuristicId, HEURISTIC_IDS, listHeuristics } from './heuristics.js';

export interface SubStrand {
  /** Unique within a grade only: `fractions` exists in Primary 3 to 6. */
  id: string;
  name: string;
  /** One line a child can read. */
  description: string;
}

/** The 62 sub-strands, by grade number (CURRICULUM-2). */
const SUB_STRANDS: Readonly<Record<number, readonly SubStrand[]>> = {
  1: [
    {
      id: 'numbers_0_to_100',
      name: 'Numbers to 100',
      description: 'Count, read and line up numbers up to 100.',
    },
    {
      id: 'addition_subtraction',
      name: 'Adding and Taking Away',
      description: 'Put together, take away, and find how many more.',
    },
    { id: 'length', name: 'Length', description: 'Measure and compare how long things are in cm.' },
    { id: 'mass', name: 'Heavy and Light', description: 'Use a balance to see which is heavier.' },
    { id: 'time', name: 'Time', description: 'Tell the time and say how long.' },
    {
      id: 'shapes_space',
      name: 'Shapes and Space',
      description: 'Name shapes, count sides and spot patterns.',
    },
  ],
  2: [
    {
      id: 'numbers_to_1000',
      name: 'Numbers to 1000',
      description: 'Build, compare and continue numbers to 1000.',
    },
    {
      id: 'addition_subtraction_basic',
      name: 'Add and Subtract',
      description: 'Add and subtract 3-digit numbers and solve stories.',
    },
    {
      id: 'multiplication_division_basic',
      name: 'Times and Share',
      description: 'Use the 2, 3, 4, 5 and 10 tables.',
    },
    { id: 'length_basic', name: 'Length (m and cm)', description: 'Measure in metres and centimetres.' },
    { id: 'mass_basic', name: 'Mass (kg and g)', description: 'Weigh in kilograms and grams.' },
    { id: 'volume_basic', name: 'Volume (litres)', description: 'See how much liquid there is in litres.' },
    {
      id: 'time_basic',
      name: 'Time to the Minute',
      description: 'Read the clock to the minute and find how long.',
    },
    { id: 'money_basic', name: 'Money', description: 'Count notes and coins and give change.' },
    {
      id: 'shapes_space',
      name: '2D and 3D Shapes',
      description: 'Find, name and build with flat and solid shapes.',
    },
    {
      id: 'picture_graphs',
      name: 'Picture Graphs',
      description: 'Read pictures that stand for 2, 3, 4, 5 or 10.',
    },
  ],
  3: [
    {
      id: 'numbers_0_to_10000',
      name: 'Numbers to 10 000',
      description: 'Place value, order and patterns to 10 000.',
    },
    {
      id: 'four_operations',
      name: 'Four Operations',
      description: 'Add, subtract, multiply and divide to solve stories.',
    },
    {
      id: 'fractions',
      name: 'Fractions',
      description: 'Equal fractions, comparing, adding and subtracting.',
    },
    { id: 'time', name: 'Time', description: '24-hour clock, seconds and how long.' },
    { id: 'money', name: 'Money', description: 'Add and subtract dollars and cents.' },
    { id: 'length', name: 'Length (km, m, cm)', description: 'Change and add lengths.' },
    { id: 'mass', name: 'Mass (kg, g)', description: 'Weigh, change and compare.' },
    {
      id: 'volume',
      name: 'Volume and Capacity (l, ml)',
      description: 'How much liquid, how much more fits.',
    },
    { id: 'area_perimeter', name: 'Area and Perimeter', description: 'Space inside and distance round.' },
    { id: 'bar_graphs', name: 'Bar Graphs', description: 'Read bars with a scale.' },
  ],
  4: [
    {
      id: 'whole_numbers',
      name: 'Whole Numbers',
      description: 'Numbers to 100 000, rounding, factors and multiples.',
    },
    { id: 'fractions', name: 'Fractions', description: 'Mixed numbers and fractions of a set.' },
    { id: 'decimals', name: 'Decimals', description: 'Tenths, hundredths, thousandths.' },
    { id: 'money', name: 'Money', description: 'Shop with decimals.' },
    { id: 'measurement', name: 'Measurement', description: 'Length, mass and volume with decimals.' },
    { id: 'geometry', name: 'Geometry', description: 'Squares, rectangles, symmetry and nets.' },
    { id: 'area_perimeter', name: 'Area and Perimeter', description: 'Composite figures and missing sides.' },
    { id: 'data_handling', name: 'Tables, Line Graphs and Pie Charts', description: 'Read and use data.' },
    {
      id: 'time_duration',
      name: 'Time and Duration',
      description: 'Seconds, 24-hour clock, long stretches of time.',
    },
    { id: 'angles_basic', name: 'Angles', description: 'Measure and draw angles in degrees.' },
  ],
  5: [
    {
      id: 'whole_numbers',
      name: 'Whole Numbers',
      description: 'Numbers to 10 million and the order of operations.',
    },
    {
      id: 'fractions',
      name: 'Fractions',
      description: 'Add, subtract and multiply fractions and mixed numbers.',
    },
    { id: 'decimals', name: 'Decimals', description: 'Multiply and divide by 10, 100, 1000; change units.' },
    { id: 'percentage', name: 'Percentage', description: 'Parts out of every hundred.' },
    { id: 'rate', name: 'Rate', description: 'How much for each one.' },
    { id: 'ratio', name: 'Ratio', description: 'Compare amounts by equal parts.' },
    { id: 'money', name: 'Money', description: 'Bigger bills, savings, interest and GST.' },
    {
      id: 'measurement',
      name: 'Measurement',
      description: 'Volume of boxes, water in tanks, changing units.',
    },
    { id: 'geometry', name: 'Geometry', description: 'Angles and special shapes; area of a triangle.' },
    {
      id: 'data_handling',
      name: 'Data and Averages',
      description: 'Use tables and line graphs and level out with the average.',
    },
    { id: 'algebra_basics', name: 'Balance and Boxes', description: 'Find the hidden number.' },
  ],
  6: [
    { id: 'whole_numbers', name: 'Whole Numbers', description: 'Solve long stories with whole numbers.' },
    { id: 'fractions', name: 'Fractions', description: 'Divide by fractions and follow what remains.' },
    { id: 'decimals', name: 'Decimals', description: 'Use decimals in longer problems.' },
    { id: 'percentage', name: 'Percentage', description: 'Increase, decrease and finding the whole.' },
    { id: 'rate', name: 'Rate', description: 'Compare plans, taps and workers.' },
    { id: 'ratio', name: 'Ratio', description: 'Unchanged part, total or difference.' },
    { id: 'speed', name: 'Speed', description: 'How far, how long, how fast.' },
    { id: 'circles', name: 'Circles', description: 'Round edges and round areas.' },
    { id: 'volume_solids', name: 'Volume', description: 'Boxes, tanks and water levels.' },
    { id: 'nets', name: 'Nets', description: 'Unfold and fold solids.' },
    { id: 'pie_charts', name: 'Pie Charts', description: 'Read a whole circle of data.' },
    { id: 'coordinate_geometry', name: 'Points on a Grid', description: 'Find, move and join points.' },
    { id: 'angles_advanced', name: 'Angles in Figures', description: 'Chains of angle facts.' },
    { id: 'data_analysis', name: 'Data and Average', description: 'Average, totals and changing groups.' },
    { id: 'algebra', name: 'Algebra', description: 'Let a letter stand for a number.' },
  ],
};

/** Sub-strands of a grade, in curriculum order. */
export function listSubStrands(grade: GradeLevel): readonly SubStrand[] {
  return SUB_STRANDS[gradeNumber(grade)] ?? [];
}

/** Null when the grade has no such sub-strand. */
export function findSubStrand(grade: GradeLevel, id: string): SubStrand | null {
  return listSubStrands(grade).find((s) => s.id === id) ?? null;
}

export interface Combination {
  heuristicId: HeuristicId;
  subStrandId: string;
  isApplicable: boolean;
  /** 1 (plain) to 5 (hard). */
  complexity: number;
}

/**
 * The six pairings of Primary 1: every sub-strand once, every heuristic twice. From Primary 2 on, every
 * heuristic of the grade meets every sub-strand (CURRICULUM-5).
 */
const PRIMARY_1_PAIRINGS: ReadonlyArray<readonly [string, HeuristicId]> = [
  ['numbers_0_to_100', 'h9_pattern_recognition'],
  ['addition_subtraction', 'h1_make_whole_model'],
  ['length', 'h1_make_whole_model'],
  ['mass', 'h2_before_after'],
  ['time', 'h2_before_after'],
  ['shapes_space', 'h9_pattern_recognition'],
];

/** The applicable pairings of a grade: 6, 40, 70, 80, 110 and 165 for Primary 1 to 6 (471 in all). */
export function listCombinations(grade: GradeLevel): readonly Combination[] {
  const pairs: Array<readonly [string, HeuristicId]> =
    gradeNumber(grade) === 1
      ? [...PRIMARY_1_PAIRINGS]
      : listSubStrands(grade).flatMap((s) => listHeuristics(grade).map((h) => [s.id, h.id] as const));
  return pairs.map(([subStrandId, heuristicId]) => ({
    subStrandId,
    heuristicId,
    isApplicable: true,
    complexity: combinationComplexity(grade, heuristicId, subStrandId),
  }));
}

/**
 * Complexity 1–5 of a pairing: half the grade number rounded up, plus one when the heuristic is about fractions and the
 * sub-strand is not, at most 5 (CURRICULUM-6).
 */
export function combinationComplexity(grade: GradeLevel, heuristicId: string, subStrandId: string): number {
  const base = Math.ceil(gradeNumber(grade) / 2);
  const extra = heuristicId.includes('fractions') && !subStrandId.includes('fractions') ? 1 : 0;
  return Math.min(5, base + extra);
}

/** The fixed sentence why a pairing is not allowed (CURRICULUM-7), or null when it is allowed. */
export function findCombinationFault(
  grade: GradeLevel,
  heuristicId: string,
  subStrandId: string,
): string | null {
  if (listSubStrands(grade).length === 0) return `Invalid grade level: ${String(grade)}`;
  if (!HEURISTIC_IDS.some((h) => h === heuristicId && listHeuristics(grade).some((x) => x.id === h)))
    return `Invalid heuristic ID: ${heuristicId} for ${grade}`;
  if (!findSubStrand(grade, subStrandId)) return `Invalid sub-strand ID: ${subStrandId} for ${grade}`;
  if (!listCombinations(grade).some((c) => c.heuristicId === heuristicId && c.subStrandId === subStrandId))
    return `Invalid combination: ${heuristicId}/${subStrandId} for ${grade}`;
  return null;
}

/**
 * Differences between the product's list and what schools teach from 2026 on. Teachers and parents see them, pupils do
 * not; the topics can still be practised. By grade and sub-strand.
 */
const SYLLABUS_NOTES: ReadonlyMap<string, string> = new Map([
  ['P1 mass', 'Schools start kilograms and grams in Primary 2; here things are compared with cubes.'],
  ['P4 angles_basic', 'Turns and the eight-point compass are no longer taught; angles are in degrees.'],
  ['P4 time_duration', 'Schools teach the 24-hour clock in Primary 3; this is revision and longer chains.'],
  ['P5 ratio', 'Schools teach ratio in Primary 6; here with whole-number terms only.'],
  ['P5 data_handling', 'Schools teach the average in Primary 6; totals stay whole here.'],
  [
    'P5 algebra_basics',
    'Schools start letters in Primary 6; here boxes, machines and balances stand for numbers.',
  ],
  ['P6 whole_numbers', 'Revision in longer problems; nothing new is taught in Primary 6.'],
  ['P6 decimals', 'Revision in longer problems; nothing new is taught in Primary 6.'],
  ['P6 speed', 'Beyond the 2026 syllabus: moved to Secondary 1.'],
  ['P6 nets', 'Schools teach nets in Primary 4; here as problems on that idea.'],
  ['P6 pie_charts', 'Schools teach pie charts in Primary 4; here as problems on that idea.'],
  ['P6 coordinate_geometry', 'Beyond the 2026 syllabus: not taught in primary school.'],
]);

/** Relation of a sub-strand to the 2026 syllabus, in one sentence for adults; null when it is simply part of it. */
export function findSyllabusNote(grade: GradeLevel, subStrandId: string): string | null {
  return SYLLABUS_NOTES.get(`${gradeShortLabel(grade)} ${subStrandId}`) ?? null;
}
