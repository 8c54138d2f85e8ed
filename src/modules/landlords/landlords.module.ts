import { Module } from '@nestjs/common';
import { LandlordAccountsController } from './landlord-accounts.controller.js';
import { LandlordAccounts } from './landlord-accounts.service.js';
import { OverviewController } from './overview/overview.controller.js';
import { OverviewService } from './overview/overview.service.js';

/** The accounts of landlords, and their home: what came in, what comes due, what waits. */
@Module({
  controllers: [LandlordAccountsController, OverviewController],
  providers: [LandlordAccounts, OverviewService],
})
export class LandlordsModule {}
