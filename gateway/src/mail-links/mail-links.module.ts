import { Module } from '@nestjs/common';
import { MailLinkAnswers } from './mail-links.answers.js';

@Module({ providers: [MailLinkAnswers] })
export class MailLinksModule {}
