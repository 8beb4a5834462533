import { Global, Module } from '@nestjs/common';
import { GivingWay } from './giving-way.js';
import { SlowCallFlag } from './slow-call-flag.js';

/** The signal by which background work gives way to calls of people. */
@Global()
@Module({ providers: [SlowCallFlag, GivingWay], exports: [SlowCallFlag, GivingWay] })
export class GivingWayModule {}
