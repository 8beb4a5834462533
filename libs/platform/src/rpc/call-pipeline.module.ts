import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import type { ServiceName } from '@sumfox/contracts/services';
import { SERVED_SERVICE } from '../tokens.js';
import { AnswerInterceptor } from './answer.interceptor.js';
import { CallInterceptor } from './call.interceptor.js';
import { CallerGuard } from './caller.guard.js';
import { ContractPipe } from './contract.pipe.js';
import { CurrentCallInterceptor } from './current-call.interceptor.js';
import { ObjectGuard } from './object.guard.js';
import { OpenCalls } from './open-calls.js';
import { RoleGuard } from './role.guard.js';
import { RpcFaultFilter } from './rpc-fault.filter.js';
import { TimeoutInterceptor } from './timeout.interceptor.js';
import { TraceInterceptor } from './trace.interceptor.js';

/**
 * Steps that every call to a service passes. Nest runs the guards in this order: the caller is verified before anything
 * of the call is read.
 */
@Global()
@Module({})
export class CallPipelineModule {
  static register(serves: ServiceName): DynamicModule {
    return {
      module: CallPipelineModule,
      providers: [
        { provide: SERVED_SERVICE, useValue: serves },
        OpenCalls,
        { provide: APP_GUARD, useClass: CallerGuard },
        { provide: APP_GUARD, useClass: RoleGuard },
        { provide: APP_GUARD, useClass: ObjectGuard },
        TraceInterceptor,
        TimeoutInterceptor,
        CurrentCallInterceptor,
        AnswerInterceptor,
        { provide: APP_INTERCEPTOR, useClass: CallInterceptor },
        { provide: APP_PIPE, useClass: ContractPipe },
        { provide: APP_FILTER, useClass: RpcFaultFilter },
      ],
      exports: [SERVED_SERVICE, OpenCalls],
    };
  }
}
