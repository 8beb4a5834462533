import { Migration } from '@mikro-orm/migrations';

export class Migration0002Families extends Migration {
  override up(): void {
    this.addSql(`alter table "accounts"
      add column "must_change_password" boolean not null default false,
      add column "picture_hash" varchar(255) null,
      add column "questions_per_assessment" int null,
      add constraint "accounts_questions_per_assessment" check (questions_per_assessment >= 3 and questions_per_assessment <= 15),
      drop constraint "accounts_username_charset",
      add constraint "accounts_username_charset" check (username_folded ~ '^[a-z0-9_][a-z0-9._-]{1,18}[a-z0-9_]$' or username_folded = coalesce(email, ''))`);
    this.addSql(`alter table "sessions"
      add column "refresh_hash" varchar(255) null,
      add column "previous_refresh_hash" varchar(255) null,
      add column "refreshed_at" timestamptz null`);
    this.addSql(`create table "link_requests" (
      "id" uuid not null, "parent_id" uuid not null, "child_id" uuid not null, "decider" text not null,
      "created_at" timestamptz not null, "decided_at" timestamptz null, "is_approved" boolean null,
      primary key ("id"),
      constraint "link_requests_decider_check" check ("decider" in ('first-parent', 'child', 'parent')),
      constraint "link_requests_parent_id_foreign" foreign key ("parent_id") references "accounts" ("id") on delete cascade,
      constraint "link_requests_child_id_foreign" foreign key ("child_id") references "accounts" ("id") on delete cascade
    )`);
    this.addSql(`create index "link_requests_parent_id_index" on "link_requests" ("parent_id")`);
    this.addSql(`create index "link_requests_child_id_index" on "link_requests" ("child_id")`);
    this.addSql(
      'create unique index "link_requests_open_pair" on "link_requests" ("parent_id", "child_id") where decided_at is null',
    );
    this.addSql(`create table "consents" (
      "id" uuid not null, "child_id" uuid not null, "parent_id" uuid null, "version" varchar(255) not null,
      "given_at" timestamptz not null, "withdrawn_at" timestamptz null,
      primary key ("id"),
      constraint "consents_child_id_foreign" foreign key ("child_id") references "accounts" ("id") on delete cascade,
      constraint "consents_parent_id_foreign" foreign key ("parent_id") references "accounts" ("id") on delete set null
    )`);
    this.addSql(`create index "consents_child_id_index" on "consents" ("child_id")`);
    this.addSql(`create index "consents_parent_id_index" on "consents" ("parent_id")`);
    this.addSql(`create table "family_devices" (
      "id" uuid not null, "parent_id" uuid not null, "token_hash" varchar(255) not null,
      "created_at" timestamptz not null, "last_used_at" timestamptz null,
      primary key ("id"),
      constraint "family_devices_token_hash_unique" unique ("token_hash"),
      constraint "family_devices_parent_id_foreign" foreign key ("parent_id") references "accounts" ("id") on delete cascade
    )`);
    this.addSql(`create index "family_devices_parent_id_index" on "family_devices" ("parent_id")`);
    this.addSql(`create table "family_device_children" (
      "device_id" uuid not null, "child_id" uuid not null,
      primary key ("device_id", "child_id"),
      constraint "family_device_children_device_id_foreign" foreign key ("device_id") references "family_devices" ("id") on update cascade on delete cascade,
      constraint "family_device_children_child_id_foreign" foreign key ("child_id") references "accounts" ("id") on update cascade on delete cascade
    )`);
    this.addSql(
      `create index "family_device_children_child_id_index" on "family_device_children" ("child_id")`,
    );
    this.addErasures();
    this.addAudit();
  }

  /**
   * Loses consents, devices, requests, erasures, the audit log and the added columns. A username that begins or ends with
   * an underscore was not allowed before: such an account gets one made from its id.
   */
  override down(): void {
    this.addSql('drop table "audit_entries", "audit_subjects"');
    this.addSql('drop function "audit_entries_audit_entries_only_grow_fn"()');
    this.addSql(
      'drop table "erasure_confirmations", "erasures", "family_device_children", "family_devices", "consents", "link_requests"',
    );
    this.addSql(
      'alter table "sessions" drop column "refresh_hash", drop column "previous_refresh_hash", drop column "refreshed_at"',
    );
    this.addSql(`update "accounts" set "username" = 'u' || right(replace(id::text, '-', ''), 19),
      "username_folded" = 'u' || right(replace(id::text, '-', ''), 19)
      where username_folded ~ '^_|_$' and username_folded <> coalesce(email, '')`);
    this.addSql(`alter table "accounts"
      drop constraint "accounts_username_charset",
      add constraint "accounts_username_charset" check (username_folded ~ '^[a-z0-9][a-z0-9._-]{1,18}[a-z0-9]$' or username_folded = coalesce(email, '')),
      drop constraint "accounts_questions_per_assessment",
      drop column "must_change_password", drop column "picture_hash", drop column "questions_per_assessment"`);
  }

  private addErasures(): void {
    this.addSql(`create table "erasures" (
      "id" uuid not null, "account_id" uuid not null, "requested_at" timestamptz not null,
      "erase_after" timestamptz not null, "started_at" timestamptz null,
      primary key ("id"),
      constraint "erasures_account_id_unique" unique ("account_id"),
      constraint "erasures_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade
    )`);
    this.addSql(`create table "erasure_confirmations" (
      "erasure_id" uuid not null, "service" varchar(255) not null,
      primary key ("erasure_id", "service"),
      constraint "erasure_confirmations_erasure_id_foreign" foreign key ("erasure_id") references "erasures" ("id") on delete cascade
    )`);
  }

  private addAudit(): void {
    this.addSql(`create table "audit_subjects" (
      "id" uuid not null, "account_id" uuid not null,
      primary key ("id"),
      constraint "audit_subjects_account_id_unique" unique ("account_id"),
      constraint "audit_subjects_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade
    )`);
    this.addSql(`create table "audit_entries" (
      "id" uuid not null, "at" timestamptz not null, "action" varchar(255) not null, "actor_id" uuid null,
      "actor_role" text null, "target_id" uuid null, "details" jsonb not null, "trace_id" varchar(255) null,
      primary key ("id"),
      constraint "audit_entries_actor_role_check" check ("actor_role" in ('child', 'parent', 'admin'))
    )`);
    this.addSql(`create index "audit_entries_actor_id_index" on "audit_entries" ("actor_id")`);
    this.addSql(`create index "audit_entries_target_id_index" on "audit_entries" ("target_id")`);
    this.addSql(`create function "audit_entries_audit_entries_only_grow_fn"() returns trigger as $$
      begin raise exception 'the audit log only grows'; end; $$ language plpgsql`);
    this.addSql(`create trigger "audit_entries_only_grow" before update or delete on "audit_entries"
      for each row execute function "audit_entries_audit_entries_only_grow_fn"()`);
    this.addSql(`create trigger "audit_entries_stay" before truncate on "audit_entries"
      for each statement execute function "audit_entries_audit_entries_only_grow_fn"()`);
  }
}
