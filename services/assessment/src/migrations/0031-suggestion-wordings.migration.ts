import { Migration } from '@mikro-orm/migrations';

/** Words of a model for recommendations, by topic and level. */
export class Migration0031SuggestionWordings extends Migration {
  override up(): void {
    this.addSql(`create table "suggestion_wordings" ("key" text not null, "title" text null,
      "description" text null, "asked_at" timestamptz not null, primary key ("key"))`);
  }

  /** Loses the words; a model can be asked for them again. */
  override down(): void {
    this.addSql('drop table "suggestion_wordings"');
  }
}
