import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { CountSchema } from '../numbers.js';
import { GradeLevelSchema } from '../question/item.js';
import { typedText } from '../text.js';

const ShareSchema = z.number().check(z.gte(0), z.lte(1));
const DifferenceSchema = z.number().check(z.gte(-1), z.lte(1));

/** A structure in a form that pupils of a grade answer otherwise than was forecast. */
export const UnfitStructureSchema = z.strictObject({
  gradeLevel: GradeLevelSchema,
  /** Structure and form, as the template of its questions. */
  template: z.string(),
  verdict: z.enum(['too-easy', 'too-hard']),
  /** Answers with a forecast. */
  answers: CountSchema,
  /** Mean of what the answers counted, and of what was forecast before each: 0 to 1. */
  observed: ShareSchema,
  forecast: ShareSchema,
  /** The difference of the two lies between these with a certainty of 99 %. */
  low: DifferenceSchema,
  high: DifferenceSchema,
});
export type UnfitStructure = z.infer<typeof UnfitStructureSchema>;

export const structureForecasts = endpoint({
  method: 'GET',
  path: '/api/admin/structure-forecasts',
  service: 'assessment',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Which structures and forms are easier or harder than forecast, and how certain that is.',
  response: z.strictObject({
    /** Structures and forms of each grade by verdict. */
    tooEasy: CountSchema,
    fitting: CountSchema,
    tooHard: CountSchema,
    /** With too few answers to tell. */
    notYetKnown: CountSchema,
    /** Those too easy or too hard, the furthest off first; at most 100. */
    unfit: z.array(UnfitStructureSchema),
  }),
});
export type StructureForecasts = z.infer<(typeof structureForecasts)['response']>;

export const structurePapers = endpoint({
  method: 'GET',
  path: '/api/admin/structure-papers',
  service: 'assessment',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'How many papers that are not handed in have a question of a structure of a grade, in any form.',
  query: z.object({ gradeLevel: GradeLevelSchema, structure: typedText(160) }),
  response: z.strictObject({
    /** Papers without a saved answer. */
    notStarted: CountSchema,
    /** Papers with saved answers. */
    open: CountSchema,
  }),
});
export type StructurePapers = z.infer<(typeof structurePapers)['response']>;
