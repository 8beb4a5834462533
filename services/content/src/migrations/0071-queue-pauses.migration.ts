import { Migration } from '@mikro-orm/migrations';

/** Which queues admins want to stand still. */
export class Migration0071QueuePauses extends Migration {
  override up(): void {
    this.addSql(`create table "queue_pauses" ("queue" text not null, "is_paused" boolean not null,
      "changed_at" timestamptz not null, primary key ("queue"))`);
  }

  /** Loses which queues are paused. */
  override down(): void {
    this.addSql('drop table "queue_pauses"');
  }
}
