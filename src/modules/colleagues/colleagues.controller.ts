import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OwnerOnly, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { AccountPeople } from './account-people.service.js';
import { ColleagueInvitations } from './colleague-invitations.service.js';
import {
  AccountPersonResponse,
  ColleagueInvitationRequest,
  ColleagueRoleRequest,
  NewColleague,
} from './colleague.dto.js';
import { Colleagues } from './colleagues.service.js';
import { COLLEAGUE_INVITATIONS } from './limits.js';

/** The people of a landlord's account. For its owners. */
@ApiTags('colleagues')
@Roles('landlord')
@OwnerOnly()
@Controller('colleagues')
export class ColleaguesController {
  constructor(
    private readonly account: AccountPeople,
    private readonly invitations: ColleagueInvitations,
    private readonly colleagues: Colleagues,
  ) {}

  /** Owners, colleagues and open invitations, oldest first. */
  @Get()
  list(): Promise<AccountPersonResponse[]> {
    return this.account.list();
  }

  /**
   * Invites a colleague by email to work in the account as a manager: it takes the password, and the second step where it is on. 401
   * `invalid_credentials` or `two_factor_required`, 403 `email_unverified` and in the demo, 409 `email_taken` for an address that
   * someone signs in with or that is already invited, 429 past the limit.
   */
  @LimitedByPerson(COLLEAGUE_INVITATIONS)
  @Post()
  invite(@Body() body: NewColleague): Promise<AccountPersonResponse> {
    return this.invitations.invite(body);
  }

  /**
   * Sends the invitation again, which ends the earlier link; it takes the password too. 404 for another account's, 401
   * `invalid_credentials` or `two_factor_required`, 422 for someone who has joined.
   */
  @LimitedByPerson(COLLEAGUE_INVITATIONS)
  @Post(':id/invitation')
  inviteAgain(
    @Param('id', IdPipe) id: string,
    @Body() body: ColleagueInvitationRequest,
  ): Promise<AccountPersonResponse> {
    return this.invitations.inviteAgain(id, body);
  }

  /**
   * Makes a colleague an owner, or an owner a manager: it takes the password, and the second step where it is on. 404 for another
   * account's, 401 `invalid_credentials` or `two_factor_required`, 422 for the last owner and for someone who hasn't joined.
   */
  @Put(':id/role')
  setRole(@Param('id', IdPipe) id: string, @Body() body: ColleagueRoleRequest): Promise<AccountPersonResponse> {
    return this.colleagues.setRole(id, body);
  }

  /**
   * Removes a colleague: their sessions end with it, and so does their sign-in. An open invitation is withdrawn. 404 for another
   * account's, 422 for oneself, for an owner and for someone who is suspended.
   */
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.colleagues.remove(id);
  }
}
