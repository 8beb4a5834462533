import { Migration } from '@mikro-orm/migrations';

export class Migration0114TopicPictures extends Migration {
  override up(): void {
    this.addSql(
      `create table "topic_pictures" ("id" uuid not null, "topic_id" uuid not null, "png" bytea not null, primary key ("id"))`,
    );
    this.addSql(`create index "topic_pictures_topic" on "topic_pictures" ("topic_id")`);

    this.addSql(`alter table "topics" add "picture_bytes" int not null default 0`);

    this.addSql(
      `alter table "topic_pictures" add constraint "topic_pictures_topic_id_foreign" foreign key ("topic_id") references "topics" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "topic_pictures" cascade`);

    this.addSql(`alter table "topics" drop column "picture_bytes"`);
  }
}
