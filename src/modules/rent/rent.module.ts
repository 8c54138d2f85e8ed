import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ChargeManyController } from './charge-many.controller.js';
import { DepositReturns } from './deposit-returns.service.js';
import { EntryReversals } from './entry-reversals.service.js';
import { FirstEntries } from './first-entries.service.js';
import { LateFeeRun } from './late-fee-run.service.js';
import { LeaseEntries } from './lease-entries.service.js';
import { LeaseLedgerController } from './lease-ledger.controller.js';
import { LeaseLedger } from './lease-ledger.service.js';
import { LeaseStandings } from './lease-standings.service.js';
import { OpeningEntries } from './opening-entries.service.js';
import { OwedMails } from './owed-mails.service.js';
import { RecurringChargeRun } from './recurring/recurring-charge-run.service.js';
import { RecurringChargeController } from './recurring/recurring-charge.controller.js';
import { RecurringCharges } from './recurring/recurring-charges.service.js';
import { RepostRecurring } from './recurring/repost-recurring.service.js';
import { RentChangesController } from './rent-changes.controller.js';
import { RentRun } from './rent-run.service.js';
import { RentPersonalData } from './rent.personal-data.js';
import { RepostRents } from './repost-rents.service.js';
import { ReturnedFees } from './returned-fees.service.js';
import { SurchargePlaces } from './surcharge-places.service.js';

/**
 * Charges rent when it is due, and computes the state of a lease's ledger for its landlord, its tenants and payments.
 */
@Module({
  imports: [LedgerModule],
  controllers: [ChargeManyController, LeaseLedgerController, RecurringChargeController, RentChangesController],
  providers: [
    RentPersonalData,
    DepositReturns,
    EntryReversals,
    FirstEntries,
    LateFeeRun,
    LeaseEntries,
    LeaseLedger,
    LeaseStandings,
    OpeningEntries,
    OwedMails,
    RecurringChargeRun,
    RecurringCharges,
    RentRun,
    RepostRecurring,
    RepostRents,
    ReturnedFees,
    SurchargePlaces,
  ],
  exports: [
    EntryReversals,
    LeaseLedger,
    LeaseStandings,
    LedgerModule,
    RecurringChargeRun,
    RentRun,
    RepostRecurring,
    RepostRents,
    ReturnedFees,
    SurchargePlaces,
  ],
})
export class RentModule {}
