import { Migration } from '@mikro-orm/migrations';

export class Migration0011CallNames extends Migration {
  override up(): void {
    this.addSql(`alter table "accounts" add "call_name" varchar(255) null`);
  }

  override down(): void {
    this.addSql(`alter table "accounts" drop column "call_name"`);
  }
}
