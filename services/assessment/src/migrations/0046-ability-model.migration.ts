import { Migration } from '@mikro-orm/migrations';

export class Migration0046AbilityModel extends Migration {
  override up(): void {
    this.addSql(
      `create table "difficulty_states" ("grade_level" text not null, "version" int not null, "state" jsonb not null, "is_checkpoint" boolean not null default false, primary key ("grade_level", "version"))`,
    );

    this.addSql(
      `alter table "question_results" add "forecast" real null, add "skill_forecast" real null, add "difficulty_version" int null, add "learned_version" int null`,
    );
    this.addSql(
      `create index "question_results_unlearned" on "question_results" ("grade_level", "marked_at") where learned_version is null`,
    );

    this.addSql(
      `alter table "difficulty_states" add constraint "difficulty_states_grade_level_check" check ("grade_level" in ('Primary 1', 'Primary 2', 'Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'))`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "difficulty_states" cascade`);

    this.addSql(`drop index "question_results_unlearned"`);
    this.addSql(
      `alter table "question_results" drop column "forecast", drop column "skill_forecast", drop column "difficulty_version", drop column "learned_version"`,
    );
  }
}
