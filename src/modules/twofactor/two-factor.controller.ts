import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/decorators.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { TwoFactorCodes } from './two-factor-codes.service.js';
import { CodeSentResponse, RequestCodeRequest, VerifyCodeRequest, VerifyCodeResponse } from './two-factor.dto.js';

@ApiTags('auth')
@Controller('auth')
export class TwoFactorController {
  constructor(private readonly codes: TwoFactorCodes) {}

  /** Sends a code. 400 other type or address, 429 too soon, 500 `sms_unavailable`; alike for known and unknown addresses. */
  @Public()
  @Post('request-2fa')
  @HttpCode(200)
  async request(@Body() body: RequestCodeRequest): Promise<CodeSentResponse> {
    await this.codes.request(body);
    return { sent: true };
  }

  /** Checks a code. 400 when it is not six digits. */
  @Public()
  @SecretAnswer()
  @Post('verify-2fa')
  @HttpCode(200)
  verify(@Body() body: VerifyCodeRequest): Promise<VerifyCodeResponse> {
    return this.codes.verify(body);
  }
}
