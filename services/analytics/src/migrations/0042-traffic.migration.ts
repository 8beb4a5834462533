import { Migration } from '@mikro-orm/migrations';

export class Migration0042Traffic extends Migration {
  override up(): void {
    this.addSql(
      `create table "traffic_minutes" ("minute" timestamptz not null, "process" text not null, "requests" int not null, "failures" int not null, "slow_statements" int not null, "durations" int[] not null, primary key ("minute", "process"))`,
    );

    this.addSql(
      `alter table "processes" add "queue_ages" jsonb null, add "unsent" jsonb null, add "traffic" jsonb null, add "slowest" jsonb null, add "model_daily_micro_usd" bigint null, add "has_left" boolean not null default false`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "traffic_minutes" cascade`);

    this.addSql(
      `alter table "processes" drop column "queue_ages", drop column "unsent", drop column "traffic", drop column "slowest", drop column "model_daily_micro_usd", drop column "has_left"`,
    );
  }
}
