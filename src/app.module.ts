import { type DynamicModule, Module } from '@nestjs/common';
import { ENTITIES } from './entities.js';
import { AccountantModule } from './modules/accountant/accountant.module.js';
import { AccountsModule } from './modules/accounts/accounts.module.js';
import { AdminModule } from './modules/admin/admin.module.js';
import { AnnouncementsModule } from './modules/announcements/announcements.module.js';
import { ApiKeysModule } from './modules/api-keys/api-keys.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BackupsModule } from './modules/backups/backups.module.js';
import { BillingModule } from './modules/billing/billing.module.js';
import { CalendarFeedsModule } from './modules/calendar-feeds/calendar-feeds.module.js';
import { ChatModule } from './modules/chat/chat.module.js';
import { ColleaguesModule } from './modules/colleagues/colleagues.module.js';
import { CrmModule } from './modules/crm/crm.module.js';
import { DemoModule } from './modules/demo/demo.module.js';
import { DirectMessagesModule } from './modules/direct-messages/direct-messages.module.js';
import { DocumentsModule } from './modules/documents/documents.module.js';
import { EliteModule } from './modules/elite/elite.module.js';
import { EmailTemplatesModule } from './modules/email-templates/email-templates.module.js';
import { ExpensesModule } from './modules/expenses/expenses.module.js';
import { ExportsModule } from './modules/exports/exports.module.js';
import { FormsModule } from './modules/forms/forms.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { ImportsModule } from './modules/imports/imports.module.js';
import { InvitationsModule } from './modules/invitations/invitations.module.js';
import { InvoicesModule } from './modules/invoices/invoices.module.js';
import { LandlordsModule } from './modules/landlords/landlords.module.js';
import { LeaseRenewalsModule } from './modules/lease-renewals/lease-renewals.module.js';
import { LeasesModule } from './modules/leases/leases.module.js';
import { ListingsModule } from './modules/listings/listings.module.js';
import { MailRepliesModule } from './modules/mail-replies/mail-replies.module.js';
import { MaintenanceModule } from './modules/maintenance/maintenance.module.js';
import { MessagesModule } from './modules/messages/messages.module.js';
import { MetricsModule } from './modules/metrics/metrics.module.js';
import { MovingModule } from './modules/moving/moving.module.js';
import { NavigationModule } from './modules/navigation/navigation.module.js';
import { NewsletterModule } from './modules/newsletter/newsletter.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { OnCallModule } from './modules/on-call/on-call.module.js';
import { PaymentInstructionsModule } from './modules/payment-instructions/payment-instructions.module.js';
import { PaymentsModule } from './modules/payments/payments.module.js';
import { PeopleModule } from './modules/people/people.module.js';
import { PortfolioModule } from './modules/portfolio/portfolio.module.js';
import { ProfilesModule } from './modules/profiles/profiles.module.js';
import { PushModule } from './modules/push/push.module.js';
import { RegionsModule } from './modules/regions/regions.module.js';
import { RentModule } from './modules/rent/rent.module.js';
import { ReportsModule } from './modules/reports/reports.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { ServerKeysModule } from './modules/server-keys/server-keys.module.js';
import { ServiceRequestsModule } from './modules/service-requests/service-requests.module.js';
import { SessionsModule } from './modules/sessions/sessions.module.js';
import { SettingsModule } from './modules/settings/settings.module.js';
import { SubscriptionsModule } from './modules/subscriptions/subscriptions.module.js';
import { SuppliersModule } from './modules/suppliers/suppliers.module.js';
import { SupportModule } from './modules/support/support.module.js';
import { TeamViewsModule } from './modules/team-views/team-views.module.js';
import { TeamsModule } from './modules/teams/teams.module.js';
import { TenantAccessModule } from './modules/tenant-access/tenant-access.module.js';
import { TenantNoticesModule } from './modules/tenant-notices/tenant-notices.module.js';
import { TranslationModule } from './modules/translation/translation.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';
import type { Settings } from './platform/config/settings.js';
import { PlatformModule } from './platform/platform.module.js';

const MODULES = [
  AdminModule,
  SettingsModule,
  AuthModule,
  BackupsModule,
  ServerKeysModule,
  DemoModule,
  HealthModule,
  MetricsModule,
  LandlordsModule,
  LeaseRenewalsModule,
  TenantNoticesModule,
  ExpensesModule,
  InvoicesModule,
  ReportsModule,
  PaymentInstructionsModule,
  AccountantModule,
  PaymentsModule,
  ProfilesModule,
  RentModule,
  TenantAccessModule,
  DocumentsModule,
  MessagesModule,
  SuppliersModule,
  ServiceRequestsModule,
  MailRepliesModule,
  MaintenanceModule,
  OnCallModule,
  AnnouncementsModule,
  FormsModule,
  ListingsModule,
  SubscriptionsModule,
  BillingModule,
  EliteModule,
  TeamsModule,
  TeamViewsModule,
  MovingModule,
  NavigationModule,
  NewsletterModule,
  DirectMessagesModule,
  ChatModule,
  PeopleModule,
  EmailTemplatesModule,
  ColleaguesModule,
  ApiKeysModule,
  CalendarFeedsModule,
  PushModule,
  WebhooksModule,
  CrmModule,
  SupportModule,
  SearchModule,
  NotificationsModule,
  TranslationModule,
  PortfolioModule,
  RegionsModule,
  LeasesModule,
  ImportsModule,
  ExportsModule,
  AccountsModule,
  SessionsModule,
  InvitationsModule,
];

@Module({})
export class AppModule {
  static forRoot(settings: Settings): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.forRoot(settings, ENTITIES), ...MODULES] };
  }
}
