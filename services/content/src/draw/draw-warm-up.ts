import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import type { ProcessConfig } from '@sumfox/platform/config/process.config';
import { Database } from '@sumfox/platform/database/database';
import { waitForDatabase } from '@sumfox/platform/database/start-work';
import { DatabaseOutage } from '@sumfox/platform/logging/database-outage';
import { PROCESS_CONFIG } from '@sumfox/platform/tokens';
import { MADE_KINDS } from '@sumfox/question-engine/made-kinds';
import { v7 as uuid } from 'uuid';
import type { ItemCell } from '../bank/index.js';
import { NoItemFound, QUESTION_SOURCE, type QuestionSource } from '../question-source/index.js';
import { ItemMaker, TopUpService } from '../top-up/index.js';
import { DrawService } from './draw.service.js';

const [questionType] = MADE_KINDS;
/** Seed of the questions that are made and thrown away. */
const SEED = 1;
/** Pairings of a grade that are asked for, half of them of the syllabus alone: a paper has about as many questions. */
const PAIRINGS = 10;
/** Whatever is in the bank is enough: no other process waits for the rows of a request that is undone. */
const NO_STOCK = 0;

/**
 * Does before this process is ready what the first papers would wait for: finds the pairings of each grade, makes a
 * question of each, and fills a paper of each on a stage. Stores nothing.
 */
@Injectable()
export class DrawWarmUp implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly maker: ItemMaker,
    private readonly topUps: TopUpService,
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
    @Inject(PROCESS_CONFIG) private readonly config: Pick<ProcessConfig, 'NODE_ENV'>,
    private readonly outage: DatabaseOutage,
  ) {}

  /** A product under test is started too often for it. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.NODE_ENV !== 'test') await waitForDatabase(() => this.warmUp(), this.outage);
  }

  async warmUp(): Promise<void> {
    for (const gradeLevel of GRADE_LEVELS) {
      const cells = this.listCells(gradeLevel);
      for (const cell of cells.slice(0, 1)) this.make(cell);
      await this.database.rehearse(async (stage) => {
        const requests = cells.map(({ gradeLevel: _, ...request }) => request);
        const wish = { gradeLevel, requests, seenItemIds: [], recentTemplates: [], isSyllabusOnly: false };
        await new DrawService(stage, this.maker, this.topUps, NO_STOCK).draw(wish);
      });
    }
  }

  /** Cells of as many pairings as a paper has questions. */
  private listCells(gradeLevel: GradeLevel): ItemCell[] {
    return [false, true].flatMap((isSyllabusOnly) =>
      this.source
        .listPairingLevels(gradeLevel, isSyllabusOnly)
        .slice(0, PAIRINGS / 2)
        .flatMap(({ subStrandId, heuristicId, levels }) =>
          levels.slice(0, 1).map((level) => ({ gradeLevel, subStrandId, heuristicId, level, questionType })),
        ),
    );
  }

  private make(cell: ItemCell): void {
    try {
      this.source.makeItem({ ...cell, seed: SEED, id: uuid() });
    } catch (error) {
      // The work was done all the same.
      if (!(error instanceof NoItemFound)) throw error;
    }
  }
}
