import { Module } from '@nestjs/common';
import { PaymentInstructionsModule } from '../payment-instructions/payment-instructions.module.js';
import { PortfolioModule } from '../portfolio/portfolio.module.js';
import { RentModule } from '../rent/rent.module.js';
import { AccessCodeController } from './access-code.controller.js';
import { AccessCodes } from './access-code.service.js';
import { BulkTaskController } from './bulk-task.controller.js';
import { BulkTasks } from './bulk-tasks.service.js';
import { BulkController } from './bulk.controller.js';
import { CorrectLease } from './correct-lease.service.js';
import { LeaseLettersController } from './lease-letters.controller.js';
import { LeaseLetters } from './lease-letters.service.js';
import { LeaseMails } from './lease-mails.service.js';
import { LeaseSteps } from './lease-steps.service.js';
import { LeaseTenantController } from './lease-tenant.controller.js';
import { LeaseTenants } from './lease-tenants.service.js';
import { LeaseController } from './lease.controller.js';
import { LeaseService } from './lease.service.js';
import { LeasesPersonalData } from './leases.personal-data.js';
import { RenewLease } from './renew-lease.service.js';
import { RentIncreases } from './rent-increases.service.js';
import { RunBulkItem } from './run-bulk-item.service.js';
import { TenantCodeKeys } from './tenant-code-keys.service.js';
import { TenantCodes } from './tenant-codes.service.js';
import { TenantListController } from './tenant-list.controller.js';
import { TenantList } from './tenant-list.service.js';
import { TenantsController } from './tenants.controller.js';
import { TenantsService } from './tenants.service.js';
import { TidyBulkTasks } from './tidy-bulk-tasks.js';
import { UndoEnd } from './undo-end.service.js';

/** Leases with their tenants, access codes and letters. */
@Module({
  imports: [PortfolioModule, RentModule, PaymentInstructionsModule],
  controllers: [
    BulkController,
    LeaseController,
    LeaseLettersController,
    LeaseTenantController,
    TenantListController,
    AccessCodeController,
    BulkTaskController,
    TenantsController,
  ],
  providers: [
    LeasesPersonalData,
    LeaseService,
    LeaseSteps,
    LeaseTenants,
    TenantList,
    AccessCodes,
    RenewLease,
    RentIncreases,
    CorrectLease,
    UndoEnd,
    LeaseMails,
    LeaseLetters,
    BulkTasks,
    RunBulkItem,
    TidyBulkTasks,
    TenantsService,
    TenantCodes,
    TenantCodeKeys,
  ],
  exports: [LeaseService, LeaseSteps, RenewLease, RentIncreases, TenantsService, TenantCodes, TenantCodeKeys],
})
export class LeasesModule {}
