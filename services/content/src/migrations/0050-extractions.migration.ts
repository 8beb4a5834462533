import { Migration } from '@mikro-orm/migrations';

/** PDFs that are being read, and for a day what was read from them. */
export class Migration0050Extractions extends Migration {
  override up(): void {
    this.addSql(`create table "extractions" (
      "id" uuid not null, "account_id" text not null, "state" text not null,
      "pdf" bytea null, "sha256" text not null, "tries" smallint not null,
      "draft" jsonb null, "read_by" text null, "refusal" text null,
      "created_at" timestamptz not null, "asked_at" timestamptz not null, "settled_at" timestamptz null,
      primary key ("id"),
      constraint "extractions_state" check (state in ('waiting', 'done', 'failed')),
      constraint "extractions_read_by" check (read_by in ('rules', 'model')),
      constraint "extractions_pdf" check ((pdf is not null) = (state = 'waiting')))`);
    this.addSql(
      `create index "extractions_account_id_created_at" on "extractions" ("account_id", "created_at")`,
    );
    this.addSql(`create index "extractions_waiting" on "extractions" ("created_at") where state = 'waiting'`);
    // A PDF is packed already: trying to pack it again would only cost time.
    this.addSql(`alter table "extractions" alter column "pdf" set storage external`);
  }

  /** Loses PDFs that are being read, and their drafts. */
  override down(): void {
    this.addSql('drop table "extractions"');
  }
}
