import { Migration } from '@mikro-orm/migrations';

export class Migration0048DueDays extends Migration {
  override up(): void {
    this.addSql(`alter table "papers" add "due_on" varchar(255) null`);
  }

  override down(): void {
    this.addSql(`alter table "papers" drop column "due_on"`);
  }
}
