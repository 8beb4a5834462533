import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { NewDevices } from './new-devices.js';

@Module({ imports: [MailModule], providers: [NewDevices], exports: [NewDevices] })
export class NewDeviceModule {}
