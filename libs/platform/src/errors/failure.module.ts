import { Global, Module } from '@nestjs/common';
import { FailureReporter } from './failure-reporter.js';
import { FailureTally } from './failure-tally.js';

/** Reports of failures to operators. */
@Global()
@Module({ providers: [FailureReporter, FailureTally], exports: [FailureReporter, FailureTally] })
export class FailureModule {}
