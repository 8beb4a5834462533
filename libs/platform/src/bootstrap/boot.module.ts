import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { ServiceName } from '@sumfox/contracts/services';
import type { ProcessConfig } from '../config/process.config.js';
import { WORKED_QUEUES } from '../health/process-report.js';
import { PROCESS_CONFIG } from '../tokens.js';
import { checkCallers, checkHandlers, checkProcess, checkRecurringJobs, listOwed } from './boot-check.js';
import { HandlerRegistry } from '../handlers/handler-registry.js';

const BOOT_CHECK = Symbol('boot check');

/**
 * Holds a process to the contracts while Nest builds it: before it answers a call or takes a job. The gateway is of no
 * service.
 */
@Module({})
export class BootModule {
  static check(service: ServiceName | null, module: Type): DynamicModule {
    return {
      module: BootModule,
      imports: [module],
      providers: [
        {
          provide: BOOT_CHECK,
          inject: [PROCESS_CONFIG, WORKED_QUEUES, HandlerRegistry],
          useFactory: ({ PROCESS_NAME }: ProcessConfig, queues: string[], handlers: HandlerRegistry) => {
            checkProcess(PROCESS_NAME, service, queues);
            if (service) checkCallers(service);
            checkHandlers(listOwed(PROCESS_NAME), handlers.list());
            checkRecurringJobs(handlers.listRecurringJobs());
            return true;
          },
        },
      ],
    };
  }
}
