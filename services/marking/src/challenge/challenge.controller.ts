import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { getChallenge, judgeChallenge } from '@sumfox/contracts/marking/challenge.calls';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { ChallengeService } from './challenge.service.js';

@Controller()
export class ChallengeController {
  constructor(private readonly challenges: ChallengeService) {}

  @HandlesCall(judgeChallenge)
  async judge(input: CallInput<typeof judgeChallenge>): Promise<CallOutput<typeof judgeChallenge>> {
    return this.challenges.judge(input);
  }

  @HandlesCall(getChallenge)
  async find({ challengeId }: CallInput<typeof getChallenge>): Promise<CallOutput<typeof getChallenge>> {
    return { challenge: await this.challenges.find(challengeId) };
  }
}
