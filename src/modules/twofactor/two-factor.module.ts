import { Module } from '@nestjs/common';
import { SecondStepCheck } from './second-step-check.js';
import { SecondStepLock } from './second-step-lock.service.js';
import { TidyChallenges } from './tidy-challenges.js';
import { TwoFactorCodes } from './two-factor-codes.service.js';
import { TwoFactorSecrets } from './two-factor-secrets.js';
import { TwoFactorSetup } from './two-factor-setup.service.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactorService } from './two-factor.service.js';
import { VerifyCode } from './verify-code.service.js';

/** The second step, below the ways in. */
@Module({
  controllers: [TwoFactorController],
  providers: [
    SecondStepCheck,
    SecondStepLock,
    TidyChallenges,
    TwoFactorCodes,
    TwoFactorSecrets,
    TwoFactorService,
    TwoFactorSetup,
    VerifyCode,
  ],
  exports: [SecondStepLock, TwoFactorService, TwoFactorSetup],
})
export class TwoFactorModule {}
