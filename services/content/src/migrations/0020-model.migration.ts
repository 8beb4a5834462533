import { Migration } from '@mikro-orm/migrations';
import { AI_TABLES } from '@sumfox/ai/ai.entities';

/** What the model costs, and its replies. */
export class Migration0020Model extends Migration {
  override up(): void {
    for (const statement of AI_TABLES) this.addSql(statement);
  }

  /** Loses what the model has cost, and its replies. */
  override down(): void {
    this.addSql('drop table "ai_replies", "ai_reservations", "ai_spend"');
  }
}
