import { Module } from '@nestjs/common';
import { PupilAccessModule } from '../pupil-access/pupil-access.module.js';
import { WeekDigestController } from './week-digest.controller.js';

@Module({ imports: [PupilAccessModule], controllers: [WeekDigestController] })
export class WeekDigestModule {}
