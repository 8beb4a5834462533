import { Module } from '@nestjs/common';
import { StoredEventHandler } from './event-intake.handler.js';
import { CountedEventHandler } from './event-intake.handler.js';

@Module({
  providers: [StoredEventHandler, CountedEventHandler],
})
export class IntakeModule {}
