import { Module } from '@nestjs/common';
import { LeaseBalances } from './balances.service.js';
import { LedgerService } from './ledger.service.js';
import { PaymentEntries } from './payment-entries.service.js';

/** The ledger of every lease. It knows none of the modules that post to it. */
@Module({ providers: [LeaseBalances, LedgerService, PaymentEntries], exports: [LeaseBalances, LedgerService, PaymentEntries] })
export class LedgerModule {}
