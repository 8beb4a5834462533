import { Migration } from '@mikro-orm/migrations';

export class Migration0051ExchangeCounts extends Migration {
  override up(): void {
    this.addSql(`alter table "papers" add "exchange_count" int not null default 0`);
  }

  override down(): void {
    this.addSql(`alter table "papers" drop column "exchange_count"`);
  }
}
