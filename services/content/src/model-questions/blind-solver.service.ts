import { Inject, Injectable } from '@nestjs/common';
import { MODEL, type Model, type ModelReply, type UnavailableReason } from '@sumfox/ai/model';
import { asProductText } from '@sumfox/ai/privacy/model-text';
import type { Item } from '@sumfox/contracts/question/item';
import { BLIND_SOLVES, isConfirmedBy, toBlindQuestion } from './blind-solve.rules.js';
import { type SolvedQuestion, solveQuestion } from './prompts/solve-question.v1.js';

/** How many readings bore a key out, or that they could not all be had. */
export type BlindVerdict =
  | { kind: 'solved'; agreeing: number }
  | { kind: 'unavailable'; reason: UnavailableReason };

/** First samples of the solves at creation and on a doubt; the two never overlap. */
const SAMPLES = { making: 1, doubt: 1 + BLIND_SOLVES };

/** Has a question solved by readers that see no key. */
@Injectable()
export class BlindSolver {
  constructor(@Inject(MODEL) private readonly model: Model) {}

  get isConfigured(): boolean {
    return this.model.isConfigured;
  }

  /** One reading after the other, and none more once two did not agree: the rest could not save it. */
  async solve(item: Item): Promise<BlindVerdict> {
    let agreeing = 0;
    for (let read = 0; read < BLIND_SOLVES; read += 1) {
      const reply = await this.read(item, SAMPLES.making + read);
      if (reply.kind === 'unavailable') return reply;
      if (isConfirmedBy(item, reply.output)) agreeing += 1;
      else if (read + 1 - agreeing >= 2) break;
    }
    return { kind: 'solved', agreeing };
  }

  /** Runs all solves at once with other samples than at creation, since a caller waits. */
  async solveAgain(item: Item): Promise<BlindVerdict> {
    const readings = await Promise.all(
      Array.from({ length: BLIND_SOLVES }, (_, read) => this.read(item, SAMPLES.doubt + read)),
    );
    let agreeing = 0;
    for (const reply of readings) {
      if (reply.kind === 'unavailable') return reply;
      if (isConfirmedBy(item, reply.output)) agreeing += 1;
    }
    return { kind: 'solved', agreeing };
  }

  private read(item: Item, sample: number): Promise<ModelReply<SolvedQuestion>> {
    return this.model.ask(solveQuestion, asProductText(toBlindQuestion(item)), { sample });
  }
}
