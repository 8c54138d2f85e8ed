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

  /** Invites a supplier by e-mail; jobs can be offered to him at once. 409 `email_taken` for a known address. */
  @Roles('landlord')
  @Post()
  invite(@Body() body: NewSupplierInvitation): Promise<SupplierInvitationResponse> {
    return this.invitations.invite(body);
  }

  /** Who invites, and whether the link still serves. It uses nothing. 400 `invalid_link` for an unknown one. */
  @Public()
  @LimitedBySource(INVITATION_LINK)
  @Post('look')
  @HttpCode(200)
  look(@Body() { key }: OpenSupplierInvitation): Promise<SupplierInvitationLook> {
    return this.invited.look(key);
  }

  /** Mails a sign-in link to the person behind a link that has been used or has expired. 400 `invalid_link` for an unknown one. */
  @Public()
  @LimitedBySource(INVITATION_LINK)
  @Post('sign-in-link')
  @HttpCode(204)
  signInLink(@Body() { key }: OpenSupplierInvitation): Promise<void> {
    return this.signInLinks.send(key);
  }

  /** Opens one session by the link of the mail, and ends the link. 400 `invalid_link`; 401 `two_factor_required` where a password has to come first. */
  @Public()
  @LimitedBySource(INVITATION_LINK)
  @SecretAnswer()
  @Post('open')
  @HttpCode(200)
  open(@Body() { key }: OpenSupplierInvitation): Promise<SessionResponse> {
    return this.invited.enter(key);
  }

  /** Registers: sets a password, and ends the link. 400 `invalid_link`; 401 `two_factor_required`: the password is set, signing in follows. */
  @Public()
  @LimitedBySource(INVITATION_LINK)
  @SecretAnswer()
  @Post('register')
  @HttpCode(200)
  register(@Body() { key, password }: RegisterInvitedSupplier): Promise<SessionResponse> {
    return this.invited.register(key, password);
  }
}
