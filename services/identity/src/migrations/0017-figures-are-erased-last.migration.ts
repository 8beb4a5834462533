import { Migration } from '@mikro-orm/migrations';

export class Migration0017FiguresAreErasedLast extends Migration {
  override up(): void {
    this.addSql(`alter table "erasures" add "figures_due_at" timestamptz null`);
  }

  override down(): void {
    this.addSql(`alter table "erasures" drop column "figures_due_at"`);
  }
}
