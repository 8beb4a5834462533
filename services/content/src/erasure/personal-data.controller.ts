import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { type PersonalData, exportFromContent } from '@sumfox/contracts/identity/privacy.calls';
import { Database } from '@sumfox/platform/database/database';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';

type Rows = PersonalData['tables'][string];

/**
 * What is kept of a person; questions of the bank belong to nobody, and what was read from a PDF is there for a day.
 * Dates as ISO 8601 in UTC.
 */
const TABLES: Readonly<Record<string, string>> = {
  topics: `select name, description, grade_level as "gradeLevel", difficulty_level as "difficultyLevel",
    is_active as "isActive", is_shared as "isShared", model_questions::text as "modelQuestions",
    model_answers::text as "modelAnswers", to_json(created_at) #>> '{}' as "createdAt",
    to_json(deleted_at) #>> '{}' as "deletedAt" from topics where owner_id = ? order by id`,
  topicsKeptSeparate: `select one.name as "firstTopic", other.name as "secondTopic",
    to_json(d.decided_at) #>> '{}' as "decidedAt" from topic_similarity_decisions d
    join topics one on one.id = d.first_topic_id join topics other on other.id = d.second_topic_id
    where d.account_id = ? order by d.decided_at`,
  pdfs: `select state as "outcome", draft ->> 'name' as "name", draft::text as "draft",
    to_json(created_at) #>> '{}' as "sentAt" from extractions where account_id = ? order by created_at`,
};

@Controller()
export class PersonalDataController {
  constructor(private readonly database: Database) {}

  @HandlesCall(exportFromContent)
  async export({
    userId,
  }: CallInput<typeof exportFromContent>): Promise<CallOutput<typeof exportFromContent>> {
    const em = this.database.fork();
    const tables: PersonalData['tables'] = {};
    for (const [name, sql] of Object.entries(TABLES)) tables[name] = await em.execute<Rows>(sql, [userId]);
    return { tables };
  }
}
