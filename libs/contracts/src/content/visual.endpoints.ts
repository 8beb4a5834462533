import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { GradeLevelSchema } from '../question/item.js';
import { SEED_LENGTH, VISUAL_PROFICIENCIES, VisualAnswerSchema, VisualProbabilitySchema } from './visual.js';

/** Broad (ADMIN-7), which every grade has or has a nearest one for, or of the grade itself; the service checks it. */
const SubStrandIdSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** Any short text or whole number; an empty one is none. */
const SeedSchema = z.pipe(
  z.union([z.string().check(z.maxLength(SEED_LENGTH)), z.int()]),
  z.transform((seed): string => String(seed).trim()),
);

export const VisualFormSchema = z.object({
  gradeLevel: GradeLevelSchema,
  subStrandId: SubStrandIdSchema,
  proficiencyLevel: z.int().check(z.gte(1), z.lte(VISUAL_PROFICIENCIES.length)),
  seed: z._default(SeedSchema, ''),
});
export type VisualForm = z.output<typeof VisualFormSchema>;

export const sophisticatedVisual = endpoint({
  method: 'POST',
  path: '/api/demo-sophisticated-visual',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary:
    'Makes a question with a drawing, with its key; the same seed gives the same one. Nothing is kept.',
  body: VisualFormSchema,
  response: VisualAnswerSchema,
});

export const visualProbability = endpoint({
  method: 'POST',
  path: '/api/demo-visual-probability',
  service: 'content',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'How many of the questions that the engine makes of a sub-strand carry a drawing.',
  body: z.object({ subStrandId: SubStrandIdSchema, gradeLevel: GradeLevelSchema }),
  response: VisualProbabilitySchema,
  // About a hundred questions are made, with turns for pupils between them.
  timeoutMs: 20_000,
});
