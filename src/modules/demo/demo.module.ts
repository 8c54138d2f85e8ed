import { Module } from '@nestjs/common';
import { LandlordsModule } from '../landlords/landlords.module.js';
import { RentModule } from '../landlords/rent/rent.module.js';
import { ListingsModule } from '../listings/listings.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ServiceRequestsModule } from '../service-requests/service-requests.module.js';
import { DemoClearing } from './demo-clearing.js';
import { DemoFilling } from './demo-filling.js';
import { DemoHomes } from './demo-homes.js';
import { DemoListings } from './demo-listings.js';
import { DemoMoney } from './demo-money.js';
import { DemoRepairs } from './demo-repairs.js';
import { DemoWorld } from './demo-world.service.js';

/** The world that visitors look around in; above all other modules, through whose verbs it is built. */
@Module({
  imports: [LandlordsModule, ListingsModule, RentModule, PaymentsModule, ServiceRequestsModule],
  providers: [DemoClearing, DemoFilling, DemoHomes, DemoListings, DemoMoney, DemoRepairs, DemoWorld],
})
export class DemoModule {}
