import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public, Roles } from '../../platform/auth/decorators.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { SessionResponse } from '../auth/auth.dto.js';
import { InvitationAcceptance } from './invitation-acceptance.service.js';
import {
  SupplierInvitationLook,
  SupplierInvitationResponse,
  NewSupplierInvitation,
  OpenSupplierInvitation,
  RegisterInvitedSupplier,
} from './invitation.dto.js';
import { InvitationService } from './invitation.service.js';
import { InvitedSignIn } from './invited-sign-in.service.js';
import { INVITATION_LINK } from './limits.js';

@ApiTags('suppliers')
@Controller('suppliers/invitations')
export class InvitationController {
  constructor(
    private readonly invitations: InvitationService,
    private readonly invited: InvitationAcceptance,
    private readonly signInLinks: InvitedSignIn,
  ) {}

  /** Invites a supplier by email. Jobs can be offered to them immediately. 409 `email_taken` for a known address. */
  @Roles('landlord')
  @Post()
  invite(@Body() body: NewSupplierInvitation): Promise<SupplierInvitationResponse> {
    return this.invitations.invite(body);
  }

  /** Says who invites and whether the link is still valid, without using it. 400 `invalid_link` for an unknown one. */
  @Public()
  @LimitedBySource(INVITATION_LINK)
  @Post('look')
  @HttpCode(200)
  look(@Body() { key }: OpenSupplierInvitation): Promise<SupplierInvitationLook> {
    return this.invited.look(key);
  }

  /** Emails a sign-in link to the person whose invitation link was used or has expired. 400 `invalid_link` for an unknown one. */
  @Public()
  @LimitedBySource(INVITATION_LINK)
  @Post('sign-in-link')
  @HttpCode(204)
  signInLink(@Body() { key }: OpenSupplierInvitation): Promise<void> {
    return this.signInLinks.send(key);
  }

  /**
   * Signs in with the link of the email, and invalidates the link. 400 `invalid_link`; 401 `two_factor_required` if a
   * password has to be set first.
   */
  @Public()
  @LimitedBySource(INVITATION_LINK)
  @SecretAnswer()
  @Post('open')
  @HttpCode(200)
  open(@Body() { key }: OpenSupplierInvitation): Promise<SessionResponse> {
    return this.invited.enter(key);
  }

  /**
   * Registers with a password, and invalidates the link. 400 `invalid_link`; 401 `two_factor_required` if the password is
   * set but the person has to sign in with two-step verification.
   */
  @Public()
  @LimitedBySource(INVITATION_LINK)
  @SecretAnswer()
  @Post('register')
  @HttpCode(200)
  register(@Body() { key, password }: RegisterInvitedSupplier): Promise<SessionResponse> {
    return this.invited.register(key, password);
  }
}
