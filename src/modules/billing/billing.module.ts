import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { AccountsController } from './accounts.controller.js';
import { Accounts } from './accounts.service.js';
import { BillingController } from './billing.controller.js';
import { Billing } from './billing.service.js';
import { TrialMails } from './trial-mails.service.js';

/** The plans of landlords: trial, choice, limits and what they pay. */
@Module({
  imports: [AccountsModule, SubscriptionsModule],
  controllers: [BillingController, AccountsController],
  providers: [Accounts, Billing, TrialMails],
})
export class BillingModule {}
