import type { EntityManager, EntitySchema } from '@mikro-orm/postgresql';
import type { ErasurePlan } from '../database/erasure-plan.js';

/**
 * Deletes a row with the rows that belong to it, which the erasure plan deletes by the id of such a row. So each
 * feature declares its rows once, and the row's feature need not know the others. In the caller's transaction.
 */
export async function deleteWithParts(
  em: EntityManager,
  plan: ErasurePlan,
  entity: EntitySchema,
  id: string | number,
): Promise<void> {
  const owner = entity.meta.tableName;
  for (const { table, column, holds, action } of plan.steps) {
    if (typeof holds !== 'object' || holds.table !== owner || action !== 'delete') continue;
    const part = findEntity(em, table);
    const property = part.props.find(({ fieldNames }) => fieldNames[0] === column);
    if (!property) throw new Error(`No entity has the column ${table}.${column} of the erasure plan.`);
    await em.nativeDelete(part.class, { [property.name]: id });
  }
  await em.nativeDelete(entity, { id });
}

function findEntity(em: EntityManager, table: string) {
  for (const entity of em.getMetadata().getAll().values()) if (entity.tableName === table) return entity;
  throw new Error(`No entity has the table ${table} of the erasure plan.`);
}
