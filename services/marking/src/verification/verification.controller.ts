import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { proveSolution } from '@sumfox/contracts/marking/verification.calls';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { VerificationService } from './verification.service.js';

@Controller()
export class VerificationController {
  constructor(private readonly verifications: VerificationService) {}

  @HandlesCall(proveSolution)
  async prove(input: CallInput<typeof proveSolution>): Promise<CallOutput<typeof proveSolution>> {
    return this.verifications.prove(input);
  }
}
