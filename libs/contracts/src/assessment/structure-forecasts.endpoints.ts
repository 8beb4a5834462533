import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { CountSchema } from '../numbers.js';
import { GradeLevelSchema } from '../question/item.js';
import { typedText } from '../text.js';

const ShareSchema = z.number().check(z.gte(0), z.lte(1));
const DifferenceSchema = z.number().check(z.gte(-1), z.lte(1));

/** What most needs a look in a structure and form, the gravest first; `few`: not judged yet. */
export const STRUCTURE_FINDINGS = [
  'key-in-doubt',
  'faults-found',
  'misread',
  'reported',
  'too-hard',
  'too-easy',
  'fitting',
  'few',
] as const;
export type StructureFinding = (typeof STRUCTURE_FINDINGS)[number];

/** Answers from which on a structure and form of a grade has figures. */
export const JUDGED_FROM = 20;

/** A structure in a form, with what pupils of a grade answered, challenged and reported (ADMIN-11). */
export const JudgedStructureSchema = z.strictObject({
  gradeLevel: GradeLevelSchema,
  /** Structure and form, as the template of its questions. */
  template: z.string(),
  finding: z.enum(STRUCTURE_FINDINGS),
  /** Answers with a forecast. */
  answers: CountSchema,
  /** Mean of what the answers counted, and of what was forecast before each: 0 to 1; null under 20 answers. */
  observed: z.nullable(ShareSchema),
  forecast: z.nullable(ShareSchema),
  /** The difference of the two lies between these with a certainty of 99 %; null under 20 answers. */
  low: z.nullable(DifferenceSchema),
  high: z.nullable(DifferenceSchema),
  /** Challenged marks. */
  challenged: CountSchema,
  /** Right answers among them that were marked wrong, although the key was right. */
  misread: CountSchema,
  /** Reported questions. */
  reported: CountSchema,
  /** Keys and questions that a challenge, a report or a recheck found at fault. */
  faulty: CountSchema,
  /** Questions in which a person who verified a paper found a fault. */
  faultsFound: CountSchema,
});
export type JudgedStructure = z.infer<typeof JudgedStructureSchema>;

export const structureForecasts = endpoint({
  method: 'GET',
  path: '/api/admin/structure-forecasts',
  service: 'assessment',
  roles: ['admin'],
  objectRule: 'role',
  summary:
    'Structures and forms beside their forecasts, with what was challenged, reported and read wrongly, and how certain that is.',
  response: z.strictObject({
    /** Structures and forms of each grade by verdict. */
    tooEasy: CountSchema,
    fitting: CountSchema,
    tooHard: CountSchema,
    /** With too few answers to tell. */
    notYetKnown: CountSchema,
    /** The gravest finding first, then the most answers; at most 300. */
    structures: z.array(JudgedStructureSchema),
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
