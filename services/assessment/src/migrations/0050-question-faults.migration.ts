import { Migration } from '@mikro-orm/migrations';

/** What reviewers find wrong with questions; null for verdicts from before. */
export class Migration0050QuestionFaults extends Migration {
  override up(): void {
    this.addSql(`alter table "question_verdicts" add "faults" jsonb null`);
  }

  override down(): void {
    this.addSql(`alter table "question_verdicts" drop column "faults"`);
  }
}
