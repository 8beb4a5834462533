import { Global, Module } from '@nestjs/common';
import { DatabaseOutage } from '../logging/database-outage.js';
import { FailureReporter } from './failure-reporter.js';
import { FailureTally } from './failure-tally.js';

/** Reports of failures to operators. */
@Global()
@Module({
  providers: [DatabaseOutage, FailureReporter, FailureTally],
  exports: [DatabaseOutage, FailureReporter, FailureTally],
})
export class FailureModule {}
