import { Module } from '@nestjs/common';
import { ASSESSMENT_CONFIG, loadAssessmentConfig } from '../config.js';
import { PupilAccessModule } from '../pupil-access/pupil-access.module.js';
import { PaperController } from './paper.controller.js';
import { PaperService } from './paper.service.js';
import { ResponseService } from './response.service.js';

@Module({
  imports: [PupilAccessModule],
  controllers: [PaperController],
  providers: [
    { provide: ASSESSMENT_CONFIG, useFactory: () => loadAssessmentConfig() },
    PaperService,
    ResponseService,
  ],
  exports: [PaperService, ResponseService],
})
export class PaperModule {}
