import { Module } from '@nestjs/common';
import { ExpiredRowsSweeper } from './expired-rows.sweeper.js';

@Module({
  providers: [ExpiredRowsSweeper],
})
export class ExpiryModule {}
