import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnyPerson, NeedsPassword } from '../../platform/auth/decorators.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { SecureConfirmRequest } from './confirmation.dto.js';
import {
  RecoveryCodesResponse,
  TotpConfirmRequest,
  TotpOfferResponse,
  TwoFactorStatusResponse,
} from './two-factor-settings.dto.js';
import { TwoFactorSettings } from './two-factor-settings.service.js';

/**
 * One's own second step (docs/specification/two-step-verification.md). Changes need the password, 401 `invalid_credentials`, and while it is on or
 * mandatory the second step too, 401 `two_factor_required` with a challenge.
 */
@ApiTags('auth')
@AnyPerson()
@Controller('auth/two-factor')
export class TwoFactorSettingsController {
  constructor(private readonly settings: TwoFactorSettings) {}

  /** Whether it is on, and by which means. */
  @Get()
  status(): Promise<TwoFactorStatusResponse> {
    return this.settings.status();
  }

  /** Turns it on with codes by e-mail; the recovery codes are shown once. Asked again it makes new ones. */
  @NeedsPassword()
  @SecretAnswer()
  @Post('on')
  @HttpCode(200)
  async on(@Body() { currentPassword, verificationToken }: SecureConfirmRequest): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.settings.turnOn(currentPassword, verificationToken) };
  }

  /** Offers a secret for an authenticator app. */
  @NeedsPassword()
  @SecretAnswer()
  @Post('app')
  @HttpCode(200)
  offerApp(@Body() { currentPassword, verificationToken }: SecureConfirmRequest): Promise<TotpOfferResponse> {
    return this.settings.offerApp(currentPassword, verificationToken);
  }

  /** The first code of the app turns it on. 400 for a wrong one. */
  @NeedsPassword()
  @SecretAnswer()
  @Post('app/confirm')
  @HttpCode(200)
  async confirmApp(@Body() { code }: TotpConfirmRequest): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.settings.confirmApp(code) };
  }

  /** Turns it off, with app and recovery codes. */
  @NeedsPassword()
  @Post('off')
  @HttpCode(204)
  off(@Body() { currentPassword, verificationToken }: SecureConfirmRequest): Promise<void> {
    return this.settings.turnOff(currentPassword, verificationToken);
  }
}
