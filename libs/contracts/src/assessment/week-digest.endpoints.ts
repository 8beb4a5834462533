import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { WeekDigestSchema } from './week-digest.js';

export const childWeek = endpoint({
  method: 'GET',
  path: '/api/child-week/:id',
  service: 'assessment',
  roles: ['parent'],
  objectRule: { object: 'pupil', in: 'params', field: 'id', parent: 'linked' },
  summary:
    'The week of a linked child that ended on the last Sunday at 18:00 in Singapore, as the e-mail tells it.',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: z.strictObject({
    /** ISO 8601, UTC. */
    from: z.string(),
    until: z.string(),
    /** Null when nothing was practised. */
    digest: z.nullable(WeekDigestSchema),
  }),
});
