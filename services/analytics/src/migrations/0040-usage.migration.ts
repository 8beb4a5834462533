import { Migration } from '@mikro-orm/migrations';

/** What the figures about people and papers are counted from; all of it can be built again from `events`. */
export class Migration0040Usage extends Migration {
  override up(): void {
    this.addSql(`create table "usage_people" ("person_id" text not null, "role" text not null,
      "signed_up_on" date null, primary key ("person_id"))`);
    this.addSql(`create index "usage_people_signed_up_on" on "usage_people" ("signed_up_on")`);
    this.addSql(`create table "usage_days" ("day" date not null, "person_id" text not null,
      primary key ("day", "person_id"))`);
    this.addSql(`create table "usage_weeks" ("week_start" date not null, "person_id" text not null,
      primary key ("week_start", "person_id"))`);
    this.addSql(`create table "usage_papers" ("assessment_id" int not null, "pupil_id" text not null,
      "completed_on" date null, "score" int null, "score_told_by" uuid null, primary key ("assessment_id"))`);
    this.addSql(`create index "usage_papers_completed_on" on "usage_papers" ("completed_on")`);
    this.addSql(`create table "usage_state" ("id" int not null, "version" int not null,
      "counted_to" timestamptz not null, "is_complete" boolean not null, primary key ("id"))`);
    this.addSql(`create index "events_of_usage" on "events" ("received_at") where name in
      ('account.registered', 'account.signed-in', 'paper.created', 'submission.received', 'paper.completed')`);
  }

  /** Loses the counts, which can be built again from `events`. */
  override down(): void {
    this.addSql('drop index "events_of_usage"');
    this.addSql('drop table "usage_people", "usage_days", "usage_weeks", "usage_papers", "usage_state"');
  }
}
