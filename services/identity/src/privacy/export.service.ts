import { Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import {
  type PersonalData,
  exportFromAnalytics,
  exportFromAssessment,
  exportFromContent,
  exportFromMarking,
  listSubmissionIds,
} from '@sumfox/contracts/identity/privacy.calls';
import type { exportData } from '@sumfox/contracts/identity/privacy.endpoints';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { validate as isUuid } from 'uuid';
import { AuditLog } from '../audit/audit-log.js';
import { isLinked } from '../family/family.queries.js';
import { toCsvFile, toJsonFile } from './personal-file.rules.js';
import { IDENTITY } from './privacy.rules.js';

type Rows = PersonalData['tables'][string];

/** What identity itself keeps of a person: no hash and no secret. Dates as ISO 8601 in UTC. */
const TABLES: Readonly<Record<string, string>> = {
  account: `select username, first_name as "firstName", last_name as "lastName", email, role, grade_level as "gradeLevel",
    is_active as "isActive", questions_per_assessment as "questionsPerAssessment", to_json(created_at) #>> '{}' as "createdAt",
    to_json(last_active_at) #>> '{}' as "lastActiveAt" from accounts where id = ?`,
  family: `select other.first_name as "firstName", other.last_name as "lastName", other.role,
    to_json(l.created_at) #>> '{}' as "linkedSince"
    from accounts me join parent_children l on me.id in (l.parent_id, l.child_id)
    join accounts other on other.id in (l.parent_id, l.child_id) and other.id <> me.id where me.id = ? order by l.id`,
  linkRequests: `select decider, to_json(created_at) #>> '{}' as "askedAt", to_json(decided_at) #>> '{}' as "decidedAt",
    is_approved as "isApproved" from link_requests where ?::uuid in (child_id, parent_id) order by id`,
  tablets: `select to_json(d.created_at) #>> '{}' as "allowedAt", to_json(d.last_used_at) #>> '{}' as "lastUsedAt"
    from family_devices d where d.parent_id = ?::uuid order by d.id`,
  consents: `select version, to_json(given_at) #>> '{}' as "givenAt", to_json(withdrawn_at) #>> '{}' as "withdrawnAt"
    from consents where ?::uuid in (child_id, parent_id) order by id`,
  sessions: `select to_json(created_at) #>> '{}' as "openedAt", to_json(last_seen_at) #>> '{}' as "lastSeenAt",
    to_json(ended_at) #>> '{}' as "endedAt" from sessions where account_id = ? order by id`,
  log: `select e.action, to_json(e.at) #>> '{}' as "at" from audit_entries e
    join audit_subjects s on s.id in (e.actor_id, e.target_id) where s.account_id = ? order by e.id`,
};

/** Gathers everything kept about a person from all services. */
@Injectable()
export class ExportService {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly audit: AuditLog,
  ) {}

  /** Of oneself or a linked child; throws the same 404 for anybody else. */
  async export(
    caller: PersonCaller,
    { userId = caller.userId, format }: EndpointInput<typeof exportData>['query'],
  ): Promise<EndpointResponse<typeof exportData>> {
    const em = this.database.fork();
    const isOwn = userId === caller.userId;
    if (
      !isOwn &&
      !(caller.role === 'parent' && isUuid(userId) && (await isLinked(em, caller.userId, userId)))
    )
      throw new ProductError('not-found', 'not-found', 'Not found');
    const tables = await this.gather(userId);
    await this.database.transaction((tx) =>
      this.audit.write(tx, { action: 'data.exported', actor: caller, target: userId, details: { format } }),
    );
    const username = String(tables.account?.[0]?.username ?? 'data').replace(/[^\w.-]/g, '_');
    const filename = `${username}-${new Date().toISOString().slice(0, 10)}.${format}`;
    return format === 'csv'
      ? { filename, mediaType: 'text/csv', content: toCsvFile(tables) }
      : { filename, mediaType: 'application/json', content: toJsonFile(tables) };
  }

  private async gather(userId: string): Promise<PersonalData['tables']> {
    const em = this.database.fork();
    const tables: PersonalData['tables'] = {};
    for (const [name, sql] of Object.entries(TABLES)) tables[name] = await em.execute<Rows>(sql, [userId]);
    const { submissionIds } = await this.services.call(listSubmissionIds, { userId }, IDENTITY);
    for (const call of [exportFromAssessment, exportFromMarking, exportFromContent, exportFromAnalytics])
      Object.assign(tables, (await this.services.call(call, { userId, submissionIds }, IDENTITY)).tables);
    return tables;
  }
}
