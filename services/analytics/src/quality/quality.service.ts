import { Injectable } from '@nestjs/common';
import { Database } from '@sumfox/platform/database/database';
import {
  type VerdictCount,
  countAnswers,
  countMade,
  countQuestionsWith,
  countRaises,
  countVerdicts,
  listMeasured,
  listSpokenAgainst,
} from './quality.queries.js';
import {
  type QualityFigures,
  countByDifficulty,
  percentOf,
  qualityScore,
  validationRate,
} from './quality.rules.js';

/** What pupils' answers and doubts say of the questions. */
@Injectable()
export class QualityService {
  constructor(private readonly database: Database) {}

  async getFigures(): Promise<QualityFigures> {
    const em = this.database.fork();
    const totals = await countAnswers(em);
    const measured = await listMeasured(em);
    const verdicts = await countVerdicts(em);
    const reports = {
      valid: times(verdicts, 'flag', 'valid'),
      replaced: times(verdicts, 'flag', 'replaced'),
      faulty: times(verdicts, 'flag', 'faulty'),
      waiting: times(verdicts, 'flag', 'waiting'),
    };
    const verifications = {
      proved: times(verdicts, 'verification', 'proved'),
      corrected: times(verdicts, 'verification', 'corrected'),
      faulty: times(verdicts, 'verification', 'faulty'),
      waiting: times(verdicts, 'verification', 'waiting'),
    };
    const bySource = await countMade(em);
    const made = {
      engine: bySource['engine'] ?? 0,
      model: bySource['model'] ?? 0,
      person: bySource['person'] ?? 0,
    };
    const refused = times(verdicts, 'refusal', 'rejected') + times(verdicts, 'refusal', 'review');
    return {
      totalFlagged: await countQuestionsWith(em, 'flag'),
      ...countByDifficulty(measured),
      ...qualityScore(totals.answers, totals.questions, measured, await listSpokenAgainst(em)),
      ...validationRate(made, refused, reports, verifications),
      autoFixed: verdicts.find((v) => v.kind === 'withdrawal' && v.verdict === 'corrected')?.questions ?? 0,
      answers: totals.answers,
      questionsAnswered: totals.questions,
      questionsMeasured: measured.length,
      averageCorrect: percentOf(totals.right, totals.answers),
      reports,
      verifications,
      challenges: {
        approved: times(verdicts, 'challenge', 'approved'),
        rejected: times(verdicts, 'challenge', 'rejected'),
      },
      withdrawn: await countQuestionsWith(em, 'withdrawal'),
      inReview: await countQuestionsWith(em, 'doubt'),
      marksRaised: await countRaises(em),
      made,
    };
  }
}

function times(verdicts: readonly VerdictCount[], kind: string, verdict: string): number {
  return verdicts.find((each) => each.kind === kind && each.verdict === verdict)?.times ?? 0;
}
