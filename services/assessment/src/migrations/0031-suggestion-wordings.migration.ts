import { Migration } from '@mikro-orm/migrations';

/** Words of a model for recommendations, by topic and level. */
export class SuggestionWordings0031 extends Migration {
  override up(): void {
    this.addSql(`create table "suggestion_wordings" ("key" text not null, "title" text null,
      "description" text null, "asked_at" timestamptz not null, primary key ("key"))`);
  }
}
