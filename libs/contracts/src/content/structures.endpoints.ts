import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { GradeLevelSchema, HeuristicIdSchema, ProficiencyLevelSchema } from '../question/item.js';
import { typedText } from '../text.js';

/** Why an admin withdraws a structure; kept in the audit log. */
export const STRUCTURE_REASONS = [
  'key-in-doubt',
  'faults-found',
  'misread',
  'reported',
  'too-hard',
  'too-easy',
  'other',
] as const;
export type StructureReason = (typeof STRUCTURE_REASONS)[number];

/** Heuristic, sub-strand and structure, such as `h2/ratio/one-gains`: all its forms. */
const StructureSchema = typedText(160);

/** A structure that is not drawn in a grade. */
export const WithdrawnStructureSchema = z.strictObject({
  id: z.uuid(),
  gradeLevel: GradeLevelSchema,
  structure: z.string(),
  reason: z.enum(STRUCTURE_REASONS),
  /** Questions that left the bank with it. */
  questions: z.int(),
  /** ISO 8601, UTC. */
  withdrawnAt: z.string(),
});
export type WithdrawnStructure = z.infer<typeof WithdrawnStructureSchema>;

export const structureImpact = endpoint({
  method: 'GET',
  path: '/api/admin/pre-generation/structures/impact',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary:
    'What a withdrawal of a structure does to the bank, and whether it is possible. 404 for an unknown one.',
  query: z.object({ gradeLevel: GradeLevelSchema, structure: StructureSchema }),
  response: z.strictObject({
    gradeLevel: GradeLevelSchema,
    structure: z.string(),
    subStrandId: z.string(),
    heuristicId: HeuristicIdSchema,
    /** Active questions of all its forms. */
    questions: z.int(),
    /** The newest of them; null where there is none. */
    example: z.nullable(z.strictObject({ questionText: z.string(), modelAnswer: z.string() })),
    /** The levels that it is drawn at, and how many other structures each would keep. */
    levels: z.array(z.strictObject({ level: ProficiencyLevelSchema, others: z.int() })),
    /** Levels at which nothing, or nothing of the syllabus, would be left: with one of these it cannot be withdrawn. */
    lastAt: z.array(ProficiencyLevelSchema),
    /** Null while it is drawn. */
    withdrawal: z.nullable(WithdrawnStructureSchema),
  }),
});
export type StructureImpact = z.infer<(typeof structureImpact)['response']>;

export const withdrawnStructures = endpoint({
  method: 'GET',
  path: '/api/admin/pre-generation/structures/withdrawn',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Structures that are withdrawn now, the latest first.',
  response: z.array(WithdrawnStructureSchema),
});

export const withdrawStructure = endpoint({
  method: 'POST',
  path: '/api/admin/pre-generation/structures/withdraw',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary:
    'Takes a structure of a grade out of the bank and of all new questions. A repeat is answered like the first; 409 where a level would have no structure left.',
  body: z.strictObject({
    gradeLevel: GradeLevelSchema,
    structure: StructureSchema,
    reason: z.enum(STRUCTURE_REASONS),
  }),
  response: z.strictObject({ success: z.literal(true), withdrawal: WithdrawnStructureSchema }),
});

export const restoreStructure = endpoint({
  method: 'POST',
  path: '/api/admin/pre-generation/structures/restore',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Undoes a withdrawal: its questions return to the bank. A repeat changes nothing.',
  body: z.strictObject({ gradeLevel: GradeLevelSchema, structure: StructureSchema }),
  response: z.strictObject({
    success: z.literal(true),
    /** Questions that are back in the bank. */
    questions: z.int(),
  }),
});
