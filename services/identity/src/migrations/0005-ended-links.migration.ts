import { Migration } from '@mikro-orm/migrations';

export class Migration0005EndedLinks extends Migration {
  override up(): void {
    this.addSql(`create table "ended_links" (
      "id" uuid not null, "parent_id" uuid not null, "child_id" uuid not null, "linked_at" timestamptz not null,
      "ended_at" timestamptz not null, "device_ids" jsonb not null,
      primary key ("id"),
      constraint "ended_links_parent_id_foreign" foreign key ("parent_id") references "accounts" ("id") on delete cascade,
      constraint "ended_links_child_id_foreign" foreign key ("child_id") references "accounts" ("id") on delete cascade
    )`);
    this.addSql('create index "ended_links_parent_id_index" on "ended_links" ("parent_id")');
    this.addSql('create index "ended_links_child_id_index" on "ended_links" ("child_id")');
  }

  /** Loses the links that can still be restored. */
  override down(): void {
    this.addSql('drop table "ended_links"');
  }
}
