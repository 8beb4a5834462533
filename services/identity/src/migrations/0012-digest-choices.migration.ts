import { Migration } from '@mikro-orm/migrations';

export class Migration0012DigestChoices extends Migration {
  override up(): void {
    this.addSql(
      `create table "digest_choices" ("id" uuid not null, "parent_id" uuid not null, "child_id" uuid not null, "chosen_at" timestamptz not null, "last_until" timestamptz null, primary key ("id"))`,
    );
    this.addSql(`create index "digest_choices_parent_id_index" on "digest_choices" ("parent_id")`);
    this.addSql(`create index "digest_choices_child_id_index" on "digest_choices" ("child_id")`);
    this.addSql(
      `alter table "digest_choices" add constraint "digest_choices_pair" unique ("parent_id", "child_id")`,
    );

    this.addSql(
      `alter table "digest_choices" add constraint "digest_choices_parent_id_foreign" foreign key ("parent_id") references "accounts" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "digest_choices" add constraint "digest_choices_child_id_foreign" foreign key ("child_id") references "accounts" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "digest_choices" cascade`);
  }
}
