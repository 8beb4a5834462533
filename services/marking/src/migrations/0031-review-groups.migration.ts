import { Migration } from '@mikro-orm/migrations';

/** Entries of the person's queue that are one question stand together; and solutions of questions that do not hold. */
export class Migration0031ReviewGroups extends Migration {
  override up(): void {
    // What was there before stays an entry of its own.
    this.addSql(`alter table "reviews" add column "group_key" varchar(255) null`);
    this.addSql(`alter table "reviews" drop constraint "reviews_status_check"`);
    this.addSql(
      `alter table "reviews" add constraint "reviews_status_check" check ("status" in ('open', 'joined', 'decided'))`,
    );
    this.addSql(`create index "reviews_item" on "reviews" ("item_id")`);
    this.addSql(`create unique index "reviews_open_group" on "reviews" ("group_key") where status = 'open'`);
    this.addSql(`alter table "verifications" drop constraint "verifications_outcome_check"`);
    this.addSql(
      `alter table "verifications" add constraint "verifications_outcome_check" check ("outcome" in ('proved', 'corrected', 'faulty', 'waiting'))`,
    );
  }

  /**
   * Loses which entries were one question: each is an entry of its own again. A question found faulty waits for a person
   * again.
   */
  override down(): void {
    this.addSql(`update "verifications" set "outcome" = 'waiting' where "outcome" = 'faulty'`);
    this.addSql('alter table "verifications" drop constraint "verifications_outcome_check"');
    this.addSql(
      `alter table "verifications" add constraint "verifications_outcome_check" check ("outcome" in ('proved', 'corrected', 'waiting'))`,
    );
    this.addSql('drop index "reviews_open_group"');
    this.addSql('drop index "reviews_item"');
    this.addSql(`update "reviews" set "status" = 'open' where "status" = 'joined'`);
    this.addSql('alter table "reviews" drop constraint "reviews_status_check"');
    this.addSql(
      `alter table "reviews" add constraint "reviews_status_check" check ("status" in ('open', 'decided'))`,
    );
    this.addSql('alter table "reviews" drop column "group_key"');
  }
}
