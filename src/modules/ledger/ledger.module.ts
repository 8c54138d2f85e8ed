import { Module } from '@nestjs/common';
import { LeaseBalances } from './balances.service.js';
import { ChartOfAccounts } from './chart-of-accounts.service.js';
import { DepositEntries } from './deposit-entries.service.js';
import { LedgerPersonalData } from './ledger.personal-data.js';
import { LedgerService } from './ledger.service.js';
import { PaymentEntries } from './payment-entries.service.js';
import { PropertyEntries } from './property-entries.service.js';

/** The ledger of every lease. It doesn't depend on the modules that post to it. */
@Module({
  providers: [
    LedgerPersonalData,
    ChartOfAccounts,
    DepositEntries,
    LeaseBalances,
    LedgerService,
    PaymentEntries,
    PropertyEntries,
  ],
  exports: [ChartOfAccounts, DepositEntries, LeaseBalances, LedgerService, PaymentEntries, PropertyEntries],
})
export class LedgerModule {}
