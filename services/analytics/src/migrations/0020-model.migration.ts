import { Migration } from '@mikro-orm/migrations';

/** Whether a process has a model to ask. */
export class Model0020 extends Migration {
  override up(): void {
    this.addSql('alter table "processes" add column "model_configured" boolean null');
  }
}
