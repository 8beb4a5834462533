import { Migration } from '@mikro-orm/migrations';
import { AI_TABLES } from '@sumfox/ai/ai.entities';

/** What the model costs, and its replies. */
export class Model0020 extends Migration {
  override up(): void {
    for (const statement of AI_TABLES) this.addSql(statement);
  }
}
