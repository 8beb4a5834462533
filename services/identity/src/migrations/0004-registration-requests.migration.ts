import { Migration } from '@mikro-orm/migrations';

export class Migration0004RegistrationRequests extends Migration {
  override up(): void {
    this.addSql(`create table "registration_requests" (
      "id" uuid not null, "digest" varchar(255) not null, "account_id" uuid not null, "child_id" uuid null,
      "created_at" timestamptz not null,
      primary key ("id"),
      constraint "registration_requests_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade,
      constraint "registration_requests_child_id_foreign" foreign key ("child_id") references "accounts" ("id") on delete cascade
    )`);
    this.addSql(
      'create index "registration_requests_account_id_index" on "registration_requests" ("account_id")',
    );
    this.addSql(
      'create index "registration_requests_child_id_index" on "registration_requests" ("child_id")',
    );
  }

  /** Loses which registrations were answered; one sent again is then refused as a name that is taken. */
  override down(): void {
    this.addSql('drop table "registration_requests"');
  }
}
