import { Module } from '@nestjs/common';
import { PersonalDataController } from './personal-data.controller.js';

@Module({
  controllers: [PersonalDataController],
})
export class ErasureModule {}
