import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { RequestGate } from './request-gate.js';

@Module({ imports: [ConfigModule, LimitsModule], providers: [RequestGate] })
export class RequestGateModule {}
