import type { GradeLevel } from '@sumfox/curriculum/grades';

/** Sub-strands about figures, angles and data: a pupil reads these from a drawing, a table or a card. */
const ABOUT_FIGURES: ReadonlySet<string> = new Set([
  'shapes_space',
  'geometry',
  'area_perimeter',
  'circles',
  'volume_solids',
  'nets',
  'coordinate_geometry',
  'angles_basic',
  'angles_advanced',
  'data_handling',
  'data_analysis',
]);

/**
 * Whether items of a sub-strand have a drawing wherever one can be made: those about figures, and all of Primary 1, whose
 * pupils look before they read (ADMIN-10).
 */
export const wantsDrawing = (grade: GradeLevel, subStrandId: string): boolean =>
  grade === 'Primary 1' || ABOUT_FIGURES.has(subStrandId);

/** Whether each item of a sub-strand shows data: a card with a pupil's working is none. */
export const wantsData = (grade: GradeLevel, subStrandId: string): boolean =>
  grade === 'Primary 4' && subStrandId === 'data_handling';
