/**
 * How content stands to the syllabus of its grade. `extension`: of a later grade, or of none in primary school.
 * `over-range`: of the grade, with numbers beyond its range. `revision`: of an earlier grade.
 */
export type SyllabusScope = 'syllabus' | 'extension' | 'over-range' | 'revision';

/** Content of a sub-strand that is not simply of its grade. The first rule that speaks of a structure holds. */
export interface ScopeRule {
  grade: number;
  subStrandId: string;
  /** `h1` to `h11`; every one where absent. */
  heuristics?: readonly string[];
  /** Letters of `not_ready`, `guided`, `independent`, `mastery`; every one where absent. */
  levels?: string;
  /** Structures and shapes by their ids; every one where absent. */
  structures?: RegExp;
  scope: Exclude<SyllabusScope, 'syllabus'>;
  /** What it is, for adults. */
  what: string;
}

type Rest = Partial<Pick<ScopeRule, 'heuristics' | 'levels' | 'structures'>>;
const ruleOf =
  (scope: ScopeRule['scope']) =>
  (grade: number, subStrandId: string, what: string, rest: Rest = {}): ScopeRule => ({
    grade,
    subStrandId,
    scope,
    what,
    ...rest,
  });
const extension = ruleOf('extension');
const overRange = ruleOf('over-range');
const revision = ruleOf('revision');

const PRIMARY_1_TO_3: readonly ScopeRule[] = [
  extension(1, 'mass', 'Mass starts in Primary 2.'),
  extension(1, 'shapes_space', 'Patterns of shapes come in Primary 2.'),
  extension(2, 'time_basic', 'Start, finish and duration come in Primary 3.', {
    heuristics: ['h2', 'h9'],
    structures:
      /^(?:minutes-between|finish-from-clock|start-from-end|break-between|next-time|later-time|which-one|wait-for-the-next)$/,
  }),
  overRange(2, 'numbers_to_1000', 'Products outside the tables of the grade.', {
    heuristics: ['h8'],
    levels: 'gim',
    structures: /kind/,
  }),
  revision(2, 'length_basic', 'Centimetres are taught in Primary 1.', { structures: /-length-small$/ }),
  extension(3, 'money', 'Half of an amount with cents comes in Primary 4.', {
    levels: 'gim',
    structures: /^moved-/,
  }),
  extension(3, 'area_perimeter', 'Joined and cut figures come in Primary 4.', {
    heuristics: ['h1'],
    structures: /^(?:two-joined|rest-of-a-known-area|corner-cut|length-of-second-part)$/,
  }),
  extension(3, 'area_perimeter', 'A side from area or perimeter comes in Primary 4.', {
    structures:
      /^(?:length-before-it-grew|perimeter-then-new-area|made-longer\.perimeter|wire-made-equal-squares|side-before|length-before|wire-undone|area-and-)/,
  }),
  extension(3, 'fractions', 'Half or a multiple of a fraction comes in Primary 5 and 6.', {
    levels: 'ngi',
    structures: /^(?:pour-to-be-equal|level-when-equal|few-things|more-things|total-from-budget)$/,
  }),
  overRange(3, 'numbers_0_to_10000', 'Halves of numbers with 4 digits.', { structures: /^chart-/ }),
];

const PRIMARY_4: readonly ScopeRule[] = [
  extension(4, 'fractions', 'A fraction times a whole number comes in Primary 5.', {
    structures: /^(?:few-things|more-things|total-from-budget|value-of-one-kind)$/,
  }),
  extension(4, 'fractions', 'Steps of mixed numbers come in Primary 5.', {
    heuristics: ['h9'],
    structures: /^(?:next-terms|later-terms|which-place|how-many-more)$/,
  }),
  extension(4, 'measurement', 'Changing units in decimals comes in Primary 5.', {
    structures:
      /^(?:part-|change-|moved-|undo-|large-ones-|small-ones-|steps-|which-is-which-|even-in-the-end-)/,
  }),
  extension(4, 'angles_basic', 'Angles on a straight line come in Primary 5.', {
    structures: /-in-180(?:-of-three|-with-90)?$/,
  }),
  extension(4, 'geometry', 'Turns are no longer taught in primary school.', {
    structures: /^tile.*(?:turns|point)/,
  }),
  revision(4, 'time_duration', 'Times of day and durations are taught in Primary 3.'),
  revision(4, 'data_handling', 'Bar graphs are taught in Primary 3.', {
    structures: /-bars$|^fourth-bar|-before-the-graph/,
  }),
];

