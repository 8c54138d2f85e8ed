import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { AccountantPackage } from './accountant-package.service.js';
import { AccountantController } from './accountant.controller.js';
import { PackageContentsReader } from './package-contents.service.js';
import { PackageSources } from './package-sources.service.js';
import { PackageWords } from './package-words.service.js';

/** A landlord’s year, or any period, as one archive for the accountant. */
@Module({
  imports: [LedgerModule, ReportsModule, InvoicesModule],
  controllers: [AccountantController],
  providers: [AccountantPackage, PackageContentsReader, PackageSources, PackageWords],
})
export class AccountantModule {}
