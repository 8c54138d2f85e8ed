import { Module } from '@nestjs/common';
import { LeasesModule } from '../leases/leases.module.js';
import { AnswerNotice } from './answer-notice.service.js';
import { GiveNotice } from './give-notice.service.js';
import { NoticeLetter } from './notice-letter.service.js';
import { NoticeMails } from './notice-mails.service.js';
import { OwnNoticesController } from './own-notices.controller.js';
import { TenantNoticeController } from './tenant-notice.controller.js';
import { TenantNoticesPersonalData } from './tenant-notices.personal-data.js';
import { UnansweredNotices } from './unanswered-notices.js';

/** Tenants give notice to move out, landlords answer it. */
@Module({
  imports: [LeasesModule],
  controllers: [OwnNoticesController, TenantNoticeController],
  providers: [TenantNoticesPersonalData, GiveNotice, AnswerNotice, NoticeLetter, NoticeMails, UnansweredNotices],
})
export class TenantNoticesModule {}
