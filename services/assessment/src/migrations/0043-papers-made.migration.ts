import { Migration } from '@mikro-orm/migrations';

/** How many papers a pupil has had in a day. */
export class Migration0043PapersMade extends Migration {
  override up(): void {
    this.addSql(
      `create table "papers_made" ("pupil_id" uuid not null, "day" date not null, "papers" int not null, primary key ("pupil_id"))`,
    );
    // Today's papers count from the first moment on.
    this.addSql(`insert into "papers_made" ("pupil_id", "day", "papers")
      select pupil_id, (now() at time zone 'Asia/Singapore')::date, count(*) from papers
      where (created_at at time zone 'Asia/Singapore')::date = (now() at time zone 'Asia/Singapore')::date
      group by pupil_id`);
  }

  /** Loses how many papers each pupil had today; the count starts again. */
  override down(): void {
    this.addSql('drop table "papers_made"');
  }
}
