import { Module } from '@nestjs/common';
import { AccessCodeController } from './access-code.controller.js';
import { AccessCodes } from './access-code.service.js';
import { BulkController } from './bulk.controller.js';
import { CorrectLease } from './correct-lease.service.js';
import { ExportController } from './export/export.controller.js';
import { ExportService } from './export/export.service.js';
import { FileChecks } from './import/file-checks.js';
import { ImportController } from './import/import.controller.js';
import { ImportService } from './import/import.service.js';
import { TidyImports } from './import/tidy-imports.js';
import { LandlordAccountsController } from './landlord-accounts.controller.js';
import { LandlordAccounts } from './landlord-accounts.service.js';
import { LeaseLettersController } from './lease-letters.controller.js';
import { LeaseLetters } from './lease-letters.service.js';
import { LeaseMails } from './lease-mails.service.js';
import { LeaseSteps } from './lease-steps.service.js';
import { LeaseTenantController } from './lease-tenant.controller.js';
import { LeaseTenants } from './lease-tenants.service.js';
import { LeaseController } from './lease.controller.js';
import { LeaseService } from './lease.service.js';
import { MailLettersController } from './mail-letters.controller.js';
import { MailLetters } from './mail-letters.service.js';
import { OverviewController } from './overview/overview.controller.js';
import { OverviewService } from './overview/overview.service.js';
import { PropertyController } from './property.controller.js';
import { PropertyService } from './property.service.js';
import { RegionRules } from './region-rules.service.js';
import { CountyEditor } from './regions/county-editor.service.js';
import { RegionBook } from './regions/region-book.service.js';
import { RegionEditorController } from './regions/region-editor.controller.js';
import { RegionEditor } from './regions/region-editor.service.js';
import { RuleWarnings } from './regions/rule-warnings.service.js';
import { RenewLease } from './renew-lease.service.js';
import { RentIncreases } from './rent-increases.service.js';
import { RentModule } from './rent/rent.module.js';
import { TenantListController } from './tenant-list.controller.js';
import { TenantList } from './tenant-list.service.js';
import { UnitPlanController } from './unit-plan.controller.js';
import { UnitPlans } from './unit-plan.service.js';
import { UnitController } from './unit.controller.js';
import { UnitService } from './unit.service.js';

/** What landlords let: properties, units, leases, the people on them and their codes. */
@Module({
  imports: [RentModule],
  controllers: [
    RegionEditorController,
    LandlordAccountsController,
    BulkController,
    PropertyController,
    UnitController,
    LeaseController,
    LeaseLettersController,
    LeaseTenantController,
    TenantListController,
    AccessCodeController,
    OverviewController,
    UnitPlanController,
    ExportController,
    ImportController,
    MailLettersController,
  ],
  providers: [
    LandlordAccounts,
    PropertyService,
    UnitService,
    LeaseService,
    LeaseSteps,
    LeaseTenants,
    TenantList,
    AccessCodes,
    OverviewService,
    UnitPlans,
    ExportService,
    ImportService,
    RegionRules,
    RegionBook,
    RegionEditor,
    CountyEditor,
    RuleWarnings,
    RenewLease,
    RentIncreases,
    CorrectLease,
    LeaseMails,
    LeaseLetters,
    FileChecks,
    TidyImports,
    MailLetters,
  ],
  exports: [PropertyService, UnitService, LeaseService, LeaseSteps, RenewLease, RentIncreases],
})
export class LandlordsModule {}
