import { Global, Module } from '@nestjs/common';
import { Rehearsals } from './rehearsals.js';

/** What a process with a database does before it is ready. */
@Global()
@Module({ providers: [Rehearsals], exports: [Rehearsals] })
export class RehearsalModule {}
