import type { QuestionQuality } from '../entities/system/index.js';

/** The figures of the question bank; without changes nothing has happened yet. */
export function buildQuality(changes: Partial<QuestionQuality> = {}): QuestionQuality {
  return {
    totalFlagged: 0,
    tooEasy: 0,
    tooHard: 0,
    qualityScore: 95,
    qualityScoreIsDefault: true,
    validationRate: 97,
    validationRateIsDefault: true,
    autoFixed: 0,
    answers: 0,
    questionsAnswered: 0,
    questionsMeasured: 0,
    averageCorrect: null,
    reports: { valid: 0, replaced: 0, faulty: 0, waiting: 0 },
    verifications: { proved: 0, corrected: 0, faulty: 0, waiting: 0 },
    challenges: { approved: 0, rejected: 0 },
    withdrawn: 0,
    inReview: 0,
    marksRaised: 0,
    made: { engine: 0, model: 0, person: 0 },
    ...changes,
  };
}
