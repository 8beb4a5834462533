import { Migration } from '@mikro-orm/migrations';

/** Papers that are open during the update count the exchanges from before. */
export class Migration0051ExchangeCounts extends Migration {
  override up(): void {
    this.addSql(`alter table "papers" add "exchange_count" int not null default 0`);
    this.addSql(
      `update "papers" p set "exchange_count" = e.n from (
         select paper_id, count(*) as n from "exchanged_items" group by paper_id) e where e.paper_id = p.id`,
    );
  }

  override down(): void {
    this.addSql(`alter table "papers" drop column "exchange_count"`);
  }
}
