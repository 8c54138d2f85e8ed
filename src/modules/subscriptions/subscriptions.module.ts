import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { Charges } from './charges.service.js';
import { SubscriptionProducts } from './products.service.js';
import { SubscriptionChanges } from './subscription-changes.service.js';
import { SubscriptionMails } from './subscription-mails.service.js';
import { SubscriptionMethods } from './subscription-methods.service.js';
import { SubscriptionOrders } from './subscription-orders.service.js';
import { SubscriptionPdf } from './subscription-pdf.service.js';
import { SubscriptionReader } from './subscription-reader.service.js';
import { SubscriptionRun } from './subscription-run.service.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { SubscriptionsPersonalData } from './subscriptions.personal-data.js';

/** What accounts pay the platform for, by period: suppliers' Elite Partner and landlords' plans. */
@Module({
  imports: [AccountsModule, PaymentsModule],
  controllers: [SubscriptionsController],
  providers: [
    SubscriptionsPersonalData,
    Charges,
    SubscriptionChanges,
    SubscriptionMails,
    SubscriptionMethods,
    SubscriptionOrders,
    SubscriptionPdf,
    SubscriptionProducts,
    SubscriptionReader,
    SubscriptionRun,
  ],
  exports: [SubscriptionOrders, SubscriptionProducts, SubscriptionReader],
})
export class SubscriptionsModule {}
