import { Migration } from '@mikro-orm/migrations';

/** Whether a process has a model to ask. */
export class Migration0020Model extends Migration {
  override up(): void {
    this.addSql('alter table "processes" add column "model_configured" boolean null');
  }

  override down(): void {
    this.addSql('alter table "processes" drop column "model_configured"');
  }
}
