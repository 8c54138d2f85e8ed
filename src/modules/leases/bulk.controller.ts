import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { BulkResponse } from '../../platform/lists/chosen-rows.dto.js';
import { forEachChosen } from '../../platform/lists/for-each-chosen.js';
import { PropertyService } from '../portfolio/property.service.js';
import { UnitService } from '../portfolio/unit.service.js';
import { IssuedCodeResponse } from './access-code.dto.js';
import { AccessCodes } from './access-code.service.js';
import {
  BulkLeasesRequest,
  BulkPropertiesRequest,
  BulkUnitsRequest,
  IssueCodesRequest,
  LateFeesRequest,
} from './bulk.dto.js';
import { LeaseSteps } from './lease-steps.service.js';
import { LeaseService } from './lease.service.js';

@ApiTags('landlords')
@Roles('landlord')
@Controller('landlords')
export class BulkController {
  constructor(
    private readonly properties: PropertyService,
    private readonly units: UnitService,
    private readonly leases: LeaseService,
    private readonly steps: LeaseSteps,
    private readonly codes: AccessCodes,
  ) {}

  /**
   * Archives the chosen properties, or takes them out again. Someone else's is refused as `not_found`, one with a
   * running lease as `rule_broken`.
   */
  @Post('properties/bulk')
  @HttpCode(200)
  changeProperties(@Body() { ids, action }: BulkPropertiesRequest): Promise<BulkResponse> {
    return forEachChosen(ids, (id) => this.properties.update(id, { archived: action === 'archive' }));
  }

  /** Takes the chosen units off the market or into the archive, or back. One with a running lease is refused as `rule_broken`. */
  @Post('units/bulk')
  @HttpCode(200)
  changeUnits(@Body() { ids, action }: BulkUnitsRequest): Promise<BulkResponse> {
    const change =
      action === 'archive' || action === 'restore' ? { archived: action === 'archive' } : { status: action };
    return forEachChosen(ids, (id) => this.units.update(id, change));
  }

  /**
   * Activates or deletes the chosen drafts, with the checks of the route for one lease. One without a tenant is refused
   * as `lease_without_tenant` until that is confirmed.
   */
  @Post('leases/bulk')
  @HttpCode(200)
  changeLeases(@Body() { ids, action, withoutTenant }: BulkLeasesRequest): Promise<BulkResponse> {
    return forEachChosen(ids, (id) =>
      action === 'activate' ? this.steps.activate(id, { withoutTenant }) : this.leases.remove(id),
    );
  }

  /**
   * Sets or removes the late fee of the chosen leases, with the same checks as the route for one lease. A lease whose
   * region forbids the fee is refused with `region_rule`. Tenants of running leases get an email.
   */
  @LongStatements()
  @Post('leases/late-fees')
  @HttpCode(200)
  changeLateFees(@Body() { ids, ...fee }: LateFeesRequest): Promise<BulkResponse> {
    return forEachChosen(ids, (id) => this.leases.update(id, fee));
  }

  /** Issues codes with their letters to everyone on the chosen leases who hasn't joined. 403 `email_unverified`. */
  @SecretAnswer()
  @Post('leases/codes')
  @ApiOkResponse({ type: [IssuedCodeResponse] })
  issueCodes(@Body() { ids, onPaperOnly }: IssueCodesRequest): Promise<IssuedCodeResponse[]> {
    return this.codes.issueAll(ids, onPaperOnly);
  }
}
