import { Global, Module } from '@nestjs/common';
import { DeadRowSweeper } from './dead-row.sweeper.js';
import { MessageSweeper } from './message.sweeper.js';

/** Clears what every service's database gathers. */
@Global()
@Module({ providers: [MessageSweeper, DeadRowSweeper], exports: [MessageSweeper, DeadRowSweeper] })
export class SweeperModule {}
