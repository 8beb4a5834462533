import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { DocsController } from './docs.controller.js';

@Module({ imports: [ConfigModule], controllers: [DocsController] })
export class OpenApiModule {}
