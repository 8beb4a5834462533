import { Controller, Inject } from '@nestjs/common';
import { drawItems, listPairings } from '@product/contracts/content/draw.calls';
import type { CallInput, CallOutput } from '@product/contracts/endpoint';
import { HandlesCall } from '@product/platform/rpc/handles.decorator';
import type { QuestionSource } from '../pregeneration/question-source.js';
import { QUESTION_SOURCE } from '../tokens.js';
import { DrawService } from './draw.service.js';

@Controller()
export class BankController {
  constructor(
    private readonly draws: DrawService,
    @Inject(QUESTION_SOURCE) private readonly source: QuestionSource,
  ) {}

  @HandlesCall(drawItems)
  async drawItems(input: CallInput<typeof drawItems>): Promise<CallOutput<typeof drawItems>> {
    return { items: await this.draws.draw(input) };
  }

  @HandlesCall(listPairings)
  async listPairings({
    gradeLevel,
  }: CallInput<typeof listPairings>): Promise<CallOutput<typeof listPairings>> {
    return { pairings: [...this.source.listSupportedPairings(gradeLevel)] };
  }
}
