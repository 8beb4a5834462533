import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.js';
import { AuditQueries } from './audit.queries.js';
import { ReadingLog } from './reading-log.js';
import { MarkRaisedHandler } from './mark-raised.handler.js';
import { ReviewDecidedHandler } from './review-decided.handler.js';
import { PaperVerifiedHandler } from './paper-verified.handler.js';
import { BatchManagedHandler } from './batch-managed.handler.js';
import { StructureManagedHandler } from './structure-managed.handler.js';
import { QueueManagedHandler } from './queue-managed.handler.js';
import { TopicDeletedHandler } from './topic-deleted.handler.js';
import { TopicManagedHandler } from './topic-managed.handler.js';

@Module({
  controllers: [AuditController],
  providers: [
    AuditLog,
    AuditQueries,
    ReadingLog,
    MarkRaisedHandler,
    ReviewDecidedHandler,
    PaperVerifiedHandler,
    BatchManagedHandler,
    StructureManagedHandler,
    QueueManagedHandler,
    TopicDeletedHandler,
    TopicManagedHandler,
  ],
  exports: [ReadingLog, AuditLog],
})
export class AuditModule {}
