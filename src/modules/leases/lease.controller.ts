import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { CorrectLease } from './correct-lease.service.js';
import { LeasePostingResponse, LeaseResponse, LeaseRowResponse } from './lease-response.dto.js';
import { LeaseSteps } from './lease-steps.service.js';
import {
  ActivateLeaseRequest,
  CorrectLeaseRequest,
  CreateLeaseRequest,
  EndLeaseRequest,
  LeaseListQuery,
  RenewLeaseRequest,
  UpdateLeaseRequest,
} from './lease.dto.js';
import { LeaseService } from './lease.service.js';
import { RenewLease } from './renew-lease.service.js';
import { UndoEnd } from './undo-end.service.js';

@ApiTags('landlords')
@Controller('landlords')
export class LeaseController {
  constructor(
    private readonly leases: LeaseService,
    private readonly steps: LeaseSteps,
    private readonly renewals: RenewLease,
    private readonly corrections: CorrectLease,
    private readonly ends: UndoEnd,
  ) {}

  /** Creates a draft. 400 for an end before the start, 422 `region_rule` with the rule and its source. */
  @Roles('landlord')
  @ForKeys('leases:write')
  @Post('units/:id/leases')
  create(@Param('id', IdPipe) unitId: string, @Body() body: CreateLeaseRequest): Promise<LeaseResponse> {
    return this.leases.create(unitId, body);
  }

  /** Leases, newest first, with what is open. Sorts: createdAt, startsOn, endsOn, rentCents, tenant, home, overdueCents. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ApiOkResponse({ type: [LeaseRowResponse] })
  @ForKeys('leases:read')
  @Get('leases')
  list(@Query() query: LeaseListQuery): Promise<Page<LeaseRowResponse>> {
    return this.leases.list(query);
  }

  /** How far opening balances and first rents are posted, of the leases that were activated within the last hour of activations. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @Get('leases/posting')
  posting(): Promise<LeasePostingResponse> {
    return this.leases.posting();
  }

  /** One lease with its unit, its tenants and the state of their codes. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('leases:read')
  @Get('leases/:id')
  get(@Param('id', IdPipe) id: string): Promise<LeaseResponse> {
    return this.leases.get(id);
  }

  /**
   * Changes the fields that are sent; for an active lease not rent, due day and start (422). 409 `stale_version`,
   * `lease_overlap`.
   */
  @Roles('landlord')
  @ForKeys('leases:write')
  @Patch('leases/:id')
  update(@Param('id', IdPipe) id: string, @Body() body: UpdateLeaseRequest): Promise<LeaseResponse> {
    return this.leases.update(id, body);
  }

  /**
   * Corrects a mistyped rent, due day or first day of an active lease. Posted rents are adjusted, and the tenants get a
   * message. 422 `correction_is_rise` for a rent that would rise after it has run for a while, `region_rule` and
   * `confirmation_required`, also for the next term's rent if it would rise more or sooner than before; 409
   * `lease_overlap`, `stale_version`.
   */
  @Roles('landlord')
  @Post('leases/:id/correct')
  @HttpCode(200)
  async correct(@Param('id', IdPipe) id: string, @Body() body: CorrectLeaseRequest): Promise<LeaseResponse> {
    await this.corrections.correct(id, body);
    return this.leases.get(id);
  }

  /** Deletes a draft. 422 for a lease that was activated. */
  @Roles('landlord')
  @ForKeys('leases:write')
  @Delete('leases/:id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.leases.remove(id);
  }

  /**
   * Activates a draft; what is already due is posted immediately. 409 `lease_overlap`, 422 `region_rule`,
   * `lease_without_tenant` until it is confirmed. Repeating the request is harmless.
   */
  @Roles('landlord')
  @ForKeys('leases:write')
  @Post('leases/:id/activate')
  @HttpCode(200)
  @ApiBody({ type: ActivateLeaseRequest, required: false })
  async activate(@Param('id', IdPipe) id: string, @Body() body: ActivateLeaseRequest): Promise<LeaseResponse> {
    await this.steps.activate(id, body);
    return this.leases.get(id);
  }

  /**
   * Renews a running lease as both sides agreed: the next term follows without overlap, in the same ledger. 422
   * `region_rule`, `confirmation_required`, `transition_forbidden` under notice, 409 `lease_overlap` when the unit is let again.
   */
  @Roles('landlord')
  @ForKeys('leases:write')
  @Post('leases/:id/renew')
  @HttpCode(200)
  async renew(@Param('id', IdPipe) id: string, @Body() body: RenewLeaseRequest): Promise<LeaseResponse> {
    await this.renewals.agree(id, body);
    return this.leases.get(id);
  }

  /** Cancels the next term before it begins. 404 where there is none, 422 for one that a tenant accepted. */
  @Roles('landlord')
  @ForKeys('leases:write')
  @Post('leases/:id/renew/cancel')
  @HttpCode(200)
  async cancelRenewal(@Param('id', IdPipe) id: string): Promise<LeaseResponse> {
    await this.renewals.cancel(id);
    return this.leases.get(id);
  }

  /**
   * Records a notice with the last day; the tenants get a message and a letter. For a landlord's own: 422 `region_rule`
   * for one that comes too late or has no lawful ground, `confirmation_required` where the region's rules can't be
   * checked.
   */
  @Roles('landlord')
  @ForKeys('leases:write')
  @Post('leases/:id/notice')
  @HttpCode(200)
  async notice(@Param('id', IdPipe) id: string, @Body() body: EndLeaseRequest): Promise<LeaseResponse> {
    await this.steps.giveNotice(id, body);
    return this.leases.get(id);
  }

  /** Withdraws a notice, so that the lease continues. 409 `lease_overlap` when the unit is let again. */
  @Roles('landlord')
  @ForKeys('leases:write')
  @Post('leases/:id/notice/withdraw')
  @HttpCode(200)
  async withdraw(@Param('id', IdPipe) id: string): Promise<LeaseResponse> {
    await this.steps.withdrawNotice(id);
    return this.leases.get(id);
  }

  /** Ends a lease by agreement on a day that has come. 422 for a later day. */
  @Roles('landlord')
  @ForKeys('leases:write')
  @Post('leases/:id/end')
  @HttpCode(200)
  async end(@Param('id', IdPipe) id: string, @Body() body: EndLeaseRequest): Promise<LeaseResponse> {
    await this.steps.end(id, body);
    return this.leases.get(id);
  }

  /**
   * Undoes an end that was a mistake: the lease continues, or is under its notice again if that has a later day. The
   * tenants get a message, and what the end did to the rents is reversed. 422 `end_given_by_tenant`, `end_undo_over`, `deposit_return_recorded`,
   * `unit_off_market`, and `region_rule` for an accepted rent that isn't lawful now; 409 `lease_overlap` when the unit
   * is let again. Repeating the request is harmless.
   */
  @Roles('landlord')
  @Post('leases/:id/end/undo')
  @HttpCode(200)
  async undoEnd(@Param('id', IdPipe) id: string): Promise<LeaseResponse> {
    await this.ends.undo(id);
    return this.leases.get(id);
  }
}
