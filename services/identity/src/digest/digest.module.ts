import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { MailModule } from '../mail/mail.module.js';
import { DigestController } from './digest.controller.js';
import { DigestService } from './digest.service.js';
import { DigestWriter } from './digest.writer.js';
import { StopTokens } from './stop-token.js';

@Module({
  imports: [ConfigModule, MailModule],
  controllers: [DigestController],
  providers: [DigestService, DigestWriter, StopTokens],
})
export class DigestModule {}
