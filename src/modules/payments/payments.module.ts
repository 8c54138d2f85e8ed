import { Module } from '@nestjs/common';
import { LeasesModule } from '../leases/leases.module.js';
import { PaymentInstructionsModule } from '../payment-instructions/payment-instructions.module.js';
import { RentModule } from '../rent/rent.module.js';
import { AutopayOutlook } from './autopay-outlook.service.js';
import { AutopayRun } from './autopay-run.service.js';
import { AutopayController } from './autopay.controller.js';
import { AutopayService } from './autopay.service.js';
import { GivenBack } from './given-back.service.js';
import { LandlordPaymentsController } from './landlord/landlord-payments.controller.js';
import { LandlordPayments } from './landlord/landlord-payments.service.js';
import { OwedReminders } from './landlord/owed-reminders.service.js';
import { OwedController } from './landlord/owed.controller.js';
import { OwedLeases } from './landlord/owed.service.js';
import { PaymentReversals } from './landlord/payment-reversals.service.js';
import { PaymentRows } from './landlord/payment-rows.service.js';
import { ReceivedMails } from './landlord/received-mails.service.js';
import { ReminderLetter } from './landlord/reminder-letter.service.js';
import { LostDisputes } from './lost-disputes.service.js';
import { OfflinePaymentController } from './offline-payment.controller.js';
import { OfflinePayments } from './offline-payments.service.js';
import { OpenPaymentController } from './open-payment.controller.js';
import { OpenPayments } from './open-payments.service.js';
import { PaymentMails } from './payment-mails.service.js';
import { PaymentQuotes } from './payment-quotes.service.js';
import { PaymentReader } from './payment-reader.service.js';
import { PaymentReports } from './payment-reports.service.js';
import { PaymentController } from './payment.controller.js';
import { PaymentsPersonalData } from './payments.personal-data.js';
import { LatePayouts, MethodSaving, ProviderOnboarding, REAL_PROVIDER } from './providers/ports.js';
import { PaymentProviders } from './providers/providers.service.js';
import { SandboxClock } from './providers/sandbox/sandbox-clock.service.js';
import { SandboxProvider } from './providers/sandbox/sandbox-provider.js';
import { AccountStates } from './providers/stripe/account-states.service.js';
import { CheckoutPages } from './providers/stripe/checkout-pages.js';
import { ConnectedAccounts } from './providers/stripe/connected-accounts.js';
import { EventMeaning } from './providers/stripe/event-meaning.js';
import { Onboarding } from './providers/stripe/onboarding.service.js';
import { PayoutComparison } from './providers/stripe/payout-comparison.service.js';
import { PayoutReports } from './providers/stripe/payout-reports.service.js';
import { PlatformEvents } from './providers/stripe/platform-events.service.js';
import { SavedMethods } from './providers/stripe/saved-methods.service.js';
import { SetupEvents } from './providers/stripe/setup-events.service.js';
import { StripeClient } from './providers/stripe/stripe-client.js';
import { StripeEvents } from './providers/stripe/stripe-events.service.js';
import { StripePlatformPayments } from './providers/stripe/stripe-platform-payments.js';
import { StripeProvider } from './providers/stripe/stripe-provider.js';
import { StripeRefunds } from './providers/stripe/stripe-refunds.js';
import { StripeWebhookController } from './providers/stripe/stripe-webhook.controller.js';
import { Receipts } from './receipts.service.js';
import { DisconnectedAccounts } from './reconciliation/disconnected-accounts.service.js';
import { Discrepancies } from './reconciliation/discrepancies.service.js';
import { DiscrepancyResolver } from './reconciliation/discrepancy-resolver.service.js';
import { ReconciliationController } from './reconciliation/reconciliation.controller.js';
import { Reconciliation } from './reconciliation/reconciliation.service.js';
import { RefundComparison } from './reconciliation/refund-comparison.service.js';
import { RecordedMails } from './recorded-mails.service.js';
import { RefundOutlook } from './refund-outlook.service.js';
import { RefundReports } from './refund-reports.service.js';
import { Refunds } from './refunds.service.js';
import { RentReminders } from './rent-reminders.service.js';
import { ReturnedPaymentController } from './returned-payment.controller.js';
import { ReturnedPayments } from './returned-payments.service.js';
import { PaymentSetupController } from './setup/payment-setup.controller.js';
import { PaymentSetups } from './setup/payment-setup.service.js';
import { Setups } from './setup/setups.service.js';
import { StatementController } from './statement.controller.js';
import { Statements } from './statements.service.js';
import { TenantPayments } from './tenant-payments.service.js';

/** Payments: quotes, payments through a provider, offline payments, and receipts. */
@Module({
  imports: [RentModule, LeasesModule, PaymentInstructionsModule],
  controllers: [
    LandlordPaymentsController,
    OwedController,
    AutopayController,
    OpenPaymentController,
    StripeWebhookController,
    PaymentSetupController,
    ReconciliationController,
    PaymentController,
    OfflinePaymentController,
    ReturnedPaymentController,
    StatementController,
  ],
  providers: [
    PaymentsPersonalData,
    LandlordPayments,
    OwedLeases,
    OwedReminders,
    PaymentReversals,
    PaymentRows,
    ReminderLetter,
    AccountStates,
    CheckoutPages,
    ConnectedAccounts,
    DisconnectedAccounts,
    EventMeaning,
    DiscrepancyResolver,
    Discrepancies,
    Onboarding,
    OpenPayments,
    PayoutComparison,
    PayoutReports,
    PlatformEvents,
    Reconciliation,
    RefundComparison,
    PaymentSetups,
    SavedMethods,
    SetupEvents,
    Setups,
    StripeClient,
    StripeEvents,
    StripePlatformPayments,
    StripeProvider,
    { provide: REAL_PROVIDER, useExisting: StripeProvider },
    { provide: ProviderOnboarding, useExisting: Onboarding },
    { provide: MethodSaving, useExisting: SavedMethods },
    { provide: LatePayouts, useExisting: PayoutComparison },
    StripeRefunds,
    AutopayOutlook,
    AutopayRun,
    AutopayService,
    GivenBack,
    RefundOutlook,
    LostDisputes,
    OfflinePayments,
    PaymentMails,
    ReceivedMails,
    RecordedMails,
    PaymentProviders,
    PaymentQuotes,
    PaymentReader,
    PaymentReports,
    Receipts,
    RefundReports,
    Refunds,
    RentReminders,
    ReturnedPayments,
    SandboxClock,
    SandboxProvider,
    Statements,
    TenantPayments,
  ],
  exports: [OfflinePayments, PaymentProviders, TenantPayments],
})
export class PaymentsModule {}
