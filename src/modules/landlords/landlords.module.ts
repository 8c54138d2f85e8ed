import { Module } from '@nestjs/common';
import { LandlordAccountsController } from './landlord-accounts.controller.js';
import { LandlordAccounts } from './landlord-accounts.service.js';
import { OverviewController } from './overview/overview.controller.js';
import { OverviewService } from './overview/overview.service.js';

/** The accounts of landlords, and their home page: received rent, rent that is coming due, and tasks. */
@Module({
  controllers: [LandlordAccountsController, OverviewController],
  providers: [LandlordAccounts, OverviewService],
})
export class LandlordsModule {}
