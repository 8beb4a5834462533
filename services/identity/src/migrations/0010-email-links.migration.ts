import { Migration } from '@mikro-orm/migrations';

export class Migration0010EmailLinks extends Migration {
  override up(): void {
    this.addSql(
      `create table "email_links" ("id" uuid not null, "account_id" uuid not null, "purpose" text not null, "address" varchar(255) not null, "token_hash" varchar(255) not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(`create index "email_links_account_id_index" on "email_links" ("account_id")`);
    this.addSql(`create index "email_links_address_index" on "email_links" ("address")`);
    this.addSql(
      `alter table "email_links" add constraint "email_links_token_hash_unique" unique ("token_hash")`,
    );

    this.addSql(
      `create table "password_requests" ("id" uuid not null, "address" varchar(255) not null, "created_at" timestamptz not null, primary key ("id"))`,
    );

    this.addSql(`alter table "sign_in_challenges" add "is_new_device" boolean not null default false`);

    this.addSql(
      `alter table "email_links" add constraint "email_links_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "email_links" add constraint "email_links_purpose_check" check ("purpose" in ('confirm', 'change', 'reset'))`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "email_links" cascade`);
    this.addSql(`drop table if exists "password_requests" cascade`);

    this.addSql(`alter table "sign_in_challenges" drop column "is_new_device"`);
  }
}
