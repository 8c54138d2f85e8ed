import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { TEAM_INVITATIONS } from './limits.js';
import { StaffInvitations } from './staff-invitations.service.js';
import { NewSupplierStaff, SupplierStaffChange, SupplierStaffResponse } from './staff.dto.js';
import { StaffService } from './staff.service.js';

@ApiTags('suppliers')
@Controller('suppliers')
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly invitations: StaffInvitations,
  ) {}

  /**
   * Lists the supplier's team members, newest first. 404 for another supplier's, 403 `elite_required` without the
   * subscription.
   */
  @Roles('supplier', 'staff', 'admin')
  @ForStaff('accounts')
  @Get(':id/staff')
  list(@Param('id', IdPipe) id: string): Promise<SupplierStaffResponse[]> {
    return this.staff.list(id);
  }

  /** Adds a team member. 403 `elite_required` without the subscription. */
  @Roles('supplier', 'admin')
  @Post(':id/staff')
  add(@Param('id', IdPipe) id: string, @Body() body: NewSupplierStaff): Promise<SupplierStaffResponse> {
    return this.staff.add(id, body);
  }

  /**
   * Changes a team member. `active: false` says that they left: it ends their sessions and unassigns their open jobs. With
   * `true` they come back and can sign in as before. 409 `stale_version`, 422 `staff_email_their_own` for the address of
   * someone who has joined.
   */
  @Roles('supplier', 'admin')
  @Patch('staff/:id')
  change(@Param('id', IdPipe) id: string, @Body() body: SupplierStaffChange): Promise<SupplierStaffResponse> {
    return this.staff.change(id, body);
  }

  /**
   * Invites a team member by email to sign in, or sends the invitation again, which invalidates the earlier link. 403
   * `email_unverified` and in the demo, 404 for another supplier's, 409 `email_taken`, 422 without an address or for
   * someone who has joined or left, 429 past the limit.
   */
  @Roles('supplier')
  @LimitedByPerson(TEAM_INVITATIONS)
  @Post('staff/:id/invitation')
  invite(@Param('id', IdPipe) id: string): Promise<SupplierStaffResponse> {
    return this.invitations.send(id);
  }

  /** Withdraws an open invitation, so that its link stops working. Idempotent. 422 for someone who has joined. */
  @Roles('supplier')
  @Delete('staff/:id/invitation')
  @HttpCode(200)
  withdraw(@Param('id', IdPipe) id: string): Promise<SupplierStaffResponse> {
    return this.invitations.withdraw(id);
  }
}
