import { Module } from '@nestjs/common';
import { MarkCorrectionController } from './mark-correction.controller.js';
import { RaisedResult } from './raised-result.js';

@Module({
  controllers: [MarkCorrectionController],
  providers: [RaisedResult],
  exports: [RaisedResult],
})
export class ResultModule {}
