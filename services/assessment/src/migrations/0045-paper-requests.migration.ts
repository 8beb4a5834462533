import { Migration } from '@mikro-orm/migrations';

export class Migration0045PaperRequests extends Migration {
  override up(): void {
    this.addSql(
      `alter table "papers" add "max_time_minutes" int not null default 30, add "targeted_goal" text null`,
    );
  }

  override down(): void {
    this.addSql(`alter table "papers" drop column "max_time_minutes", drop column "targeted_goal"`);
  }
}
