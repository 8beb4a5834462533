import { Global, Module } from '@nestjs/common';
import { SlowStatements } from './slow-statements.js';
import { TrafficMeter } from './traffic-meter.js';

/** What this process has answered, how fast, and its slow statements. */
@Global()
@Module({ providers: [TrafficMeter, SlowStatements], exports: [TrafficMeter, SlowStatements] })
export class TrafficModule {}
