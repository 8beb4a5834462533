import { Migration } from '@mikro-orm/migrations';

export class Migration0003ErasureTraces extends Migration {
  override up(): void {
    this.addSql(`alter table "erasures" add column "submission_ids" jsonb not null default '[]'`);
  }

  /** Loses which submissions an erasure under way has named to the other services. */
  override down(): void {
    this.addSql('alter table "erasures" drop column "submission_ids"');
  }
}
