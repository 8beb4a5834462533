import type { MapCell } from '@sumfox/contracts/content/coverage-map.endpoints';
import type { StructureImpact, WithdrawnStructure } from '@sumfox/contracts/content/structures.endpoints';
import type { BankQuestion } from '@sumfox/contracts/content/bank.endpoints';
import type { QueueStats } from '@sumfox/contracts/content/jobs.endpoints';
import type { Batch, Coverage, PregenerationStats } from '@sumfox/contracts/content/pregeneration';

export function buildStats(changes: Partial<PregenerationStats> = {}): PregenerationStats {
  return {
    totalGenerated: 1_240,
    totalValidated: 1_200,
    totalFailed: 40,
    validationSuccessRate: 96.8,
    averageValidationTime: 0.4,
    activeBatches: 1,
    ...changes,
  };
}

export function buildBatch(changes: Partial<Batch> = {}): Batch {
  return {
    id: '0192f0c1-0000-7000-8000-0000000000b1',
    batchName: 'Ratio week',
    primaryLevel: 'Primary 5',
    subStrandFilter: [],
    heuristicFilter: [],
    proficiencyFilter: [],
    targetQuestions: 15,
    priority: 5,
    openEndedPercentage: 50,
    mcqPercentage: 40,
    fillBlankPercentage: 10,
    generatedQuestions: 12,
    validatedQuestions: 10,
    failedQuestions: 2,
    status: 'running',
    pausedBecause: null,
    startedAt: '2026-11-21T07:05:00.000Z',
    finishedAt: null,
    ...changes,
  };
}

export function buildBankQuestion(changes: Partial<BankQuestion> = {}): BankQuestion {
  return {
    id: '0192f0c1-0000-7000-8000-0000000000c1',
    primaryLevel: 'Primary 5',
    questionText: 'Ali has 3/4 kg of rice. How much is 1/3 of it?',
    heuristicId: 'h2_before_after',
    subStrandId: 'ratio',
    proficiencyLevel: 'guided',
    questionType: 'open-ended',
    mcqOptions: null,
    modelAnswer: '1/4 kg',
    visual: null,
    validationScore: 0.996,
    source: 'engine',
    template: 'h2/ratio/one-gains',
    structure: 'one-gains',
    statements: ['P6-R-4'],
    createdAt: '2026-11-21T07:05:00.000Z',
    ...changes,
  };
}

const LEVELS = { not_ready: 3, guided: 4, independent: 5, mastery: 0 };

/** 17 sub-strands, of which the last has the widest gap. */
export function buildCoverage(changes: Partial<Coverage> = {}): Coverage {
  return {
    summary: {
      totalQuestions: 204,
      coverageScore: 61.5,
      levelsWithGaps: 4,
      topGaps: [{ area: 'P6 Speed', missing: 'no question at any level' }],
    },
    byLevel: [
      { level: 'Primary 5', count: 150, percentage: 73.5 },
      { level: 'Primary 6', count: 54, percentage: 26.5 },
    ],
    bySubStrand: Array.from({ length: 17 }, (_, at) => ({
      subStrandId: `s${at}`,
      subStrandName: `Topic ${at + 1}`,
      level: 'Primary 5' as const,
      count: at === 16 ? 0 : 12 + at,
      ...(at === 16 ? { not_ready: 0, guided: 0, independent: 0, mastery: 0 } : LEVELS),
    })),
    byHeuristic: [
      { heuristicId: 'h2_before_after', heuristicName: 'Before and after', count: 12, ...LEVELS },
    ],
    byProficiency: [{ proficiencyLevel: 'mastery', count: 12, percentage: 5.9 }],
    ...changes,
  };
}

/** A queue that rests, with one worker. */
export function buildQueue(changes: Partial<QueueStats> = {}): QueueStats {
  return {
    name: 'content-pregeneration',
    kind: 'work',
    waiting: 0,
    active: 0,
    delayed: 0,
    failed: 0,
    completed: 0,
    givenUp: 0,
    averageTimeMs: null,
    successRate: null,
    workers: 1,
    isPaused: false,
    isPausable: false,
    ...changes,
  };
}

/** A cell of the map with some questions at each level. */
export function buildMapCell(changes: Partial<MapCell> = {}): MapCell {
  return {
    gradeLevel: 'Primary 5',
    subStrandId: 'ratio',
    heuristicId: 'h2_before_after',
    count: 18,
    not_ready: 8,
    guided: 7,
    independent: 3,
    mastery: 0,
    planned: 0,
    quality: 98,
    withdrawn: 1,
    ...changes,
  };
}

export function buildWithdrawn(changes: Partial<WithdrawnStructure> = {}): WithdrawnStructure {
  return {
    id: '0192f0c1-0000-7000-8000-0000000000d1',
    gradeLevel: 'Primary 5',
    structure: 'h2/ratio/one-gains',
    reason: 'too-hard',
    questions: 38,
    withdrawnAt: '2026-11-21T07:05:00.000Z',
    ...changes,
  };
}

export function buildImpact(changes: Partial<StructureImpact> = {}): StructureImpact {
  return {
    gradeLevel: 'Primary 5',
    structure: 'h2/ratio/one-gains',
    subStrandId: 'ratio',
    heuristicId: 'h2_before_after',
    questions: 38,
    example: { questionText: 'Ali has 3 boats.', modelAnswer: '12 boats' },
    levels: [{ level: 'guided', others: 4 }],
    lastAt: [],
    withdrawal: null,
    ...changes,
  };
}
