import { Migration } from '@mikro-orm/migrations';
import { MESSAGE_TABLES } from '@sumfox/platform/messaging/message.entity';

export class Migration0001Accounts extends Migration {
  override up(): void {
    for (const statement of MESSAGE_TABLES) this.addSql(statement);
    this.addSql(`create table "accounts" (
      "id" uuid not null,
      "username" varchar(255) not null,
      "username_folded" varchar(255) not null,
      "email" varchar(255) null,
      "first_name" varchar(255) not null,
      "last_name" varchar(255) not null,
      "role" text not null,
      "grade_level" text null,
      "is_active" boolean not null,
      "is_demo" boolean not null,
      "password_hash" varchar(255) not null,
      "created_at" timestamptz not null,
      "last_active_at" timestamptz null,
      primary key ("id"),
      constraint "accounts_username_folded_unique" unique ("username_folded"),
      constraint "accounts_email_unique" unique ("email"),
      constraint "accounts_role_check" check ("role" in ('child', 'parent', 'admin')),
      constraint "accounts_grade_level_check" check ("grade_level" in ('Primary 1', 'Primary 2', 'Primary 3', 'Primary 4', 'Primary 5', 'Primary 6')),
      constraint "accounts_username_charset" check (username_folded ~ '^[a-z0-9][a-z0-9._-]{1,18}[a-z0-9]$' or username_folded = coalesce(email, '')),
      constraint "accounts_email_folded" check (email = lower(email))
    )`);
    this.addSql(`create table "sessions" (
      "id" uuid not null,
      "account_id" uuid not null,
      "created_at" timestamptz not null,
      "expires_at" timestamptz not null,
      "ended_at" timestamptz null,
      "last_seen_at" timestamptz not null,
      primary key ("id"),
      constraint "sessions_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade
    )`);
    this.addSql(`create index "sessions_account_id_index" on "sessions" ("account_id")`);
    this.addSql(`create table "parent_children" (
      "id" uuid not null,
      "parent_id" uuid not null,
      "child_id" uuid not null,
      "created_at" timestamptz not null,
      primary key ("id"),
      constraint "parent_children_pair" unique ("parent_id", "child_id"),
      constraint "parent_children_two_people" check (parent_id <> child_id),
      constraint "parent_children_parent_id_foreign" foreign key ("parent_id") references "accounts" ("id") on delete cascade,
      constraint "parent_children_child_id_foreign" foreign key ("child_id") references "accounts" ("id") on delete cascade
    )`);
    this.addSql(`create index "parent_children_child_id_index" on "parent_children" ("child_id")`);
  }

  override down(): void {
    this.addSql('drop table "parent_children", "sessions", "accounts", "inbox_messages", "outbox_messages"');
  }
}
