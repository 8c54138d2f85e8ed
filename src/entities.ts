import { AccountLink } from './modules/accounts/account-link.entity.js';
import { Account } from './modules/accounts/account.entity.js';
import { Credential } from './modules/accounts/credential.entity.js';
import { Membership } from './modules/accounts/membership.entity.js';
import { SignInIdentity } from './modules/accounts/sign-in-identity.entity.js';
import { User } from './modules/accounts/user.entity.js';
import { AdminAlert } from './modules/admin/alerts/admin-alert.entity.js';
import { Announcement } from './modules/announcements/announcement.entity.js';
import { ApiKey } from './modules/api-keys/api-key.entity.js';
import { BackupRun } from './modules/backups/backup-run.entity.js';
import { TrialMail } from './modules/billing/trial-mail.entity.js';
import { CalendarFeed } from './modules/calendar-feeds/calendar-feed.entity.js';
import { CannedAnswer } from './modules/chat/canned-answer.entity.js';
import { ChatDesk } from './modules/chat/chat-desk.entity.js';
import { ChatDuty } from './modules/chat/chat-duty.entity.js';
import { ChatMessage } from './modules/chat/chat-message.entity.js';
import { ChatNote } from './modules/chat/chat-note.entity.js';
import { ChatSession } from './modules/chat/chat-session.entity.js';
import { ChatMailStop } from './modules/chat/mails/chat-mail-stop.entity.js';
import { ChatMail } from './modules/chat/mails/chat-mail.entity.js';
import { ChatTag } from './modules/chat/tags/chat-tag.entity.js';
import { LeadActivity } from './modules/crm/activity.entity.js';
import { Lead } from './modules/crm/lead.entity.js';
import { SalesSuppression } from './modules/crm/suppression.entity.js';
import { StoredFile } from './modules/documents/stored-file.entity.js';
import { EmailTemplateVersion } from './modules/email-templates/email-template-version.entity.js';
import { EmailTemplate } from './modules/email-templates/email-template.entity.js';
import { Expense } from './modules/expenses/expense.entity.js';
import { RecurringExpense } from './modules/expenses/recurring-expense.entity.js';
import { FormConfirmation } from './modules/forms/form-confirmation.entity.js';
import { FormSubmission } from './modules/forms/form-submission.entity.js';
import { PortfolioImport } from './modules/imports/portfolio-import.entity.js';
import { InvoiceSenderDetails } from './modules/invoices/invoice-sender.entity.js';
import { InvoiceSettings } from './modules/invoices/invoice-settings.entity.js';
import { Invoice } from './modules/invoices/invoice.entity.js';
import { InvoiceReminder } from './modules/invoices/reminders/invoice-reminder.entity.js';
import { RenewalIntent } from './modules/lease-renewals/renewal-intent.entity.js';
import { RenewalOffer } from './modules/lease-renewals/renewal-offer.entity.js';
import { Renewal } from './modules/lease-renewals/renewal.entity.js';
import { AccessCode } from './modules/leases/access-code.entity.js';
import { BulkTaskItem } from './modules/leases/bulk-task-item.entity.js';
import { BulkTask } from './modules/leases/bulk-task.entity.js';
import { LeaseChange } from './modules/leases/lease-change.entity.js';
import { LeaseTenant } from './modules/leases/lease-tenant.entity.js';
import { LeaseTerm } from './modules/leases/lease-term.entity.js';
import { Lease } from './modules/leases/lease.entity.js';
import { Allocation } from './modules/ledger/allocation.entity.js';
import { Charge } from './modules/ledger/charge.entity.js';
import { DepositReturn } from './modules/ledger/deposit-return.entity.js';
import { JournalEntry } from './modules/ledger/journal-entry.entity.js';
import { Posting } from './modules/ledger/posting.entity.js';
import { ListingFavorite } from './modules/listings/listing-favorite.entity.js';
import { ListingQuestion } from './modules/listings/listing-question.entity.js';
import { Listing } from './modules/listings/listing.entity.js';
import { MailReply } from './modules/mail-replies/mail-reply.entity.js';
import { MaintenanceOccurrence } from './modules/maintenance/maintenance-occurrence.entity.js';
import { MaintenanceSchedule } from './modules/maintenance/maintenance-schedule.entity.js';
import { Coverage } from './modules/maintenance/warranties/coverage.entity.js';
import { LeaseMessage } from './modules/messages/lease-message.entity.js';
import { MessageSeen } from './modules/messages/message-seen.entity.js';
import { MessageTemplate } from './modules/messages/templates/message-template.entity.js';
import { NewsletterIssue } from './modules/newsletter/newsletter-issue.entity.js';
import { NewsletterSubscriber } from './modules/newsletter/newsletter-subscriber.entity.js';
import { Notification } from './modules/notifications/notification.entity.js';
import { OnCallAlarm } from './modules/on-call/on-call-alarm.entity.js';
import { OnCallAsk } from './modules/on-call/on-call-ask.entity.js';
import { OnCallEntry } from './modules/on-call/on-call-entry.entity.js';
import { OnCallLink } from './modules/on-call/on-call-link.entity.js';
import { OnCallList } from './modules/on-call/on-call-list.entity.js';
import { PaymentInstruction } from './modules/payment-instructions/payment-instruction.entity.js';
import { Autopay } from './modules/payments/autopay.entity.js';
import { OwedReminder } from './modules/payments/landlord/owed-reminder.entity.js';
import { Payment } from './modules/payments/payment.entity.js';
import { ProviderEvent } from './modules/payments/providers/provider-event.entity.js';
import { SandboxPayment } from './modules/payments/providers/sandbox/sandbox-payment.entity.js';
import { SavedMethod } from './modules/payments/providers/stripe/saved-method.entity.js';
import { ReceiptCounter } from './modules/payments/receipt-counter.entity.js';
import { PaymentFinding } from './modules/payments/reconciliation/payment-finding.entity.js';
import { Refund } from './modules/payments/refund.entity.js';
import { RentReminder } from './modules/payments/rent-reminder.entity.js';
import { PaymentSetup } from './modules/payments/setup/payment-setup.entity.js';
import { Property } from './modules/portfolio/property.entity.js';
import { UnitPlan } from './modules/portfolio/unit-plan.entity.js';
import { Unit } from './modules/portfolio/unit.entity.js';
import { PushDevice } from './modules/push/push-device.entity.js';
import { PushKey } from './modules/push/push-key.entity.js';
import { RegionCountyVersion } from './modules/regions/region-county-version.entity.js';
import { RegionRuleVersion } from './modules/regions/region-rule-version.entity.js';
import { RegionRuleWarning } from './modules/regions/region-rule-warning.entity.js';
import { RecurringChargeRate } from './modules/rent/recurring/recurring-charge-rate.entity.js';
import { RecurringCharge } from './modules/rent/recurring/recurring-charge.entity.js';
import { AppointmentReminder } from './modules/service-requests/appointments/appointment-reminder.entity.js';
import { AppointmentProposal } from './modules/service-requests/appointments/proposal.entity.js';
import { BoardInterest } from './modules/service-requests/board/board-interest.entity.js';
import { BoardPost } from './modules/service-requests/board/board-post.entity.js';
import { ChecklistLine } from './modules/service-requests/checklist/checklist-line.entity.js';
import { GapOverride } from './modules/service-requests/gap-override.entity.js';
import { MaintenanceSettings } from './modules/service-requests/maintenance-settings.entity.js';
import { Offer } from './modules/service-requests/offer.entity.js';
import { PreferredSupplier } from './modules/service-requests/preferred-supplier.entity.js';
import { Quote } from './modules/service-requests/quote.entity.js';
import { RatingAnswer } from './modules/service-requests/ratings/rating-answer.entity.js';
import { RatingReport } from './modules/service-requests/ratings/rating-report.entity.js';
import { ReminderStart } from './modules/service-requests/reminders/reminder-start.entity.js';
import { RequestReminder } from './modules/service-requests/reminders/request-reminder.entity.js';
import { RequestContact } from './modules/service-requests/request-contact.entity.js';
import { RequestEvent } from './modules/service-requests/request-event.entity.js';
import { ServiceRequest } from './modules/service-requests/service-request.entity.js';
import { RequestSeen } from './modules/service-requests/talk/request-seen.entity.js';
import { SavedView } from './modules/service-requests/views/saved-view.entity.js';
import { Session } from './modules/sessions/session.entity.js';
import { InstallationSetting } from './modules/settings/installation-setting.entity.js';
import { SubscriptionCounter } from './modules/subscriptions/subscription-counter.entity.js';
import { SubscriptionInvoice } from './modules/subscriptions/subscription-invoice.entity.js';
import { SubscriptionMethod } from './modules/subscriptions/subscription-method.entity.js';
import { Subscription } from './modules/subscriptions/subscription.entity.js';
import { PaperReminder } from './modules/suppliers/paper-reminder.entity.js';
import { RemovedPaper } from './modules/suppliers/removed-paper.entity.js';
import { SupplierHours } from './modules/suppliers/supplier-hours.entity.js';
import { SupplierInvitation } from './modules/suppliers/supplier-invitation.entity.js';
import { SupplierMessageSeen } from './modules/suppliers/supplier-message-seen.entity.js';
import { SupplierMessage } from './modules/suppliers/supplier-message.entity.js';
import { SupplierPaper } from './modules/suppliers/supplier-paper.entity.js';
import { Supplier } from './modules/suppliers/supplier.entity.js';
import { TicketCare } from './modules/support/clock/ticket-care.entity.js';
import { TicketTargetSetting } from './modules/support/clock/ticket-target.entity.js';
import { TicketDesk, TicketWriter } from './modules/support/team/ticket-desk.entity.js';
import { TicketNote } from './modules/support/team/ticket-note.entity.js';
import { TicketTag } from './modules/support/team/ticket-tag.entity.js';
import { TicketMessage } from './modules/support/ticket-message.entity.js';
import { TicketRating } from './modules/support/ticket-rating.entity.js';
import { Ticket } from './modules/support/ticket.entity.js';
import { TeamView } from './modules/team-views/team-view.entity.js';
import { JobAssignment } from './modules/teams/job-assignment.entity.js';
import { JobVisit } from './modules/teams/job-visit.entity.js';
import { PriceNeed } from './modules/teams/price-need.entity.js';
import { SupplierStaff } from './modules/teams/supplier-staff.entity.js';
import { TenantNotice } from './modules/tenant-notices/tenant-notice.entity.js';
import { MessageTranslation } from './modules/translation/message-translation.entity.js';
import { RecoveryCode } from './modules/twofactor/recovery-code.entity.js';
import { TotpSecret } from './modules/twofactor/totp-secret.entity.js';
import { TwoFactorChallenge } from './modules/twofactor/two-factor-challenge.entity.js';
import { TwoFactorReset } from './modules/twofactor/two-factor-reset.entity.js';
import { WebhookDelivery } from './modules/webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from './modules/webhooks/webhook-endpoint.entity.js';
import { AuditEntry } from './platform/audit/audit-entry.entity.js';
import type { EntityList } from './platform/database/orm-options.js';
import { FileSecret } from './platform/files/file-secret.entity.js';
import { ResumableUpload } from './platform/files/resumable/resumable-upload.entity.js';
import { UploadedBytes } from './platform/files/upload.entity.js';
import { IdempotencyKey } from './platform/idempotency/idempotency-key.entity.js';
import { HandledMessage } from './platform/outbox/handled-message.entity.js';
import { MailBounce } from './platform/outbox/mail-bounce.entity.js';
import { OutboxMessage } from './platform/outbox/outbox-message.entity.js';
import { ScheduleRun } from './platform/outbox/schedule-run.entity.js';

