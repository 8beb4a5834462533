import { type PaperOutcome, SHOWN_MARK_FIELDS } from '@sumfox/contracts/assessment/result';
import type { MarkScheme, Question } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findTogether, reading } from '@sumfox/platform/database/entity-rows';
import { type Paper, questionsOf, schemesOf } from '../paper/index.js';
import { scoreOf, strengthsAndAreas } from './outcome.rules.js';
import { QuestionResult } from './question-result.entity.js';
import { keylessPlacesOf } from './mark-correction.queries.js';
import { type ShownMark, toFeedback } from './outcome.view.js';

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
  const { questions, schemes, results, ...keyless } = await findTogether(em, {
    questions: questionsOf(paper.id),
    schemes: schemesOf(paper.id),
    results: resultsOf(paper.id),
    ...keylessPlacesOf(paper.id),
  });
  return toCompletedPaper(paper, {
    questions: questions.map(({ question }) => question),
    schemes: schemes.map(({ scheme }) => scheme),
    results,
    ...keyless,
  });
}

/** Everything that is shown of a completed paper comes from these. */
export interface PaperParts {
  questions: Question[];
  schemes: readonly MarkScheme[];
  results: ReadonlyArray<ShownMark & { questionIndex: number }>;
  withheld: ReadonlyArray<{ questionIndex: number }>;
  faulty: ReadonlyArray<{ questionIndex: number }>;
}

/** The same of a paper that is read already. */
export function toCompletedPaper(
  paper: Pick<Paper, 'id' | 'questionCount' | 'timeSpentSeconds'>,
  { questions, schemes: stored, results: marks, withheld, faulty }: PaperParts,
): CompletedPaper {
  const keyless = new Set([...withheld, ...faulty].map(({ questionIndex }) => questionIndex));
  const schemes = stored.map((scheme, i) => (keyless.has(i) ? withoutKey(scheme) : scheme));
  const results = new Map(marks.map((r) => [r.questionIndex, r] as const));
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

/** Part of a paper's marks that is shown, for reading it together with other rows. */
export const resultsOf = (paperId: number) =>
  reading(QuestionResult, { fields: ['questionIndex', ...SHOWN_MARK_FIELDS], where: { paperId } });
