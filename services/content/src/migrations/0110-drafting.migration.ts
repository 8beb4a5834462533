import { Migration } from '@mikro-orm/migrations';

/** Between opening a PDF and its draft: the text waits for the process that may ask a model about it. */
export class Migration0110Drafting extends Migration {
  override up(): void {
    this.addSql(`alter table "extractions" add column "sheet" jsonb null`);
    this.addSql(`alter table "extractions" drop constraint "extractions_state"`);
    this.addSql(
      `alter table "extractions" add constraint "extractions_state" check (state in ('waiting', 'drafting', 'done', 'failed'))`,
    );
    this.addSql(
      `alter table "extractions" add constraint "extractions_sheet" check ((sheet is not null) = (state = 'drafting'))`,
    );
    this.addSql(`drop index "extractions_waiting"`);
    this.addSql(
      `create index "extractions_waiting" on "extractions" ("created_at") where state in ('waiting', 'drafting')`,
    );
  }

  /** Loses the text of PDFs about which a model was still to be asked: they end with the draft of the rules, or fail. */
  override down(): void {
    this.addSql(`update "extractions" set "settled_at" = now(), "sheet" = null,
      "state" = case when "draft" is null then 'failed' else 'done' end,
      "read_by" = case when "draft" is not null then 'rules' end,
      "refusal" = case when "draft" is null then 'unreadable' end where "state" = 'drafting'`);
    this.addSql('drop index "extractions_waiting"');
    this.addSql(`create index "extractions_waiting" on "extractions" ("created_at") where state = 'waiting'`);
    this.addSql('alter table "extractions" drop constraint "extractions_sheet"');
    this.addSql('alter table "extractions" drop constraint "extractions_state"');
    this.addSql(
      `alter table "extractions" add constraint "extractions_state" check (state in ('waiting', 'done', 'failed'))`,
    );
    this.addSql('alter table "extractions" drop column "sheet"');
  }
}