const PRIMARY_5: readonly ScopeRule[] = [
  extension(5, 'percentage', 'The whole from a percentage comes in Primary 6.', {
    heuristics: ['h4', 'h7', 'h8'],
  }),
  extension(5, 'percentage', 'The whole from a percentage comes in Primary 6.', {
    heuristics: ['h1', 'h3', 'h5'],
    levels: 'im',
  }),
  extension(5, 'percentage', 'The whole from a percentage comes in Primary 6.', {
    heuristics: ['h6'],
    levels: 'i',
  }),
  extension(5, 'ratio', 'Ratio comes in Primary 6.'),
  extension(5, 'rate', 'Ratio comes in Primary 6.', { structures: /^ratio-/ }),
  extension(5, 'data_handling', 'The average comes in Primary 6.', {
    structures: /average|by-average|^(?!missing-from-total|near-term|far-term|which-place|sum-of-terms)/,
  }),
  revision(5, 'data_handling', 'Tables and line graphs are taught in Primary 4.'),
  extension(5, 'algebra_basics', 'Boxes, balances and machines prepare the algebra of Primary 6.'),
  extension(5, 'measurement', 'Height, depth or edge from a volume comes in Primary 6.', {
    heuristics: ['h4'],
  }),
  extension(5, 'geometry', 'The angle sum of polygons is not taught in primary school.', {
    structures: /angle-sum/,
  }),
  revision(5, 'money', 'Sums of dollars and cents are taught in Primary 4.'),
];

const PRIMARY_6: readonly ScopeRule[] = [
  extension(6, 'speed', 'Speed is taught in Secondary 1.'),
  extension(6, 'coordinate_geometry', 'Points on a grid are not taught in primary school.'),
  extension(6, 'angles_advanced', 'The angle sum of any quadrilateral is not taught in primary school.', {
    structures: /in-360/,
  }),
  extension(6, 'angles_advanced', 'The angle sum of polygons is not taught in primary school.', {
    heuristics: ['h9'],
  }),
  extension(6, 'algebra', 'Two letters at once are not taught in primary school.', {
    heuristics: ['h8', 'h10'],
  }),
  extension(6, 'pie_charts', 'Sector angles in degrees are not taught in primary school.', {
    structures: /-by-sectors?$/,
  }),
  revision(6, 'pie_charts', 'Pie charts are taught in Primary 4.'),
  extension(6, 'nets', 'The area of a whole net is taught in Secondary school.', {
    heuristics: ['h1', 'h4', 'h5', 'h6', 'h8'],
    levels: 'ngi',
  }),
  revision(6, 'nets', 'Nets are taught in Primary 4.'),
  extension(6, 'decimals', 'A decimal times a decimal is not taught in primary school.', {
    heuristics: ['h5', 'h6'],
  }),
  revision(6, 'whole_numbers', 'Nothing new is taught in Primary 6.'),
  revision(6, 'decimals', 'Nothing new is taught in Primary 6.'),
  revision(6, 'rate', 'Rate is taught in Primary 5.'),
  revision(6, 'angles_advanced', 'Angles of single figures are taught in Primary 5.', {
    structures: /-in-(?:90|180)/,
  }),
];

/** Every rule, grade by grade; rules of one sub-strand from the narrow to the wide one. */
export const SCOPE_RULES: readonly ScopeRule[] = [
  ...PRIMARY_1_TO_3,
  ...PRIMARY_4,
  ...PRIMARY_5,
  ...PRIMARY_6,
];
