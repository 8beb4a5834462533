import { Migration } from '@mikro-orm/migrations';

export class Migration0016SessionsByExpiry extends Migration {
  override up(): void {
    this.addSql(`create index "sessions_expires_at_index" on "sessions" ("expires_at")`);
  }

  override down(): void {
    this.addSql(`drop index "sessions_expires_at_index"`);
  }
}
