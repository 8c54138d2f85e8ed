import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { Confirmation } from './confirmation.service.js';
import { TidyChallenges } from './tidy-challenges.js';
import { TwoFactorCheck } from './two-factor-check.js';
import { TwoFactorCodes } from './two-factor-codes.service.js';
import { TwoFactorKeys } from './two-factor-keys.service.js';
import { TwoFactorLock } from './two-factor-lock.service.js';
import { TwoFactorResets } from './two-factor-resets.service.js';
import { TwoFactorSecrets } from './two-factor-secrets.js';
import { TwoFactorSettingsController } from './two-factor-settings.controller.js';
import { TwoFactorSettings } from './two-factor-settings.service.js';
import { TwoFactorSetup } from './two-factor-setup.service.js';
import { SecondStepLinkController } from './two-factor-unlock.controller.js';
import { TwoFactorUnlock } from './two-factor-unlock.service.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactorPersonalData } from './two-factor.personal-data.js';
import { TwoFactorService } from './two-factor.service.js';
import { VerifyCode } from './verify-code.service.js';

/** The second step of sign-in. The modules that sign people in depend on this one. */
@Module({
  imports: [SessionsModule, AccountsModule],
  controllers: [TwoFactorController, SecondStepLinkController, TwoFactorSettingsController],
  providers: [
    TwoFactorPersonalData,
    TwoFactorCheck,
    TwoFactorLock,
    TidyChallenges,
    TwoFactorCodes,
    TwoFactorSecrets,
    TwoFactorService,
    TwoFactorSetup,
    VerifyCode,
    TwoFactorSettings,
    Confirmation,
    TwoFactorUnlock,
    TwoFactorResets,
    TwoFactorKeys,
  ],
  exports: [TwoFactorKeys, TwoFactorLock, TwoFactorResets, TwoFactorService, TwoFactorSetup, Confirmation],
})
export class TwoFactorModule {}
