import { Module } from '@nestjs/common';
import { PupilAccessModule } from '../pupil-access/pupil-access.module.js';
import { ProficiencyController } from './proficiency.controller.js';
import { ProgressController } from './progress.controller.js';

@Module({
  imports: [PupilAccessModule],
  controllers: [ProficiencyController, ProgressController],
})
export class ProficiencyModule {}
