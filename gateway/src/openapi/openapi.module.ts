import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { DocsController } from './docs.controller.js';
import { ScalarScript } from './scalar-script.js';

@Module({ imports: [ConfigModule], controllers: [DocsController], providers: [ScalarScript] })
export class OpenApiModule {}
