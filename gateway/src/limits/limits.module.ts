import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { LimitStore } from './limit-store.js';

@Module({ imports: [ConfigModule], providers: [LimitStore], exports: [LimitStore] })
export class LimitsModule {}
