import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/decorators.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { ACCOUNT_LIMITS } from '../accounts/rules/account-limits.js';
import { SessionResponse, SignInLinkRequest } from './auth.dto.js';
import { LinkSignIn } from './link-sign-in.service.js';

/** The link that is mailed after a hundred wrong passwords for an account (docs/specification/sign-in.md). */
@ApiTags('auth')
@Controller('auth')
export class SignInLinkController {
  constructor(private readonly signIns: LinkSignIn) {}

  /** Signs in with the link, which works once. 400 `invalid_link`, 401 `two_factor_required`. */
  @Public()
  @LimitedBySource(ACCOUNT_LIMITS.link)
  @SecretAnswer()
  @Post('sign-in-link')
  @HttpCode(200)
  enter(@Body() { token, verificationToken }: SignInLinkRequest): Promise<SessionResponse> {
    return this.signIns.enter('sign_in', token, verificationToken);
  }
}
