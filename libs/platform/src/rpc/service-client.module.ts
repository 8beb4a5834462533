import { type DynamicModule, Global, Module } from '@nestjs/common';
import { loadOwnIdentity, loadServiceAddresses, type ProcessConfig } from '../config/process.config.js';
import { CALLER_TOKENS, SERVICE_ADDRESSES } from '../tokens.js';
import { CallerTokens } from './caller-token.js';
import { ServiceClient } from './service-client.js';

/** Addresses of the services, and this process' tokens for them. */
@Global()
@Module({})
export class ServiceClientModule {
  static register({ PROCESS_NAME }: ProcessConfig): DynamicModule {
    return {
      module: ServiceClientModule,
      providers: [
        { provide: SERVICE_ADDRESSES, useFactory: () => loadServiceAddresses() },
        { provide: CALLER_TOKENS, useValue: new CallerTokens(loadOwnIdentity(PROCESS_NAME)) },
        ServiceClient,
      ],
      exports: [SERVICE_ADDRESSES, CALLER_TOKENS, ServiceClient],
    };
  }
}
