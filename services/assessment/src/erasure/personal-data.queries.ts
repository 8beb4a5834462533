import { Injectable } from '@nestjs/common';
import type { CallOutput } from '@sumfox/contracts/endpoint';
import type { PersonalData, exportDrawings } from '@sumfox/contracts/identity/privacy.calls';
import { Database } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import { type ExportedTables, exportPerson } from '@sumfox/platform/erasure/export-person.queries';
import * as z from 'zod/mini';
import { EXPORTED_FIELDS } from '@sumfox/question-kinds/given-answer';
import { Submission } from '../submission/index.js';

const DrawingSchema = z.object({ name: z.string(), png: z.instanceof(Uint8Array) });

/** Drawings in one response: 4 MB at most. */
const DRAWINGS_AT_ONCE = 20;

/** The drawing of a response is number 1 of its place; the copy in a report is number 2. */
const DRAWN = `(select paper_id, question_index, 1 as number, png, updated_at as saved_at from response_drawings
  union all select paper_id, question_index, 2, drawing, created_at from question_reports where drawing is not null)`;
const DRAWING_NAME = `d.paper_id || '-' || d.question_index + 1 || '-' || d.number`;

/** The fields of an answer that kinds of questions have for themselves, of a column that holds one. */
const ownFieldsOf = (column: string): string =>
  Object.entries(EXPORTED_FIELDS)
    .map(([name, field]) => `${column} ->> '${field}' as "${name}"`)
    .join(', ');

/** Stored data of a pupil, as the pupil or a parent may export it. Dates as ISO 8601 in UTC. */
const TABLES: ExportedTables = {
  assessments: `select id as "assessmentId", type, grade_level as "gradeLevel", status, question_count as "questions",
    to_json(created_at) #>> '{}' as "createdAt", to_json(completed_at) #>> '{}' as "completedAt", score as "scorePercent",
    time_spent_seconds as "timeSpentSeconds", targeted_goal as "goal" from papers where pupil_id = ? order by id`,
  answers: `select r.paper_id as "assessmentId", r.question_index + 1 as "question", q.question ->> 'questionText' as "text",
    r.given_answer ->> 'answer' as "answer", r.working, ${ownFieldsOf('r.given_answer')}, r.hints_used as "hints",
    exists (select 1 from response_drawings d where d.paper_id = r.paper_id and d.question_index = r.question_index) as "hasDrawing",
    to_json(r.updated_at) #>> '{}' as "savedAt"
    from paper_responses r join papers p on p.id = r.paper_id
    join paper_questions q on q.paper_id = r.paper_id and q.question_index = r.question_index
    where p.pupil_id = ? order by r.paper_id, r.question_index`,
  history: `select h.paper_id as "assessmentId", h.question_index + 1 as "question", h.revision,
    h.snapshot ->> 'answer' as "answer", h.snapshot ->> 'working' as "working", ${ownFieldsOf('h.snapshot')},
    to_json(h.saved_at) #>> '{}' as "savedAt" from response_revisions h join papers p on p.id = h.paper_id
    where p.pupil_id = ? order by h.paper_id, h.question_index, h.revision`,
  drawings: `select 'drawings/' || ${DRAWING_NAME} || '.png' as "file", d.paper_id as "assessmentId",
    d.question_index + 1 as "question", case d.number when 1 then 'answer' else 'report' end as "of",
    octet_length(d.png) as "bytes", to_json(d.saved_at) #>> '{}' as "savedAt" from papers p join ${DRAWN} d on d.paper_id = p.id
    where p.pupil_id = ? order by d.paper_id, d.question_index, d.number`,
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
    return { tables: await exportPerson(this.database.fork(), TABLES, [userId]) };
  }

  /** The next drawings of a pupil behind the one named, or the first. */
  async listDrawings(
    userId: string,
    after: string | null,
  ): Promise<CallOutput<typeof exportDrawings>['drawings']> {
    const [paperId = 0, question = 1, number = 0] = after?.split('-').map(Number) ?? [];
    // SQL: drawings of two tables are one list, in an order over both.
    const rows = await readRows(
      this.database.fork(),
      DrawingSchema,
      `select ${DRAWING_NAME} as name, d.png from papers p join ${DRAWN} d on d.paper_id = p.id
       where p.pupil_id = ? and (d.paper_id, d.question_index + 1, d.number) > (?::int, ?::int, ?::int)
       order by d.paper_id, d.question_index, d.number limit ?`,
      [userId, paperId, question, number, DRAWINGS_AT_ONCE],
    );
    return rows.map(({ name, png }) => ({ name, png: Buffer.from(png).toString('base64') }));
  }

  async listSubmissionIds(userId: string): Promise<string[]> {
    const rows = await this.database
      .fork()
      .find(Submission, { pupilId: userId }, { fields: ['id'], orderBy: { id: 'asc' } });
    return rows.map((row) => row.id);
  }
}
