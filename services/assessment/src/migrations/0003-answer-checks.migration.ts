import { Migration } from '@mikro-orm/migrations';

/** Answers checked while practising: the first try is kept, for it is what counts. */
export class Migration0003AnswerChecks extends Migration {
  override up(): void {
    this.addSql(`create table "answer_checks" ("paper_id" int not null, "question_index" int not null,
      "tries" int not null, "is_settled" boolean not null, "first_try" jsonb not null,
      "last_answer" text not null, "last_check" jsonb not null,
      "first_checked_at" timestamptz not null, primary key ("paper_id", "question_index"))`);
  }

  /** Loses the first attempts of practice that is under way. */
  override down(): void {
    this.addSql('drop table "answer_checks"');
  }
}
