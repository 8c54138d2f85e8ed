import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnyPerson, NeedsPassword, Public } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { LinkRequest } from '../accounts/account-link.dto.js';
import { ACCOUNT_LIMITS } from '../accounts/rules/account-limits.js';
import { SecureConfirmRequest } from '../twofactor/confirmation.dto.js';
import {
  ChangeEmailRequest,
  ChangePasswordRequest,
  ForgotPasswordRequest,
  OwnSessionResponse,
  ResetPasswordRequest,
} from './account.dto.js';
import { VerifiedResponse } from './auth.dto.js';
import { EmailChangeService } from './email-change.service.js';
import { LIMITS } from './limits.js';
import { OwnSessions } from './own-sessions.service.js';
import { PasswordService } from './password.service.js';

/** Password, address and sessions of the signed-in person's account. */
@ApiTags('auth')
@Controller('auth')
export class AccountController {
  constructor(
    private readonly passwords: PasswordService,
    private readonly emails: EmailChangeService,
    private readonly sessions: OwnSessions,
  ) {}

  /** Emails a link for setting a new password if the address is known. The answer is the same if it isn't. */
  @Public()
  @LimitedBySource(LIMITS.mailSource)
  @Post('forgot-password')
  @HttpCode(204)
  forgot(@Body() { email }: ForgotPasswordRequest): Promise<void> {
    return this.passwords.forgot(email);
  }

  /** Sets a new password with the link; every session ends. 400 `invalid_link` or a password that is too short. */
  @Public()
  @LimitedBySource(ACCOUNT_LIMITS.link)
  @Post('reset-password')
  @HttpCode(204)
  reset(@Body() { token, password, confirmPassword }: ResetPasswordRequest): Promise<void> {
    return this.passwords.reset(token, password, confirmPassword);
  }

  /**
   * Sets a new password, given the current one. Every other session ends; this one stays. 401 `invalid_credentials`.
   */
  @AnyPerson()
  @Post('change-password')
  @HttpCode(204)
  change(@Body() { currentPassword, newPassword, confirmPassword }: ChangePasswordRequest): Promise<void> {
    return this.passwords.change(currentPassword, newPassword, confirmPassword);
  }

  /**
   * Sends a link to a new address, which counts once the link is opened. 401 `invalid_credentials`,
   * `two_factor_required`.
   */
  @AnyPerson()
  @NeedsPassword()
  @Post('change-email')
  @HttpCode(204)
  changeEmail(@Body() { currentPassword, email, verificationToken }: ChangeEmailRequest): Promise<void> {
    return this.emails.ask(currentPassword, email, verificationToken);
  }

  /** Confirms the new address with the emailed link. 400 `invalid_link`. */
  @Public()
  @Post('confirm-email')
  @HttpCode(200)
  confirmEmail(@Body() { token }: LinkRequest): Promise<VerifiedResponse> {
    return this.emails.confirm(token);
  }

  /** The person's own active sessions, at most 100, the latest first. */
  @AnyPerson()
  @Get('sessions')
  list(): Promise<OwnSessionResponse[]> {
    return this.sessions.list();
  }

  /** Signs out everywhere else. */
  @AnyPerson()
  @NeedsPassword()
  @Post('sessions/end-others')
  @HttpCode(204)
  endOthers(): Promise<void> {
    return this.sessions.endOthers();
  }

  /**
   * For a session that was opened with a used tenant code: with the password it gets all rights. 401
   * `invalid_credentials`, `two_factor_required`.
   */
  @AnyPerson()
  @Post('sessions/confirm')
  @HttpCode(204)
  confirm(@Body() { currentPassword, verificationToken }: SecureConfirmRequest): Promise<void> {
    return this.sessions.confirm(currentPassword, verificationToken);
  }

  /** Ends one of the person's own sessions. 404 for any other. */
  @AnyPerson()
  @NeedsPassword()
  @Delete('sessions/:id')
  @HttpCode(204)
  end(@Param('id', IdPipe) id: string): Promise<void> {
    return this.sessions.end(id);
  }
}
