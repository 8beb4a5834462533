import type { ExportedTables } from '@sumfox/platform/erasure/export-person.queries';

/**
 * Rows about a person. Bank questions belong to no person, and PDF text is kept for a day. Dates as ISO 8601 in UTC.
 */
export const PERSONAL_TABLES: ExportedTables = {
  topics: `select name, description, grade_level as "gradeLevel", difficulty_level as "difficultyLevel",
    is_active as "isActive", is_shared as "isShared", model_questions::text as "modelQuestions",
    model_answers::text as "modelAnswers", to_json(created_at) #>> '{}' as "createdAt",
    to_json(deleted_at) #>> '{}' as "deletedAt" from topics where owner_id = ? order by id`,
  topicPictures: `select t.name as "topic", p.id::text as "picture",
    'data:image/png;base64,' || replace(encode(p.png, 'base64'), e'\\n', '') as "image" from topic_pictures p
    join topics t on t.id = p.topic_id where t.owner_id = ? order by t.id, p.id`,
  topicsKeptSeparate: `select one.name as "firstTopic", other.name as "secondTopic",
    to_json(d.decided_at) #>> '{}' as "decidedAt" from topic_similarity_decisions d
    join topics one on one.id = d.first_topic_id join topics other on other.id = d.second_topic_id
    where d.account_id = ? order by d.decided_at`,
  pdfs: `select state as "outcome", draft ->> 'name' as "name", draft::text as "draft",
    to_json(created_at) #>> '{}' as "sentAt" from extractions where account_id = ? order by created_at`,
};
