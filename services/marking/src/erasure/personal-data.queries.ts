import type { ExportedTables } from '@sumfox/platform/erasure/export-person.queries';

/** How each answer was read and marked, by the ids of submissions. Dates as ISO 8601 in UTC. */
export const SUBMISSION_TABLES: ExportedTables = {
  marks: `select submission_id as "submissionId", question_index + 1 as "question", outcome, marks_awarded as "marks",
    marks_possible as "of", read_as as "readAs", to_json(created_at) #>> '{}' as "markedAt"
    from marks where submission_id = any (?::uuid[]) order by submission_id, question_index`,
};

/** Questions to the pupil, the model and reviewers about the answers, by the pupil's id. Dates as ISO 8601 in UTC. */
export const PUPIL_TABLES: ExportedTables = {
  challenges: `select paper_id as "assessmentId", question_index + 1 as "question", reason, decision,
    reply ->> 'message' as "answer", to_json(created_at) #>> '{}' as "askedAt"
    from challenges where pupil_id = ? order by created_at`,
  verifications: `select paper_id as "assessmentId", question_index + 1 as "question", outcome,
    to_json(created_at) #>> '{}' as "askedAt" from verifications where pupil_id = ? order by created_at`,
  judgings: `select paper_id as "assessmentId", question_index + 1 as "question", kind, status, settled_by as "settledBy",
    said -> 0 ->> 'model' as "model", to_json(created_at) #>> '{}' as "askedAt"
    from judgings where pupil_id = ? order by created_at`,
  reviews: `select paper_id as "assessmentId", question_index + 1 as "question", kind, why,
    case status when 'decided' then 'decided' else 'open' end as "status",
    to_json(created_at) #>> '{}' as "askedAt" from reviews where pupil_id = ? order by created_at`,
};
