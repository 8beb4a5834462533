import { fillGaps } from '@sumfox/contracts/content/coverage-map.endpoints';
import {
  cancelBatch,
  createBatch,
  deleteBatch,
  pauseBatch,
  resumeBatch,
} from '@sumfox/contracts/content/pregeneration.endpoints';
import {
  restoreStructure,
  type StructureReason,
  withdrawStructure,
} from '@sumfox/contracts/content/structures.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { sendOnce } from '../../shared/api/send-once.js';
import type { BatchBody } from './batch-form.rules.js';
import type { BatchAction } from './batch.rules.js';
import { FACTORY_KEY, type GradeStructure } from './queries.js';

/** Starts one batch for the emptiest places. */
export const sendFill = (primaryLevel: GradeLevel | '', targetQuestions: number) =>
  sendOnce(`fill ${primaryLevel} ${targetQuestions}`, (requestId) =>
    call(fillGaps, { body: { primaryLevel, targetQuestions, requestId } }),
  );

export const sendBatch = (body: BatchBody & { requestId: string }) => call(createBatch, { body });

/** Does with a batch what the admin asked for. */
export async function sendBatchAction(id: string, action: BatchAction): Promise<void> {
  const params = { id };
  switch (action) {
    case 'pause':
      await call(pauseBatch, { params });
      return;
    case 'resume':
    case 'resume-without-model':
      await call(resumeBatch, { params, body: { withoutModel: action === 'resume-without-model' } });
      return;
    case 'cancel':
      await call(cancelBatch, { params });
      return;
    case 'delete':
      await call(deleteBatch, { params });
  }
}

/** Withdraws a structure; a repeat changes nothing. */
export const sendWithdrawal = (body: GradeStructure & { reason: StructureReason }) =>
  call(withdrawStructure, { body });

/** Undoes a withdrawal; a repeat changes nothing. */
export const sendRestoration = (body: GradeStructure) => call(restoreStructure, { body });

/** Reads all of the factory anew: a withdrawal changes the bank, its figures and its gaps. */
export const refreshStructures = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: FACTORY_KEY });
