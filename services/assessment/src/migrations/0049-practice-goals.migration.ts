import { Migration } from '@mikro-orm/migrations';

export class Migration0049PracticeGoals extends Migration {
  override up(): void {
    this.addSql(
      `create table "practice_goals" ("pupil_id" uuid not null, "goal" jsonb null, "proposal" jsonb null, "proposal_id" uuid null, "proposed_by" text null, "changed_at" timestamptz not null, primary key ("pupil_id"))`,
    );

    this.addSql(
      `alter table "practice_goals" add constraint "practice_goals_proposed_by_check" check ("proposed_by" in ('child', 'parent'))`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "practice_goals" cascade`);
  }
}
