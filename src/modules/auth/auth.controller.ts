import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnyPerson, Public } from '../../platform/auth/decorators.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { LimitedByPerson, LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { LinkRequest } from '../accounts/account-link.dto.js';
import { ACCOUNT_LIMITS } from '../accounts/rules/account-limits.js';
import {
  AdminSetupRequest,
  DemoRequest,
  SessionResponse,
  SignInRequest,
  SignUpRequest,
  VerifiedResponse,
} from './auth.dto.js';
import { DemoService } from './demo.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { LIMITS } from './limits.js';
import { SignInService } from './sign-in.service.js';
import { SignUpService } from './sign-up.service.js';
import { VerifyEmailService } from './verify-email.service.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly signIns: SignInService,
    private readonly demo: DemoService,
    private readonly verification: VerifyEmailService,
    private readonly firstAdmin: FirstAdminService,
  ) {}

  /** Registers a landlord or a supplier. 400 `Invalid email`, 403 for other roles, 409 `User already exists`. */
  @Public()
  @LimitedBySource(LIMITS.signUp)
  @SecretAnswer()
  @Post('signup')
  signUp(@Body() body: SignUpRequest): Promise<SessionResponse> {
    return this.signUps.signUp(body);
  }

  /**
   * Signs in with address and password. 401 `invalid_credentials`, or the portal's own `invalid_admin_credentials` and
   * `invalid_staff_credentials`; 401 `two_factor_required` with a challenge. 429 `link_required` after too many wrong
   * passwords.
   */
  @Public()
  @SecretAnswer()
  @Post('signin')
  @HttpCode(200)
  signIn(@Body() body: SignInRequest): Promise<SessionResponse> {
    return this.signIns.signIn(body);
  }

  /** Ends this session; its tokens are refused from now on. */
  @AnyPerson()
  @Post('signout')
  @HttpCode(204)
  signOut(): Promise<void> {
    return this.signIns.signOut();
  }

  /** Signs in as a person of the demo world. 400 for another type, 403 `demo_disabled`. */
  @Public()
  @LimitedBySource(LIMITS.demo)
  @SecretAnswer()
  @Post('demo')
  @HttpCode(200)
  enterDemo(@Body() { userType }: DemoRequest): Promise<SessionResponse> {
    return this.demo.enter(userType);
  }

  /**
   * Verifies an address with the link of the verification email, which works once. 400 `invalid_link`, 409
   * `already_verified` for the second time.
   */
  @Public()
  @Post('verify-email')
  @HttpCode(200)
  verifyEmail(@Body() { token }: LinkRequest): Promise<VerifiedResponse> {
    return this.verification.verify(token);
  }

  /** Sends the verification mail again. */
  @AnyPerson()
  @LimitedByPerson(LIMITS.mailOwn)
  @Post('verify-email/resend')
  @HttpCode(204)
  resendVerification(): Promise<void> {
    return this.verification.askAgain();
  }

  /** Makes the first admin with the link that the terminal shows while there is none. 400 `invalid_link`. */
  @Public()
  @LimitedBySource(ACCOUNT_LIMITS.link)
  @SecretAnswer()
  @Post('admin-setup')
  setUpAdmin(@Body() body: AdminSetupRequest): Promise<SessionResponse> {
    return this.firstAdmin.setUp(body);
  }
}
