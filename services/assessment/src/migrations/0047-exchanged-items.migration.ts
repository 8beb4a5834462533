import { Migration } from '@mikro-orm/migrations';

export class Migration0047ExchangedItems extends Migration {
  override up(): void {
    this.addSql(
      `create table "exchanged_items" ("paper_id" int not null, "question_index" int not null, "item_id" uuid not null, "question" jsonb not null, "scheme" jsonb not null, "template" varchar(255) not null, "exchanged_at" timestamptz not null, primary key ("paper_id", "question_index", "item_id"))`,
    );
    this.addSql(`create index "exchanged_items_item" on "exchanged_items" ("item_id")`);

    this.addSql(`alter table "paper_questions" add "seen_at" timestamptz null`);
    // Nobody knows what has been seen of the papers that are open now.
    this.addSql(
      `update "paper_questions" q set "seen_at" = p."created_at" from "papers" p where p."id" = q."paper_id" and p."status" = 'in-progress'`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "exchanged_items" cascade`);

    this.addSql(`alter table "paper_questions" drop column "seen_at"`);
  }
}
