import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/decorators.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { CODE_LIMITS } from './limits.js';
import { TwoFactorCodes } from './two-factor-codes.service.js';
import {
  CodeSentResponse,
  RequestCodeRequest,
  SecondStepLinkRequest,
  VerifyCodeRequest,
  VerifyCodeResponse,
} from './two-factor.dto.js';
import { VerifyCode } from './verify-code.service.js';

@ApiTags('auth')
@Controller('auth')
export class TwoFactorController {
  constructor(
    private readonly codes: TwoFactorCodes,
    private readonly verifying: VerifyCode,
  ) {}

  /**
   * Sends a code. 400 for another type or address, 429 too soon, 500 `sms_unavailable`. Known and unknown addresses get
   * the same answers.
   */
  @Public()
  @Post('request-2fa')
  @HttpCode(200)
  async request(@Body() body: RequestCodeRequest): Promise<CodeSentResponse> {
    await this.codes.request(body);
    return { sent: true };
  }

  /** Checks a code. 400 when it is not six digits, 429 `second_step_locked` after too many wrong ones. */
  @Public()
  @LimitedBySource(CODE_LIMITS.verify)
  @SecretAnswer()
  @Post('verify-2fa')
  @HttpCode(200)
  verify(@Body() body: VerifyCodeRequest): Promise<VerifyCodeResponse> {
    return this.verifying.verify(body);
  }

  /** Emails the link again that unlocks the second step. 400 when the challenge has ended. */
  @Public()
  @LimitedBySource(CODE_LIMITS.verify)
  @Post('second-step/link')
  @HttpCode(204)
  sendLink(@Body() body: SecondStepLinkRequest): Promise<void> {
    return this.verifying.sendLink(body);
  }
}
