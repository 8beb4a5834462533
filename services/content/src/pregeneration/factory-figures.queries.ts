import type { PregenerationStats } from '@sumfox/contracts/content/pregeneration';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';

const FiguresSchema = z.object({
  entered: z.int(),
  failed: z.int(),
  active: z.int(),
  average_ms: z.nullable(z.number()),
});

/**
 * Figures of the question factory. Each question that entered is an item of the bank, active or not. Each other one is
 * a record of a writing, or a place of a batch without a question.
 */
export async function readStats(em: EntityManager): Promise<PregenerationStats> {
  // SQL: the ORM sums no columns.
  const [row] = await readRows(
    em,
    FiguresSchema,
    `select (select count(*)::int from items) as entered,
       (b.unmade + (select count(*) from written_questions where outcome <> 'entered'))::int as failed, b.active, b.average_ms
     from (select coalesce(sum(unmade_questions), 0) as unmade,
             count(*) filter (where status in ('running', 'paused'))::int as active,
             (sum(took_ms) / nullif(sum(generated_questions), 0))::float8 as average_ms from batches) b`,
  );
  const {
    entered,
    failed,
    active,
    average_ms: averageMs,
  } = row ?? {
    entered: 0,
    failed: 0,
    active: 0,
    average_ms: null,
  };
  const made = entered + failed;
  return {
    totalGenerated: made,
    totalValidated: entered,
    totalFailed: failed,
    validationSuccessRate: made === 0 ? null : Math.round((entered / made) * 1_000) / 10,
    averageValidationTime: averageMs === null ? null : Math.round(averageMs) / 1_000,
    activeBatches: active,
  };
}
