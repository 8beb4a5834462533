import { Migration } from '@mikro-orm/migrations';

export class Migration0116ConsoleFigures extends Migration {
  override up(): void {
    this.addSql(
      `create index "items_figures" on "items" ("grade_level", "sub_strand_id", "heuristic_id") include ("status", "validation_score")`,
    );
  }

  override down(): void {
    this.addSql(`drop index "items_figures"`);
  }
}
