import { type DynamicModule, Module } from '@nestjs/common';
import type { ErasurePlan } from '../database/erasure-plan.js';
import { ERASURE_PLAN } from '../tokens.js';
import { ErasureHandler } from './erasure.handler.js';

/** Erases people by the plan of the service, which features may read. */
@Module({})
export class ErasureHandlerModule {
  static register(plan: ErasurePlan): DynamicModule {
    return {
      module: ErasureHandlerModule,
      global: true,
      providers: [{ provide: ERASURE_PLAN, useValue: plan }, ErasureHandler],
      exports: [ERASURE_PLAN],
    };
  }
}
