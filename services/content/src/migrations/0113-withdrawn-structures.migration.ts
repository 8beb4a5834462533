import { Migration } from '@mikro-orm/migrations';

export class Migration0113WithdrawnStructures extends Migration {
  override up(): void {
    this.addSql(
      `create table "withdrawn_structures" ("id" uuid not null, "grade_level" text not null, "structure" text not null, "reason" text not null, "questions" int not null, "withdrawn_at" timestamptz not null, "restored_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(
      `create unique index "withdrawn_structures_standing" on "withdrawn_structures" ("grade_level", "structure") where restored_at is null`,
    );

    this.addSql(`alter table "items" add "withdrawal_id" uuid null`);
    this.addSql(
      `create index "items_withdrawn" on "items" ("withdrawal_id") where withdrawal_id is not null`,
    );

    this.addSql(
      `alter table "withdrawn_structures" add constraint "withdrawn_structures_grade_level_check" check ("grade_level" in ('Primary 1', 'Primary 2', 'Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'))`,
    );
    this.addSql(
      `alter table "withdrawn_structures" add constraint "withdrawn_structures_reason_check" check ("reason" in ('key-in-doubt', 'misread', 'reported', 'too-hard', 'too-easy', 'other'))`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "withdrawn_structures" cascade`);

    this.addSql(`drop index "items_withdrawn"`);
    this.addSql(`alter table "items" drop column "withdrawal_id"`);
  }
}
