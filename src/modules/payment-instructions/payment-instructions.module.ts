import { Module } from '@nestjs/common';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { InstructionMails } from './instruction-mails.service.js';
import { OwnPaymentInstructionsController } from './own-payment-instructions.controller.js';
import { PaymentInstructionsController } from './payment-instructions.controller.js';
import { PaymentInstructionsPersonalData } from './payment-instructions.personal-data.js';
import { PaymentInstructions } from './payment-instructions.service.js';

/** How tenants pay outside of the product. */
@Module({
  imports: [TwoFactorModule],
  controllers: [PaymentInstructionsController, OwnPaymentInstructionsController],
  providers: [PaymentInstructionsPersonalData, PaymentInstructions, InstructionMails],
  exports: [PaymentInstructions],
})
export class PaymentInstructionsModule {}
