import { Module } from '@nestjs/common';
import { ASSESSMENT_CONFIG, loadAssessmentConfig } from '../config.js';
import { PaperController } from './paper.controller.js';
import { PaperService } from './paper.service.js';
import { ResponseService } from './response.service.js';

@Module({
  controllers: [PaperController],
  providers: [
    { provide: ASSESSMENT_CONFIG, useFactory: () => loadAssessmentConfig() },
    PaperService,
    ResponseService,
  ],
  exports: [PaperService, ResponseService],
})
export class PaperModule {}
