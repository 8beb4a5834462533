import { Migration } from '@mikro-orm/migrations';

export class Migration0007SetupLinks extends Migration {
  override up(): void {
    this.addSql(`create table "setup_links" (
      "id" uuid not null, "username" varchar(255) not null, "username_folded" varchar(255) not null,
      "account_id" uuid null, "token_hash" varchar(255) not null, "created_at" timestamptz not null,
      "expires_at" timestamptz not null,
      primary key ("id"),
      constraint "setup_links_username_folded_unique" unique ("username_folded"),
      constraint "setup_links_token_hash_unique" unique ("token_hash"),
      constraint "setup_links_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade
    )`);
    this.addSql('create index "setup_links_account_id_index" on "setup_links" ("account_id")');
  }

  /** Loses links that are not used yet. */
  override down(): void {
    this.addSql('drop table "setup_links"');
  }
}
