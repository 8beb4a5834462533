import { Module } from '@nestjs/common';
import { HiddenNamesController } from './hidden-names.controller.js';
import { HiddenNamesQueries } from './hidden-names.queries.js';

@Module({
  controllers: [HiddenNamesController],
  providers: [HiddenNamesQueries],
})
export class HiddenNamesModule {}
