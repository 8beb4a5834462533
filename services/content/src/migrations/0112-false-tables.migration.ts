import { Migration } from '@mikro-orm/migrations';

/** Questions with a table that shows another value of the third child than the story tells. */
const FALSE_TABLES = `source = 'engine' and template_version < 12
  and grade_level in ('Primary 1', 'Primary 2', 'Primary 3') and template like '%/three-together/two-sources'`;

/**
 * Withdraws the questions of a corrected fault, those too that are no longer drawn: papers have copies. Nobody can tell
 * which of the two values a child took, so every answer counts as right (`overruled`).
 */
export class Migration0112FalseTables extends Migration {
  override up(): void {
    this.addSql(
      `insert into outbox_messages (id, kind, name, data, carrier, created_at)
       select gen_random_uuid(), 'event', 'item.withdrawn',
         jsonb_build_object('itemId', id, 'outcome', 'overruled'), '{}', now()
       from items where ${FALSE_TABLES}`,
    );
    this.addSql(`update items set status = 'retired' where status = 'active' and ${FALSE_TABLES}`);
  }

  /** Marks that were raised stay raised. */
  override down(): void {}
}
