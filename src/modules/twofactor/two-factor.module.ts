import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { Confirmation } from './confirmation.service.js';
import { SecondStepCheck } from './second-step-check.js';
import { SecondStepLinkController } from './second-step-link.controller.js';
import { SecondStepLinks } from './second-step-links.service.js';
import { SecondStepLock } from './second-step-lock.service.js';
import { TidyChallenges } from './tidy-challenges.js';
import { TwoFactorCodes } from './two-factor-codes.service.js';
import { TwoFactorSecrets } from './two-factor-secrets.js';
import { TwoFactorSettingsController } from './two-factor-settings.controller.js';
import { TwoFactorSettings } from './two-factor-settings.service.js';
import { TwoFactorSetup } from './two-factor-setup.service.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactorService } from './two-factor.service.js';
import { VerifyCode } from './verify-code.service.js';

/** The second step, below the ways in. */
@Module({
  imports: [SessionsModule, AccountsModule],
  controllers: [TwoFactorController, SecondStepLinkController, TwoFactorSettingsController],
  providers: [
    SecondStepCheck,
    SecondStepLock,
    TidyChallenges,
    TwoFactorCodes,
    TwoFactorSecrets,
    TwoFactorService,
    TwoFactorSetup,
    VerifyCode,
    TwoFactorSettings,
    Confirmation,
    SecondStepLinks,
  ],
  exports: [SecondStepLock, TwoFactorService, TwoFactorSetup, Confirmation],
})
export class TwoFactorModule {}
