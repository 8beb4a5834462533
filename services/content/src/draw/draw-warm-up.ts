import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import type { Database } from '@sumfox/platform/database/database';
import { Rehearsals } from '@sumfox/platform/database/rehearsals';
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

/** Making is the slow part, and one paper has compiled it. */
const ONCE = { rounds: 1, connections: 1 };

/**
 * Does before this process is ready what the first papers would wait for: finds the pairings of each grade, makes a
 * question, and fills a paper of each on a stage. Stores nothing.
 */
@Injectable()
export class DrawWarmUp implements OnApplicationBootstrap {
  constructor(
    private readonly rehearsals: Rehearsals,
    private readonly maker: ItemMaker,
    private readonly topUps: TopUpService,
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
  ) {}

  /** Each grade on a stage of its own: one that fails leaves the others, and its stage holds no row for long. */
  async onApplicationBootstrap(): Promise<void> {
    for (const gradeLevel of GRADE_LEVELS)
      await this.rehearsals.run((stage) => this.draw(stage, gradeLevel), ONCE);
  }

  private async draw(stage: Database, gradeLevel: GradeLevel): Promise<void> {
    const cells = this.listCells(gradeLevel);
    for (const cell of cells.slice(0, 1)) this.make(cell);
    const requests = cells.map(({ gradeLevel: _, ...request }) => request);
    const wish = { gradeLevel, requests, seenItemIds: [], recentTemplates: [], isSyllabusOnly: false };
    await new DrawService(stage, this.maker, this.topUps, NO_STOCK).draw(wish);
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
