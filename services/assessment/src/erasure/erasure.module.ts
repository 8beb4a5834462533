import { Module } from '@nestjs/common';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataQueries } from './personal-data.queries.js';

@Module({
  controllers: [PersonalDataController],
  providers: [PersonalDataQueries],
})
export class ErasureModule {}
