import { Module } from '@nestjs/common';
import { PupilAccessModule } from '../pupil-access/pupil-access.module.js';
import { WorksheetController } from './worksheet.controller.js';
import { WorksheetService } from './worksheet.service.js';

@Module({
  imports: [PupilAccessModule],
  controllers: [WorksheetController],
  providers: [WorksheetService],
})
export class WorksheetModule {}
