import { Injectable } from '@nestjs/common';
import type { PersonalData } from '@sumfox/contracts/identity/privacy.calls';
import { Database } from '@sumfox/platform/database/database';

type Rows = PersonalData['tables'][string];

/** What is kept of a pupil, as the pupil or a parent may take it along. Dates as ISO 8601 in UTC. */
const TABLES: Readonly<Record<string, string>> = {
  assessments: `select id as "assessmentId", type, grade_level as "gradeLevel", status, question_count as "questions",
    to_json(created_at) #>> '{}' as "createdAt", to_json(completed_at) #>> '{}' as "completedAt", score as "scorePercent",
    time_spent_seconds as "timeSpentSeconds" from papers where pupil_id = ? order by id`,
  answers: `select r.paper_id as "assessmentId", r.question_index + 1 as "question", q.question ->> 'questionText' as "text",
    r.answer, r.working, r.selected_option as "option", r.blank_answers::text as "blanks", r.answer_parts::text as "parts", r.hints_used as "hints",
    exists (select 1 from response_drawings d where d.paper_id = r.paper_id and d.question_index = r.question_index) as "hasDrawing",
    to_json(r.updated_at) #>> '{}' as "savedAt"
    from paper_responses r join papers p on p.id = r.paper_id
    join paper_questions q on q.paper_id = r.paper_id and q.question_index = r.question_index
    where p.pupil_id = ? order by r.paper_id, r.question_index`,
  checks: `select c.paper_id as "assessmentId", c.question_index + 1 as "question", c.tries, c.last_answer as "lastAnswer",
    to_json(c.first_checked_at) #>> '{}' as "firstCheckedAt" from answer_checks c join papers p on p.id = c.paper_id
    where p.pupil_id = ? order by c.paper_id, c.question_index`,
  results: `select paper_id as "assessmentId", question_index + 1 as "question", sub_strand_id as "concept",
    heuristic_id as "method", is_correct as "isCorrect", marks_awarded as "marks", marks_possible as "of", feedback,
    to_json(marked_at) #>> '{}' as "markedAt" from question_results where pupil_id = ? order by paper_id, question_index`,
  corrections: `select paper_id as "assessmentId", question_index + 1 as "question", marks_gained as "marksGained",
    to_json(settled_at) #>> '{}' as "correctedAt" from mark_corrections where pupil_id = ? order by paper_id, question_index`,
  reports: `select paper_id as "assessmentId", question_index + 1 as "question", question ->> 'questionText' as "text", outcome,
    response ->> 'answer' as "answer", response ->> 'working' as "working", drawing is not null as "hasDrawing",
    to_json(created_at) #>> '{}' as "reportedAt" from question_reports where pupil_id = ? order by paper_id, question_index`,
  verdicts: `select v.paper_id as "assessmentId", v.question_index + 1 as "question", v.verdict, v.marks_before as "marks",
    v.marks_given as "marksGiven", v.note, to_json(v.decided_at) #>> '{}' as "decidedAt" from question_verdicts v
    join papers p on p.id = v.paper_id where p.pupil_id = ? order by v.paper_id, v.question_index, v.id`,
};

/** Gathers a pupil's data for the pupil. */
@Injectable()
export class PersonalDataQueries {
  constructor(private readonly database: Database) {}

  async list(userId: string): Promise<PersonalData> {
    const em = this.database.fork();
    const tables: PersonalData['tables'] = {};
    for (const [name, sql] of Object.entries(TABLES)) tables[name] = await em.execute<Rows>(sql, [userId]);
    return { tables };
  }

  async listSubmissionIds(userId: string): Promise<string[]> {
    const rows = await this.database
      .fork()
      .execute<Array<{ id: string }>>('select id from submissions where pupil_id = ? order by id', [userId]);
    return rows.map((row) => row.id);
  }
}
