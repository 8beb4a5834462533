import type { Database } from '@sumfox/platform/database/database';
import { insertRows } from '@sumfox/platform/database/entity-rows';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { v7 as uuid } from 'uuid';
import { PaperQuestion } from '../paper/index.js';
import { QuestionResult } from '../result/index.js';
import { plainQuestion } from './plain-question.js';

/** A marked paper of a test. */
export interface MarkedPaper {
  pupilId: string;
  /** One digit for each question, 1 for a right answer. */
  rights: string;
  gradeLevel: GradeLevel;
  /** One question of the bank for all; another one each without it. */
  itemId?: string;
  /** Structure and form of all; three structures in turn without it. */
  template?: string;
  hintsUsed: number;
  /** Why the marks were given; for their value without it. */
  reasonCode: string;
  markedAt: Date;
  /** Stored forecast of each answer. */
  forecast: number | null;
}

const question = plainQuestion(uuid());

/** Stores a marked paper of the Nth of March 2026. Returns its id. */
export async function addMarkedPaper(
  database: Database,
  paperId: number,
  paper: Partial<MarkedPaper> & Pick<MarkedPaper, 'pupilId' | 'rights'>,
): Promise<number> {
  const { pupilId, rights, gradeLevel = 'Primary 5', hintsUsed = 0, forecast = null } = paper;
  await database.transaction(async (em) => {
    for (const [questionIndex, right] of [...rights].entries()) {
      const isCorrect = right === '1';
      const place = { paperId, questionIndex, subStrandId: 'ratio', heuristicId: 'h1_make_whole_model' };
      const template = paper.template ?? `structure${questionIndex % 3}`;
      await insertRows(em, PaperQuestion, [
        { ...place, itemId: paper.itemId ?? uuid(), question, level: 'independent', template },
      ]);
      await insertRows(em, QuestionResult, [
        {
          ...place,
          pupilId,
          gradeLevel,
          level: 'independent',
          outcome: isCorrect ? 'correct' : 'incorrect',
          isCorrect,
          marksAwarded: isCorrect ? 2 : 0,
          marksPossible: 2,
          reasonCode: paper.reasonCode ?? 'value',
          feedback: '',
          suggestions: [],
          readAs: null,
          workingMarks: [],
          misconceptionCode: null,
          hintsUsed,
          isModelRead: false,
          markedAt: paper.markedAt ?? new Date(Date.UTC(2026, 2, paperId)),
          forecast,
          skillForecast: null,
          difficultyVersion: null,
          learnedVersion: null,
        },
      ]);
    }
  });
  return paperId;
}
