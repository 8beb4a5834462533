import { Migration } from '@mikro-orm/migrations';

export class Migration0015SignInCards extends Migration {
  override up(): void {
    this.addSql(`alter table "accounts" add "card_hash" varchar(255) null`);
    this.addSql(`alter table "accounts" add constraint "accounts_card_hash_unique" unique ("card_hash")`);
  }

  override down(): void {
    this.addSql(`alter table "accounts" drop constraint "accounts_card_hash_unique"`);
    this.addSql(`alter table "accounts" drop column "card_hash"`);
  }
}
