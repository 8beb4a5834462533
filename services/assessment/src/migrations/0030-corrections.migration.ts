import { Migration } from '@mikro-orm/migrations';

/** Items found at fault, and what became of each place on a paper that bears one. */
export class Migration0030Corrections extends Migration {
  override up(): void {
    this.addSql(`create table "withdrawn_items" ("item_id" uuid not null,
      "outcome" text check ("outcome" in ('corrected', 'faulty', 'overruled')) not null, "carrier" jsonb not null,
      "withdrawn_at" timestamptz not null, "look_at" timestamptz not null, "settled_at" timestamptz null,
      primary key ("item_id", "outcome"))`);
    this.addSql(
      `create index "withdrawn_items_open" on "withdrawn_items" ("look_at") where settled_at is null`,
    );
    this.addSql(`create table "mark_corrections" ("id" uuid not null, "paper_id" int not null,
      "question_index" int not null, "item_id" uuid not null,
      "outcome" text check ("outcome" in ('corrected', 'faulty', 'overruled')) not null, "pupil_id" uuid not null,
      "effect" text check ("effect" in ('kept', 'raised', 'rekeyed', 'replaced', 'all-marks')) not null,
      "marks_gained" int not null, "settled_at" timestamptz not null, "dismissed_at" timestamptz null,
      primary key ("id"))`);
    this.addSql(`alter table "mark_corrections" add constraint "mark_corrections_place"
      unique ("paper_id", "question_index", "item_id", "outcome")`);
    this.addSql(`create index "mark_corrections_untold" on "mark_corrections" ("pupil_id")
      where marks_gained > 0 and dismissed_at is null`);
    this.addSql(`create index "paper_questions_item" on "paper_questions" ("item_id")`);
  }

  /** Loses which items were withdrawn and which marks were corrected for it; the marks stay. */
  override down(): void {
    this.addSql('drop index "paper_questions_item"');
    this.addSql('drop table "mark_corrections", "withdrawn_items"');
  }
}
