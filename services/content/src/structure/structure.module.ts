import { Module } from '@nestjs/common';
import { QuestionSourceModule } from '../question-source/question-source.module.js';
import { StructureController } from './structure.controller.js';
import { StructureService } from './structure.service.js';

@Module({
  imports: [QuestionSourceModule],
  controllers: [StructureController],
  providers: [StructureService],
})
export class StructureModule {}
