import { Module } from '@nestjs/common';
import { PasswordService } from './password.service.js';
import { SignInLineController } from './sign-in-line.controller.js';

@Module({
  controllers: [SignInLineController],
  providers: [PasswordService],
  exports: [PasswordService],
})
export class PasswordModule {}
