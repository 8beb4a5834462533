import { Module } from '@nestjs/common';
import { ModelConsent } from './model-consent.js';
import { WorkingDeferral } from './working-deferral.service.js';

@Module({
  providers: [ModelConsent, WorkingDeferral],
  exports: [WorkingDeferral, ModelConsent],
})
export class AiJudgeModule {}
