import { Module } from '@nestjs/common';
import { NoticeController } from './notice.controller.js';
import { NoticeStore } from './notice.store.js';
import { NoticeService } from './notice.service.js';

@Module({
  controllers: [NoticeController],
  providers: [NoticeStore, NoticeService],
  exports: [NoticeStore],
})
export class NoticeModule {}
