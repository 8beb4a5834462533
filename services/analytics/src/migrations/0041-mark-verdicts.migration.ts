import { Migration } from '@mikro-orm/migrations';

/** What people say of marks; it can be built again from `events`. */
export class Migration0041MarkVerdicts extends Migration {
  override up(): void {
    this.addSql(`create table "mark_verdicts" ("assessment_id" int not null, "question_index" int not null,
      "question_type" text not null, "verdict" text not null, "marks_before" int not null, "marks_given" int null,
      "at" timestamptz not null, primary key ("assessment_id", "question_index"))`);
  }

  /** Loses the counts, which can be built again from `events`. */
  override down(): void {
    this.addSql('drop table "mark_verdicts"');
  }
}
