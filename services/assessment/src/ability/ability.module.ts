import { Module } from '@nestjs/common';
import { PupilAccessModule } from '../pupil-access/pupil-access.module.js';
import { DifficultySweeper } from './difficulty.sweeper.js';
import { MistakesController } from './mistakes.controller.js';
import { StructureFitController } from './structure-fit.controller.js';

@Module({
  imports: [PupilAccessModule],
  controllers: [MistakesController, StructureFitController],
  providers: [DifficultySweeper],
})
export class AbilityModule {}
