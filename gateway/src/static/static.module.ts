import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { PagesController } from './pages.controller.js';

@Module({ imports: [ConfigModule], controllers: [PagesController] })
export class StaticModule {}
