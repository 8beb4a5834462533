import { Module } from '@nestjs/common';
import { PupilAccessService } from './pupil-access.service.js';

@Module({
  providers: [PupilAccessService],
  exports: [PupilAccessService],
})
export class PupilAccessModule {}
