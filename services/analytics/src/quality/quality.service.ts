import { Injectable } from '@nestjs/common';
import { Database } from '@sumfox/platform/database/database';
import {
  type VerdictCount,
  countAnswers,
  countMade,
  countRaises,
  countVerdicts,
  listSpokenAgainst,
} from './quality.queries.js';
import {
  type QualityFigures,
  countByDifficulty,
  percentOf,
  qualityScore,
  validationRate,
} from './quality.rules.js';

/** Figures about the questions from pupils' answers and doubts. */
@Injectable()
export class QualityService {
  constructor(private readonly database: Database) {}

  async getFigures(): Promise<QualityFigures> {
    const em = this.database.fork();
    const { totals, measured } = await countAnswers(em);
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
      totalFlagged: questions(verdicts, 'flag'),
      ...countByDifficulty(measured),
      ...qualityScore(totals.answers, totals.questions, measured, await listSpokenAgainst(em)),
      ...validationRate(made, refused, reports, verifications),
      autoFixed: questions(verdicts, 'withdrawal', 'corrected'),
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
      withdrawn: questions(verdicts, 'withdrawal'),
      inReview: questions(verdicts, 'doubt'),
      marksRaised: await countRaises(em),
      made,
    };
  }
}

function find(verdicts: readonly VerdictCount[], kind: string, verdict: string | null) {
  return verdicts.find((each) => each.kind === kind && each.verdict === verdict);
}

/** How often a verdict was given. */
function times(verdicts: readonly VerdictCount[], kind: string, verdict: string): number {
  return find(verdicts, kind, verdict)?.times ?? 0;
}

/** Questions that have a verdict or event of one kind. */
function questions(verdicts: readonly VerdictCount[], kind: string, verdict: string | null = null): number {
  return find(verdicts, kind, verdict)?.questions ?? 0;
}
