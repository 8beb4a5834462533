import { Migration } from '@mikro-orm/migrations';

export class Migration0003ErasureTraces extends Migration {
  override up(): void {
    this.addSql(`alter table "erasures" add column "submission_ids" jsonb not null default '[]'`);
  }
}
