import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/decorators.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { LinkRequest } from '../accounts/account-link.dto.js';
import { ACCOUNT_LIMITS } from '../accounts/rules/account-limits.js';
import { SessionResponse } from '../auth/auth.dto.js';
import { InvitationAcceptance } from './invitation-acceptance.service.js';
import { AcceptInvitationRequest, InvitationResponse } from './invited.dto.js';

/** The link of an admin's invitation (docs/specification/staff-and-admin.md: no one types someone else's password). */
@ApiTags('auth')
@Controller('auth/invitation')
export class InvitedController {
  constructor(private readonly invited: InvitationAcceptance) {}

  /** Who is invited; 400 `invalid_link` when the link was used, has ended or was never one. */
  @Public()
  @LimitedBySource(ACCOUNT_LIMITS.link)
  @Post('look')
  @HttpCode(200)
  look(@Body() { token }: LinkRequest): Promise<InvitationResponse> {
    return this.invited.look(token);
  }

  /** Chooses the password and signs in. 400 `invalid_link`, 401 `two_factor_required` once the password is set. */
  @Public()
  @LimitedBySource(ACCOUNT_LIMITS.link)
  @SecretAnswer()
  @Post('accept')
  accept(@Body() body: AcceptInvitationRequest): Promise<SessionResponse> {
    return this.invited.accept(body);
  }
}
