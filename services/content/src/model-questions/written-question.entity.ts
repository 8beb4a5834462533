import { defineEntity, p } from '@mikro-orm/postgresql';
import type { QuestionKind } from '@sumfox/contracts/question/item';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import type { WrittenQuestion as Writing } from '@sumfox/question-engine/written/written-question';
import type { WritingOutcome } from './verdict.rules.js';

/**
 * Every question that a model wrote with its outcome. A job that runs twice finds the record and does nothing twice.
 * Reviewers read questions here that two of three solves confirmed.
 */
export const WrittenQuestion = defineEntity({
  name: 'WrittenQuestion',
  tableName: 'written_questions',
  properties: {
    /** The bank item's id where it entered. */
    id: p.uuid().primary(),
    gradeLevel: p.text().$type<GradeLevel>(),
    subStrandId: p.text(),
    heuristicId: p.text().$type<HeuristicId>(),
    level: p.text().$type<ProficiencyLevel>(),
    questionType: p.text().$type<QuestionKind>(),
    /** The how-manieth of its cell, from 0; the number of the sample that the model was asked for. */
    attempt: p.integer(),
    outcome: p.text().$type<WritingOutcome>(),
    /** Findings of the gates, kind first; empty where all passed. */
    faults: p.json<string[]>(),
    /** Blind readings that bore the key out, 0 to 3; null where none was asked for. */
    agreeing: p.smallint().nullable(),
    /** 0–1. */
    score: p.double().$type<number>(),
    model: p.text(),
    promptVersion: p.integer(),
    writing: p.json<Writing>(),
    createdAt: p.datetime(),
  },
  uniques: [
    {
      name: 'written_questions_attempt',
      properties: ['gradeLevel', 'subStrandId', 'heuristicId', 'level', 'questionType', 'attempt'],
    },
  ],
  checks: [
    { name: 'written_questions_outcome', expression: `outcome in ('entered', 'review', 'rejected')` },
    { name: 'written_questions_agreeing', expression: `agreeing in (0, 1, 2, 3)` },
  ],
  indexes: [{ name: 'written_questions_outcome_created_at', properties: ['outcome', 'createdAt'] }],
});
