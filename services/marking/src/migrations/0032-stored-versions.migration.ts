import { Migration } from '@mikro-orm/migrations';

/** Questions, answers and marks are stored with a version. Those without one are of version 1, so no row changes on the way up. */
export class Migration0032StoredVersions extends Migration {
  override up(): void {
    this.addSql('select 1');
  }

  /** Takes the versions off: the release before reads such values without one. Loses nothing. */
  override down(): void {
    for (const [table, column] of [
      ['challenges', 'asked'],
      ['challenges', 'marked_again'],
      ['challenges', 'mark'],
      ['judgings', 'asked'],
      ['reviews', 'asked'],
      ['reviews', 'rule_mark'],
      ['reviews', 'mark'],
      ['verifications', 'question'],
      ['verifications', 'scheme'],
    ])
      this.addSql(
        `update "${table}" set "${column}" = "${column}" - 'version' where "${column}" -> 'version' is not null`,
      );
  }
}
