import { Module } from '@nestjs/common';
import { PupilAccessModule } from '../pupil-access/pupil-access.module.js';
import { PaperReadingController } from './paper-reading.controller.js';
import { PaperReadingService } from './paper-reading.service.js';

@Module({
  imports: [PupilAccessModule],
  controllers: [PaperReadingController],
  providers: [PaperReadingService],
})
export class PaperReadingModule {}
