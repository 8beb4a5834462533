import { Migration } from '@mikro-orm/migrations';

export class Migration0014SyllabusOnly extends Migration {
  override up(): void {
    this.addSql(`alter table "accounts" add "is_syllabus_only" boolean not null default true`);
  }

  override down(): void {
    this.addSql(`alter table "accounts" drop column "is_syllabus_only"`);
  }
}
