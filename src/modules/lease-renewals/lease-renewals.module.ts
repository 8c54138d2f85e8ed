import { Module } from '@nestjs/common';
import { LeasesModule } from '../leases/leases.module.js';
import { AnswerOffer } from './answer-offer.service.js';
import { DecideRenewal } from './decide-renewal.service.js';
import { ExpireRenewals } from './expire-renewals.service.js';
import { GenerateRenewals } from './generate-renewals.service.js';
import { LeaseRenewalsPersonalData } from './lease-renewals.personal-data.js';
import { RenewalIntents } from './renewal-intents.service.js';
import { RenewalMails } from './renewal-mails.service.js';
import { RenewalController } from './renewal.controller.js';
import { RenewalService } from './renewal.service.js';

/** Leases that end: what to offer, the offer, the answer, the next term. */
@Module({
  imports: [LeasesModule],
  controllers: [RenewalController],
  providers: [
    LeaseRenewalsPersonalData,
    RenewalService,
    GenerateRenewals,
    DecideRenewal,
    AnswerOffer,
    ExpireRenewals,
    RenewalIntents,
    RenewalMails,
  ],
})
export class LeaseRenewalsModule {}