/** Every table of the product. A new entity is one line here. */
export const ENTITIES: EntityList = [
  Account,
  AccountLink,
  Credential,
  Membership,
  Session,
  SignInIdentity,
  User,
  RecoveryCode,
  TotpSecret,
  TwoFactorChallenge,
  TwoFactorReset,
  InstallationSetting,
  PortfolioImport,
  RegionCountyVersion,
  RegionRuleVersion,
  RegionRuleWarning,
  Property,
  Unit,
  Lease,
  LeaseTenant,
  LeaseChange,
  LeaseTerm,
  RecurringCharge,
  RecurringChargeRate,
  Renewal,
  RenewalOffer,
  RenewalIntent,
  TenantNotice,
  Expense,
  RecurringExpense,
  Invoice,
  InvoiceReminder,
  InvoiceSenderDetails,
  InvoiceSettings,
  AccessCode,
  BulkTask,
  BulkTaskItem,
  UnitPlan,
  Charge,
  DepositReturn,
  JournalEntry,
  Posting,
  Allocation,
  Autopay,
  Payment,
  OwedReminder,
  ReceiptCounter,
  Refund,
  RentReminder,
  SandboxPayment,
  PaymentFinding,
  PaymentSetup,
  PaymentInstruction,
  ProviderEvent,
  SavedMethod,
  ServiceRequest,
  RatingAnswer,
  RatingReport,
  AppointmentProposal,
  AppointmentReminder,
  ReminderStart,
  RequestReminder,
  Offer,
  Quote,
  BoardPost,
  BoardInterest,
  ChecklistLine,
  MaintenanceSchedule,
  Coverage,
  MaintenanceOccurrence,
  GapOverride,
  MaintenanceSettings,
  OnCallList,
  OnCallEntry,
  OnCallAlarm,
  OnCallAsk,
  OnCallLink,
  PreferredSupplier,
  SavedView,
  RequestContact,
  RequestEvent,
  RequestSeen,
  MailReply,
  Supplier,
  PaperReminder,
  RemovedPaper,
  SupplierHours,
  SupplierPaper,
  SupplierInvitation,
  SupplierMessage,
  SupplierMessageSeen,
  SupplierStaff,
  JobAssignment,
  JobVisit,
  PriceNeed,
  TeamView,
  LeaseMessage,
  MessageSeen,
  MessageTemplate,
  MessageTranslation,
  Notification,
  StoredFile,
  FileSecret,
  UploadedBytes,
  ResumableUpload,
  Listing,
  ListingFavorite,
  ListingQuestion,
  TrialMail,
  Subscription,
  SubscriptionCounter,
  SubscriptionInvoice,
  SubscriptionMethod,
  NewsletterIssue,
  NewsletterSubscriber,
  Announcement,
  ChatSession,
  ChatMail,
  ChatMailStop,
  CannedAnswer,
  ChatDesk,
  ChatDuty,
  ChatMessage,
  ChatNote,
  ChatTag,
  FormSubmission,
  FormConfirmation,
  Lead,
  LeadActivity,
  SalesSuppression,
  Ticket,
  TicketCare,
  TicketDesk,
  TicketMessage,
  TicketNote,
  TicketRating,
  TicketTag,
  TicketTargetSetting,
  TicketWriter,
  EmailTemplate,
  EmailTemplateVersion,
  BackupRun,
  AdminAlert,
  ApiKey,
  PushKey,
  PushDevice,
  WebhookEndpoint,
  WebhookDelivery,
  CalendarFeed,
  AuditEntry,
  IdempotencyKey,
  HandledMessage,
  MailBounce,
  ScheduleRun,
  OutboxMessage,
];
