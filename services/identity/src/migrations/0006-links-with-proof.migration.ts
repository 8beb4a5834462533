import { Migration } from '@mikro-orm/migrations';
import { DEMO_FAMILY } from '../account/index.js';

const ORIGINS = "('family', 'code', 'parent-code', 'unproven')";

/**
 * Parent and child registered in one form: the same second for both accounts and the link, and the e-mail as username,
 * which nothing else makes. The demo family counts as one.
 */
const MADE_BY_FAMILY_FORM = `select l.id from "parent_children" l
  join "accounts" p on p.id = l.parent_id join "accounts" c on c.id = l.child_id
  where l.id = '${DEMO_FAMILY.linkId}'
    or (p.username_folded = p.email and abs(extract(epoch from p.created_at - c.created_at)) < 1
      and abs(extract(epoch from l.created_at - c.created_at)) < 1)`;

export class Migration0006LinksWithProof extends Migration {
  override up(): void {
    for (const table of ['parent_children', 'consents', 'ended_links']) {
      this.addSql(`alter table "${table}" add column "origin" text not null default 'unproven'`);
      this.addSql(`alter table "${table}" alter column "origin" drop default,
        add constraint "${table}_origin_check" check ("origin" in ${ORIGINS})`);
    }
    this.addSql(`update "parent_children" set "origin" = 'family' where "id" in (${MADE_BY_FAMILY_FORM})`);
    this.addSql(`update "consents" s set "origin" = l.origin from "parent_children" l
      where l.parent_id = s.parent_id and l.child_id = s.child_id and s.withdrawn_at is null`);
    // Asked for by children who gave a parent's username: such a link now stands at once or not at all.
    this.addSql(
      `update "link_requests" set "decided_at" = now(), "is_approved" = false where "decider" = 'parent' and "decided_at" is null`,
    );
    this.addSql(`alter table "link_requests" drop column "decider",
      add column "code_given_at" timestamptz null, add column "approved_at" timestamptz null`);
    this.addSql(`create table "link_codes" (
      "child_id" uuid not null, "code_hash" varchar(255) not null, "expires_at" timestamptz not null,
      primary key ("child_id"),
      constraint "link_codes_child_id_foreign" foreign key ("child_id") references "accounts" ("id") on update cascade on delete cascade
    )`);
    this.addSql(`create table "failed_links" (
      "parent_id" uuid not null, "count" int not null, "since" timestamptz not null,
      primary key ("parent_id"),
      constraint "failed_links_parent_id_foreign" foreign key ("parent_id") references "accounts" ("id") on update cascade on delete cascade
    )`);
    this.addSql(`create table "notices" (
      "id" uuid not null, "account_id" uuid not null, "kind" text not null, "child_id" uuid not null,
      "done_by_id" uuid null, "created_at" timestamptz not null, "seen_at" timestamptz null,
      primary key ("id"),
      constraint "notices_kind_check" check ("kind" in ('link-made', 'link-ended', 'erasure-asked', 'erasure-stopped', 'password-reset')),
      constraint "notices_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade,
      constraint "notices_child_id_foreign" foreign key ("child_id") references "accounts" ("id") on delete cascade,
      constraint "notices_done_by_id_foreign" foreign key ("done_by_id") references "accounts" ("id") on delete set null
    )`);
    for (const column of ['account_id', 'child_id', 'done_by_id'])
      this.addSql(`create index "notices_${column}_index" on "notices" ("${column}")`);
  }

  /**
   * Loses the origin of links and consents, codes, failed attempts, notices, and who decides a request: it is the first
   * parent again, the only one who is still asked.
   */
  override down(): void {
    this.addSql('drop table "notices", "failed_links", "link_codes"');
    this.addSql(`alter table "link_requests" drop column "code_given_at", drop column "approved_at",
      add column "decider" text not null default 'first-parent',
      add constraint "link_requests_decider_check" check ("decider" in ('first-parent', 'child', 'parent'))`);
    this.addSql('alter table "link_requests" alter column "decider" drop default');
    this.addSql('alter table "parent_children" drop column "origin"');
    this.addSql('alter table "consents" drop column "origin"');
    this.addSql('alter table "ended_links" drop column "origin"');
  }
}
