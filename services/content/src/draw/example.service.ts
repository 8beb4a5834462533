import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { makeExample } from '@sumfox/contracts/content/draw.calls';
import type { CallInput } from '@sumfox/contracts/endpoint';
import type { Item } from '@sumfox/contracts/question/item';
import { isYoungGrade } from '@sumfox/curriculum/grades';
import { Database } from '@sumfox/platform/database/database';
import { currentCall } from '@sumfox/platform/rpc/current-call';
import { findOpenStep } from '@sumfox/question-kinds/open-step';
import { hasOwnNumbers, wordsOf } from '@sumfox/question-kinds/told-numbers';
import { type ItemCell, RANDOM_LIMIT, readWithdrawn } from '../bank/index.js';
import { ItemMaker } from '../top-up/index.js';
import { showsMistake } from './example.rules.js';

/** Seeds tried. Ten cells of eleven have an example within them; the others hardly ever have one. */
const MAX_SEEDS = 8;
/** A prime, so that the seeds of neighbouring papers do not meet. */
const BETWEEN_SEEDS = 104_729;

/** So many of the seeds ask for the plain form, which not every level of a cell has. */
const PLAIN_SEEDS = 3;
/** Makes questions to be shown with their solution. The bank never has them, so no paper asks them. */
@Injectable()
export class ExampleService {
  constructor(
    private readonly database: Database,
    private readonly maker: ItemMaker,
  ) {}

  /** The first of a few seeds that gives a question with a step to leave open; null where none does. */
  async make({ gradeLevel, request, seed, unlike }: CallInput<typeof makeExample>): Promise<Item | null> {
    const cell: ItemCell = { gradeLevel, ...request };
    if (!this.maker.canMake(cell)) return null;
    const withdrawn = await readWithdrawn(this.database.fork());
    for (let attempt = 0; attempt < MAX_SEEDS; attempt += 1) {
      // Making is pure computing: other calls are answered in between.
      await nextTurn();
      if (currentCall()?.signal.aborted) return null;
      const own = ((seed * MAX_SEEDS + attempt) * BETWEEN_SEEDS) % RANDOM_LIMIT;
      const wishes = attempt < PLAIN_SEEDS ? { form: 'plain' } : {};
      const item = this.maker.makeFromSeed(cell, own, wishes, { withdrawn });
      if (!item || showsMistake(item) || findOpenStep(item.scheme, isYoungGrade(gradeLevel)) === null)
        continue;
      if (hasOwnNumbers(wordsOf(item.question), unlike)) return item;
    }
    return null;
  }
}
