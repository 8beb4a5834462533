import { Module } from '@nestjs/common';
import { PupilAccessModule } from '../pupil-access/pupil-access.module.js';
import { GoalController } from './goal.controller.js';
import { GoalService } from './goal.service.js';

@Module({ imports: [PupilAccessModule], controllers: [GoalController], providers: [GoalService] })
export class GoalModule {}
