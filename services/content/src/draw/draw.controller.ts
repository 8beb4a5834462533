import { Controller, Inject } from '@nestjs/common';
import { drawItems, listPairings, makeExample } from '@sumfox/contracts/content/draw.calls';
import { findRightKey, recheckItem } from '@sumfox/contracts/content/recheck.calls';
import { bankQuestions } from '@sumfox/contracts/content/bank.endpoints';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import { Handles, HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { QUESTION_SOURCE, type QuestionSource } from '../question-source/index.js';
import { RecheckService } from '../recheck/index.js';
import { listBankPage, toBankQuestion } from '../bank/index.js';
import { DrawService } from './draw.service.js';
import { ExampleService } from './example.service.js';

@Controller()
export class DrawController {
  constructor(
    private readonly database: Database,
    private readonly draws: DrawService,
    private readonly examples: ExampleService,
    private readonly rechecks: RecheckService,
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
  ) {}

  @Handles(bankQuestions)
  async bankQuestions({
    query: { primaryLevel, levels, subStrandId, heuristicId, search, cursor, limit },
  }: EndpointInput<typeof bankQuestions>): Promise<EndpointResponse<typeof bankQuestions>> {
    const oneLevel = primaryLevel && primaryLevel !== 'all' ? [primaryLevel] : undefined;
    const gradeLevels = levels.length > 0 ? levels : oneLevel;
    const { rows, total, nextCursor } = await listBankPage(
      this.database.fork(),
      { gradeLevels, subStrandId, heuristicId, search },
      cursor ?? null,
      limit,
    );
    return { success: true, data: rows.map(toBankQuestion), total, nextCursor };
  }

  @HandlesCall(drawItems)
  async drawItems(input: CallInput<typeof drawItems>): Promise<CallOutput<typeof drawItems>> {
    return { items: await this.draws.draw(input) };
  }

  @HandlesCall(makeExample)
  async makeExample(input: CallInput<typeof makeExample>): Promise<CallOutput<typeof makeExample>> {
    return { item: await this.examples.make(input) };
  }

  @HandlesCall(recheckItem)
  async recheckItem(input: CallInput<typeof recheckItem>): Promise<CallOutput<typeof recheckItem>> {
    return this.rechecks.recheck(input);
  }

  @HandlesCall(findRightKey)
  async findRightKey(input: CallInput<typeof findRightKey>): Promise<CallOutput<typeof findRightKey>> {
    return this.rechecks.solveAgain(input);
  }

  @HandlesCall(listPairings)
  async listPairings({
    gradeLevel,
    isSyllabusOnly,
  }: CallInput<typeof listPairings>): Promise<CallOutput<typeof listPairings>> {
    const pairings = this.source.listPairingLevels(gradeLevel, isSyllabusOnly);
    return { pairings: pairings.map((pairing) => ({ ...pairing, levels: [...pairing.levels] })) };
  }
}
