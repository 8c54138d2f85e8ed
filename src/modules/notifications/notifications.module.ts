import { Module } from '@nestjs/common';
import { PushModule } from '../push/push.module.js';
import { CoverageNotifications } from './coverage-notifications.js';
import { InvoiceNotifications } from './invoice-notifications.js';
import { LeadNotifications } from './lead-notifications.js';
import { LeaseNotifications } from './lease-notifications.js';
import { MaintenanceNotifications } from './maintenance-notifications.js';
import { MessageNotifications } from './message-notifications.js';
import { NoteNotifications } from './note-notifications.js';
import { NoticeNotifications } from './notice-notifications.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsPersonalData } from './notifications.personal-data.js';
import { Notifications } from './notifications.service.js';
import { OnCallNotifications } from './on-call-notifications.js';
import { OwedNotifications } from './owed-notifications.js';
import { PaperNotifications } from './paper-notifications.js';
import { PaymentNotifications } from './payment-notifications.js';
import { PushNotifications } from './push-notifications.js';
import { RequestNotifications } from './request-notifications.js';
import { SupplierMessageNotifications } from './supplier-message-notifications.js';
import { TalkNotifications } from './talk-notifications.js';
import { TeamNotifications } from './team-notifications.js';
import { TidyNotifications } from './tidy-notifications.js';

/** Notifications within the product. This code depends on the modules whose events it handles; none of them depends on it. */
@Module({
  imports: [PushModule],
  controllers: [NotificationsController],
  providers: [
    NotificationsPersonalData,
    Notifications,
    PaymentNotifications,
    LeaseNotifications,
    LeadNotifications,
    NoteNotifications,
    NoticeNotifications,
    PushNotifications,
    RequestNotifications,
    MessageNotifications,
    SupplierMessageNotifications,
    PaperNotifications,
    CoverageNotifications,
    MaintenanceNotifications,
    InvoiceNotifications,
    OnCallNotifications,
    OwedNotifications,
    TalkNotifications,
    TeamNotifications,
    TidyNotifications,
  ],
})
export class NotificationsModule {}
