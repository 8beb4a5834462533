import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { ASSESSMENT_TYPES, PAPER_DEFAULTS } from '@sumfox/contracts/assessment/paper.endpoints';
import { STORED_QUESTION, STORED_SCHEME } from '@sumfox/contracts/question/item';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { storedJson } from '@sumfox/platform/database/stored-json';

export const PAPER_STATUSES = ['in-progress', 'marking', 'completed'] as const;

/** One assessment of one pupil. */
export const Paper = defineEntity({
  name: 'Paper',
  tableName: 'papers',
  properties: {
    /** Short number shown to people (`Assessment #12`); every query is scoped to its pupil. */
    id: p.integer().primary(),
    pupilId: p.uuid(),
    type: p.enum(ASSESSMENT_TYPES),
    gradeLevel: p.enum(GRADE_LEVELS),
    status: p.enum(PAPER_STATUSES),
    questionCount: p.integer(),
    currentQuestion: p.integer(),
    /** Rises with each question that is exchanged or corrected: a save of one answer compares it, without a lock. */
    exchangeCount: p.integer().default(0),
    /** The page's id of the request for this paper; null for a request without one. */
    requestId: p.uuid().nullable(),
    /** Minutes of the soft limit (PAPER-21). */
    maxTimeMinutes: p.integer().default(PAPER_DEFAULTS.maxTimeMinutes),
    /** What a targeted paper is for, in the words of its maker; null for the others. */
    targetedGoal: p.text().nullable(),
    /** Day in Singapore, `2026-11-25`, until which a parent asks for it; null for the others. */
    dueOn: p.string().nullable(),
    createdAt: p.datetime(),
    lastSavedAt: p.datetime().nullable(),
    /** When the pupil handed it in; set once its marks are there. */
    completedAt: p.datetime().nullable(),
    /** Percent of the decided marks, 0–100. */
    score: p.integer().nullable(),
    timeSpentSeconds: p.integer().nullable(),
  },
  // A repeated request creates one paper.
  uniques: [{ name: 'papers_one_per_request', properties: ['pupilId', 'requestId'] }],
  indexes: [
    { name: 'papers_pupil', properties: ['pupilId', 'createdAt'] },
    {
      name: 'papers_completed',
      expression: 'create index "papers_completed" on "papers" ("completed_at") where status = \'completed\'',
    },
    {
      // Two taps on "Start Diagnostic" make one diagnostic.
      name: 'papers_one_open_diagnostic',
      expression:
        'create unique index "papers_one_open_diagnostic" on "papers" ("pupil_id", "grade_level") where type = \'diagnostic\' and status = \'in-progress\'',
    },
  ],
});
export type Paper = InferEntity<typeof Paper>;

/** Marks that have not come after this long must not keep a pupil from a new diagnostic. */
const MARKING_TIMEOUT_MS = 10 * 60_000;

/** A diagnostic to continue: not submitted yet, or in marking. */
export function isOpenDiagnostic(paper: Pick<Paper, 'type' | 'status' | 'lastSavedAt'>, now: Date): boolean {
  if (paper.type !== 'diagnostic' || paper.status === 'completed') return false;
  return (
    paper.status === 'in-progress' || now.getTime() - (paper.lastSavedAt?.getTime() ?? 0) < MARKING_TIMEOUT_MS
  );
}

/** A question as of the paper's creation; later changes in the bank do not reach a paper. */
export const PaperQuestion = defineEntity({
  name: 'PaperQuestion',
  tableName: 'paper_questions',
  properties: {
    paperId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    itemId: p.uuid(),
    question: storedJson(STORED_QUESTION),
    subStrandId: p.string(),
    heuristicId: p.string(),
    level: p.enum(PROFICIENCY_LEVELS),
    template: p.string(),
    /** When a page first reported that the pupil has seen it; only a diagnostic's pages do. */
    seenAt: p.datetime().nullable(),
  },
  // Finds the papers of a faulty item.
  indexes: [{ name: 'paper_questions_item', properties: ['itemId'] }],
});

export type PaperQuestion = InferEntity<typeof PaperQuestion>;

/** The key of a question in its own table, so that a query for an open paper cannot read it by accident. */
export const PaperMarkScheme = defineEntity({
  name: 'PaperMarkScheme',
  tableName: 'paper_mark_schemes',
  properties: {
    paperId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    scheme: storedJson(STORED_SCHEME),
  },
});

/**
 * A question of a diagnostic that was exchanged for another one before a page reported it as seen. It is put back when
 * the pupil has seen it after all (PAPER-26).
 */
export const ExchangedItem = defineEntity({
  name: 'ExchangedItem',
  tableName: 'exchanged_items',
  properties: {
    paperId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    itemId: p.uuid().primary(),
    question: storedJson(STORED_QUESTION),
    scheme: storedJson(STORED_SCHEME),
    template: p.string(),
    exchangedAt: p.datetime(),
  },
  indexes: [{ name: 'exchanged_items_item', properties: ['itemId'] }],
});
