import { Module } from '@nestjs/common';
import { SecondStepCheck } from './second-step-check.js';
import { TidyChallenges } from './tidy-challenges.js';
import { TwoFactorCodes } from './two-factor-codes.service.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactorSecrets } from './two-factor-secrets.js';
import { TwoFactorService } from './two-factor.service.js';
import { TwoFactorSetup } from './two-factor-setup.service.js';

/** The second step, below the ways in. */
@Module({
  controllers: [TwoFactorController],
  providers: [SecondStepCheck, TidyChallenges, TwoFactorCodes, TwoFactorSecrets, TwoFactorService, TwoFactorSetup],
  exports: [TwoFactorService, TwoFactorSetup],
})
export class TwoFactorModule {}
