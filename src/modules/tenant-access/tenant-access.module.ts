import { Module } from '@nestjs/common';
import { LeasesModule } from '../leases/leases.module.js';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { CodeLookup } from './code-lookup.js';
import { CodeRefusals } from './code-refusals.js';
import { TenantAccessController } from './tenant-access.controller.js';
import { TenantAccessService } from './tenant-access.service.js';

/** Built on two-factor and leases: tenants sign in with the code that their landlord issued. */
@Module({
  imports: [TwoFactorModule, LeasesModule],
  controllers: [TenantAccessController],
  providers: [CodeLookup, CodeRefusals, TenantAccessService],
})
export class TenantAccessModule {}
