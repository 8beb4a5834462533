import { Migration } from '@mikro-orm/migrations';

export class Migration0009Mails extends Migration {
  override up(): void {
    this.addSql(
      `create table "mails" ("id" uuid not null, "account_id" uuid not null, "child_id" uuid null, "kind" text not null, "address" varchar(255) not null, "content" jsonb not null, "token" varchar(255) null, "state" text not null, "reply_code" int null, "attempts" int not null default 0, "claim" uuid null, "claimed_at" timestamptz null, "created_at" timestamptz not null, "queued_at" timestamptz not null, "settled_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(`create index "mails_account_id_index" on "mails" ("account_id")`);
    this.addSql(`create index "mails_child_id_index" on "mails" ("child_id")`);
    this.addSql(`create index "mails_address_index" on "mails" ("address")`);
    this.addSql(`create index "mails_created_at_index" on "mails" ("created_at")`);

    this.addSql(
      `create table "mail_addresses" ("account_id" uuid not null, "address" varchar(255) not null, "verified_at" timestamptz null, "refused_at" timestamptz null, "refusal_code" int null, primary key ("account_id", "address"))`,
    );

    this.addSql(
      `alter table "mails" add constraint "mails_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "mails" add constraint "mails_child_id_foreign" foreign key ("child_id") references "accounts" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "mails" add constraint "mails_kind_check" check ("kind" in ('verify-address', 'reset-password', 'new-device', 'password-changed', 'address-changed', 'link-made', 'erasure-asked', 'weekly-digest'))`,
    );
    this.addSql(
      `alter table "mails" add constraint "mails_state_check" check ("state" in ('waiting', 'sending', 'handed-over', 'sent', 'unsure', 'refused', 'given-up', 'kept'))`,
    );

    this.addSql(
      `alter table "mail_addresses" add constraint "mail_addresses_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "mails" cascade`);
    this.addSql(`drop table if exists "mail_addresses" cascade`);
  }
}
