import { Migration } from '@mikro-orm/migrations';

/** Items of the bank are stored with a version. Those without one are of version 1, so no row changes on the way up. */
export class Migration0111StoredVersions extends Migration {
  override up(): void {
    this.addSql('select 1');
  }

  /** Takes the versions off: the release before reads such values without one. Loses nothing. */
  override down(): void {
    for (const [table, column] of [
      ['items', 'question'],
      ['items', 'scheme'],
    ])
      this.addSql(
        `update "${table}" set "${column}" = "${column}" - 'version' where "${column}" -> 'version' is not null`,
      );
  }
}
