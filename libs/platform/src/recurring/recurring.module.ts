import { Global, Module } from '@nestjs/common';
import { RecurringJobRunner } from './recurring-job.runner.js';

/** Has the recurring jobs of the process done by the clock. */
@Global()
@Module({ providers: [RecurringJobRunner] })
export class RecurringModule {}
