import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@product/contracts/endpoint';
import { proveSolution } from '@product/contracts/marking/verification.calls';
import { HandlesCall } from '@product/platform/rpc/handles.decorator';
import { VerificationService } from './verification.service.js';

@Controller()
export class VerificationController {
  constructor(private readonly verifications: VerificationService) {}

  @HandlesCall(proveSolution)
  async prove(input: CallInput<typeof proveSolution>): Promise<CallOutput<typeof proveSolution>> {
    return this.verifications.prove(input);
  }
}
