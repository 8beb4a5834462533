import { type PaperOutcome, SHOWN_MARK_FIELDS } from '@sumfox/contracts/assessment/result';
import type { MarkScheme, Question } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findRows } from '@sumfox/platform/database/entity-rows';
import { listMarkSchemes, listQuestions, type Paper } from '../paper/index.js';
import { scoreOf, strengthsAndAreas } from './outcome.rules.js';
import { QuestionResult } from './question-result.entity.js';
import { listKeylessPlaces } from './mark-correction.queries.js';
import { toFeedback } from './outcome.view.js';

export interface CompletedPaper {
  questions: Question[];
  /** Without the key where none is right. */
  schemes: MarkScheme[];
  outcome: PaperOutcome;
}

/** An empty scheme: the question was faulty, and no key of it is right. */
const withoutKey = (scheme: MarkScheme): MarkScheme => ({
  ...scheme,
  modelAnswer: '',
  solutionSteps: [],
  parts: [],
});

/** Everything shown of a completed paper. */
export async function getCompletedPaper(em: EntityManager, paper: Paper): Promise<CompletedPaper> {
  const questions = await listQuestions(em, paper.id);
  const keyless = await listKeylessPlaces(em, paper.id);
  const schemes = (await listMarkSchemes(em, paper.id)).map((scheme, i) =>
    keyless.has(i) ? withoutKey(scheme) : scheme,
  );
  const results = new Map((await listResults(em, paper.id)).map((r) => [r.questionIndex, r] as const));
  const marked = questions.map((q, i) => ({
    subStrandId: q.subStrandId,
    subStrandDisplayName: q.subStrandDisplayName,
    marksAwarded: results.get(i)?.marksAwarded ?? null,
    marksPossible: q.marks,
  }));
  const feedback = schemes.map((scheme, i) => {
    const result = results.get(i);
    return result ? toFeedback(scheme, result) : null;
  });
  const decided = [...results.values()];
  return {
    questions,
    schemes,
    outcome: {
      success: true,
      status: 'completed',
      assessmentId: paper.id,
      score: scoreOf(marked) ?? 0,
      marksAwarded: decided.reduce((sum, r) => sum + r.marksAwarded, 0),
      marksPossible: decided.reduce((sum, r) => sum + r.marksPossible, 0),
      correctCount: decided.filter((r) => r.isCorrect).length,
      totalQuestions: paper.questionCount,
      feedback,
      timeSpentSeconds: paper.timeSpentSeconds ?? 0,
      ...strengthsAndAreas(marked),
    },
  };
}

/** Part of a paper's marks that is shown. */
function listResults(em: EntityManager, paperId: number) {
  return findRows(em, QuestionResult, {
    fields: ['questionIndex', ...SHOWN_MARK_FIELDS],
    where: { paperId },
  });
}
