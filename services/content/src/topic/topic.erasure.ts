import type { ErasureStep } from '@sumfox/platform/database/erasure-plan';

/** A parent's topics go with the parent; what an admin made for everybody stays without an owner. */
export const TOPIC_ERASURE: readonly ErasureStep[] = [
  { table: 'topic_similarity_decisions', column: 'account_id', action: 'delete' },
  { table: 'topics', column: 'owner_id', where: 'not is_shared', action: 'delete' },
  { table: 'topics', column: 'owner_id', action: 'empty' },
];
