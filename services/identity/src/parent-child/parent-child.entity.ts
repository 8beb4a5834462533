import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';
import { LINK_ORIGINS } from './link-origin.js';

/** Permission of a parent to see and manage a child, for as long as the row exists. */
export const ParentChild = defineEntity({
  name: 'ParentChild',
  tableName: 'parent_children',
  properties: {
    id: p.uuid().primary(),
    parent: () => p.manyToOne(Account).deleteRule('cascade'),
    child: () => p.manyToOne(Account).deleteRule('cascade').index(),
    createdAt: p.datetime(),
    origin: p.enum(LINK_ORIGINS),
  },
  uniques: [{ name: 'parent_children_pair', properties: ['parent', 'child'] }],
  checks: [{ name: 'parent_children_two_people', expression: 'parent_id <> child_id' }],
});
export type ParentChildRow = InferEntity<typeof ParentChild>;
