import { Module } from '@nestjs/common';
import { PaperModule } from '../paper/paper.module.js';
import { PupilAccessModule } from '../pupil-access/pupil-access.module.js';
import { SelectionModule } from '../selection/selection.module.js';
import { PracticeController } from './practice.controller.js';
import { PracticeService } from './practice.service.js';
import { AssessmentCreationService } from './assessment-creation.service.js';
import { WordingService } from './wording.service.js';
import { CheckService } from './check.service.js';
import { WorkedExampleService } from './worked-example.service.js';

@Module({
  imports: [PaperModule, PupilAccessModule, SelectionModule],
  controllers: [PracticeController],
  providers: [PracticeService, AssessmentCreationService, WordingService, CheckService, WorkedExampleService],
})
export class PracticeModule {}
