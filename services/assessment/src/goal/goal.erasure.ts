import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

export const GOAL_ERASURE: readonly ErasureStep[] = [
  { table: 'practice_goals', column: 'pupil_id', action: 'delete' },
];
