import { Module } from '@nestjs/common';
import { PupilAccessModule } from '../pupil-access/pupil-access.module.js';
import { ChildFiguresController } from './child-figures.controller.js';
import { DashboardController } from './dashboard.controller.js';
import { BadgesController } from './badges.controller.js';

@Module({
  imports: [PupilAccessModule],
  controllers: [ChildFiguresController, DashboardController, BadgesController],
})
export class DashboardsModule {}
