import { type DynamicModule, Module } from '@nestjs/common';
import { figuresErasureDue } from '@sumfox/contracts/messages/identity.events';
import type { ServiceName } from '@sumfox/contracts/services';
import type { ErasurePlan } from '../database/erasure-plan.js';
import { ERASURE_PLAN } from '../tokens.js';
import { ErasureHandler, FiguresErasureHandler } from './erasure.handler.js';

/** Erases people by the plan of the service, which features may read. */
@Module({})
export class ErasureHandlerModule {
  static register(plan: ErasurePlan, service: ServiceName): DynamicModule {
    const isOfFigures = figuresErasureDue.subscribers.some((subscriber) => subscriber === service);
    return {
      module: ErasureHandlerModule,
      global: true,
      providers: [
        { provide: ERASURE_PLAN, useValue: plan },
        isOfFigures ? FiguresErasureHandler : ErasureHandler,
      ],
      exports: [ERASURE_PLAN],
    };
  }
}
