import { Migration } from '@mikro-orm/migrations';

/** Stored weekly e-mails tell the findings of the parent's home: win and watch in place of win and worry. */
export class Migration0013DigestFindings extends Migration {
  override up(): void {
    this.addSql(
      `update "mails" set "content" = jsonb_set("content", '{digest}', ("content"->'digest') - 'worry'
         || jsonb_build_object(
           'win', case when "content"#>>'{digest,win,kind}' = 'mastered'
             then jsonb_build_object('kind', 'mastered', 'name', "content"#>'{digest,win,topicName}',
               'right', "content"#>'{digest,win,right}', 'answers', "content"#>'{digest,win,questions}')
             else jsonb_build_object('kind', 'practised', 'questions', "content"#>'{digest,questions}',
               'right', "content"#>'{digest,right}') end,
           'watch', case when jsonb_typeof("content"#>'{digest,worry}') = 'object'
             then jsonb_build_object('kind', 'topic', 'topicId', "content"#>'{digest,worry,topicId}',
               'topicName', "content"#>'{digest,worry,topicName}',
               'percent', round(100.0 * ("content"#>>'{digest,worry,right}')::int
                 / ("content"#>>'{digest,worry,questions}')::int),
               'answers', "content"#>'{digest,worry,questions}')
             else 'null'::jsonb end))
       where "kind" = 'weekly-digest' and "content"->'digest' ? 'worry'`,
    );
  }

  /** E-mails that were not sent are lost: their findings have no older form. */
  override down(): void {
    this.addSql(`delete from "mails" where "kind" = 'weekly-digest'`);
  }
}
