import type { ExportedTables } from '@sumfox/platform/erasure/export-person.queries';

/** Data that identity itself stores about a person, without hashes and secrets. Dates as ISO 8601 in UTC. */
export const PERSONAL_TABLES: ExportedTables = {
  account: `select username, first_name as "firstName", last_name as "lastName", call_name as "callName", email, role, grade_level as "gradeLevel",
    is_active as "isActive", questions_per_assessment as "questionsPerAssessment", is_syllabus_only as "isSyllabusOnly", to_json(created_at) #>> '{}' as "createdAt",
    to_json(last_active_at) #>> '{}' as "lastActiveAt" from accounts where id = ?`,
  family: `select other.first_name as "firstName", other.last_name as "lastName", other.role,
    to_json(l.created_at) #>> '{}' as "linkedSince", l.origin as "linkedBy"
    from accounts me join parent_children l on me.id in (l.parent_id, l.child_id)
    join accounts other on other.id in (l.parent_id, l.child_id) and other.id <> me.id where me.id = ? order by l.id`,
  linkRequests: `select to_json(created_at) #>> '{}' as "askedAt", to_json(code_given_at) #>> '{}' as "codeGivenAt",
    to_json(approved_at) #>> '{}' as "agreedAt", to_json(decided_at) #>> '{}' as "decidedAt",
    is_approved as "isApproved" from link_requests where ?::uuid in (child_id, parent_id) order by id`,
  tablets: `select to_json(d.created_at) #>> '{}' as "allowedAt", to_json(d.last_used_at) #>> '{}' as "lastUsedAt"
    from family_devices d where d.parent_id = ?::uuid order by d.id`,
  notices: `select kind, to_json(created_at) #>> '{}' as "toldAt", to_json(seen_at) #>> '{}' as "putAwayAt"
    from notices where account_id = ? order by id`,
  emails: `select kind, address, state, to_json(created_at) #>> '{}' as "writtenAt" from mails
    where account_id = ? order by id`,
  emailAddresses: `select address, to_json(verified_at) #>> '{}' as "confirmedAt",
    to_json(refused_at) #>> '{}' as "refusedAt" from mail_addresses where account_id = ? order by address`,
  emailLinks: `select purpose, address, to_json(created_at) #>> '{}' as "sentAt", to_json(used_at) #>> '{}' as "usedAt"
    from email_links where account_id = ? order by id`,
  weeklyEmails: `select to_json(chosen_at) #>> '{}' as "chosenAt" from digest_choices
    where ?::uuid in (parent_id, child_id) order by id`,
  consents: `select version, origin as "linkedBy", to_json(given_at) #>> '{}' as "givenAt", to_json(withdrawn_at) #>> '{}' as "withdrawnAt"
    from consents where ?::uuid in (child_id, parent_id) order by id`,
  secondFactor: `select to_json(f.confirmed_at) #>> '{}' as "onSince", (select count(*)::int from recovery_codes c
    where c.account_id = f.account_id and c.used_at is null) as "recoveryCodesLeft"
    from second_factors f where f.account_id = ? and f.confirmed_at is not null`,
  sessions: `select to_json(created_at) #>> '{}' as "openedAt", to_json(last_seen_at) #>> '{}' as "lastSeenAt",
    to_json(ended_at) #>> '{}' as "endedAt" from sessions where account_id = ? order by id`,
  log: `select e.action, to_json(e.at) #>> '{}' as "at" from audit_entries e
    join audit_subjects s on s.id in (e.actor_id, e.target_id) where s.account_id = ? order by e.id`,
};
