import { Migration } from '@mikro-orm/migrations';

export class Migration0008SecondFactors extends Migration {
  override up(): void {
    this.addSql(`create table "second_factors" (
      "id" uuid not null, "account_id" uuid not null, "sealed_secret" varchar(255) not null,
      "confirmed_at" timestamptz null, "last_step" int not null, "wrong_count" int not null,
      "wrong_since" timestamptz null, "created_at" timestamptz not null,
      primary key ("id"),
      constraint "second_factors_account_id_unique" unique ("account_id"),
      constraint "second_factors_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade
    )`);
    this.addSql(`create table "recovery_codes" (
      "id" uuid not null, "account_id" uuid not null, "code_hash" varchar(255) not null, "used_at" timestamptz null,
      primary key ("id"),
      constraint "recovery_codes_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade
    )`);
    this.addSql('create index "recovery_codes_account_id_index" on "recovery_codes" ("account_id")');
    this.addSql(`create table "sign_in_challenges" (
      "id" uuid not null, "account_id" uuid not null, "token_hash" varchar(255) not null,
      "password_digest" varchar(255) not null, "wrong_count" int not null, "expires_at" timestamptz not null,
      primary key ("id"),
      constraint "sign_in_challenges_token_hash_unique" unique ("token_hash"),
      constraint "sign_in_challenges_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade
    )`);
    this.addSql('create index "sign_in_challenges_account_id_index" on "sign_in_challenges" ("account_id")');
  }

  /** Loses the second factors: their owners sign in with the password alone. */
  override down(): void {
    this.addSql('drop table "sign_in_challenges", "recovery_codes", "second_factors"');
  }
}
