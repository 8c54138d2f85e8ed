import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, NeedsPassword, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { AnswerOffer } from './answer-offer.service.js';
import { DecideRenewal } from './decide-renewal.service.js';
import { GenerateRenewals } from './generate-renewals.service.js';
import { RenewalIntents } from './renewal-intents.service.js';
import {
  AnswerOfferRequest,
  GenerateRenewalsRequest,
  RenewalIntentResponse,
  RenewalListQuery,
  RenewalOfferResponse,
  RenewalResponse,
  SayIntentRequest,
  UpdateRenewalRequest,
} from './renewal.dto.js';
import { RenewalService } from './renewal.service.js';

@ApiTags('lease-renewals')
@Controller('lease-renewals')
export class RenewalController {
  constructor(
    private readonly renewals: RenewalService,
    private readonly generator: GenerateRenewals,
    private readonly decisions: DecideRenewal,
    private readonly offers: AnswerOffer,
    private readonly intents: RenewalIntents,
  ) {}

  /** Recommendations, newest first, with reasons in the reader's language. Sorts: createdAt, startsOn, noticeBy, tenant, … */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ApiOkResponse({ type: [RenewalResponse] })
  @ForKeys('leases:read')
  @Get('recommendations')
  list(@Query() query: RenewalListQuery): Promise<Page<RenewalResponse>> {
    return this.renewals.list(query);
  }

  /** One renewal recommendation. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('leases:read')
  @Get('recommendations/:id')
  get(@Param('id', IdPipe) id: string): Promise<RenewalResponse> {
    return this.renewals.get(id);
  }

  /** Recommends for leases that end within 120 days and have none. Answers the new ones: an empty list the second time. */
  @Roles('landlord')
  @ApiOkResponse({ type: [RenewalResponse] })
  @Post('generate')
  async generate(@Body() body: GenerateRenewalsRequest): Promise<RenewalResponse[]> {
    return this.renewals.all(await this.generator.generate(body ?? {}));
  }

  /**
   * `status` is the verb: accepted, adjusted (`rentCents`), rejected, offered (`answerBy`, `note`), withdrawn, signed and
   * declined (on paper); `reply` answers the tenants' question. 422 `region_rule` with the rule and its source,
   * `transition_forbidden`; 409 `stale_version`, `lease_overlap`.
   */
  @Roles('landlord')
  @Put('recommendations/:id')
  async update(@Param('id', IdPipe) id: string, @Body() body: UpdateRenewalRequest): Promise<RenewalResponse> {
    await this.decisions.decide(id, body);
    return this.renewals.get(id);
  }

  /** What the tenant was offered, newest first. */
  @Roles('tenant')
  @ApiOkResponse({ type: [RenewalOfferResponse] })
  @Get('offers')
  own(): Promise<RenewalOfferResponse[]> {
    return this.offers.list();
  }

  /** Accepts or declines by `status`, or asks a `question` first. 422 after the last day, or after another answer. */
  @Roles('tenant')
  @NeedsPassword()
  @Put('offers/:id')
  async answer(@Param('id', IdPipe) id: string, @Body() body: AnswerOfferRequest): Promise<RenewalOfferResponse> {
    await this.offers.answer(id, body);
    return this.offers.get(id);
  }

  /** Own leases whose term ends within 180 days and without an open offer, with the tenant's plan to stay or leave. */
  @Roles('tenant')
  @ApiOkResponse({ type: [RenewalIntentResponse] })
  @Get('intents')
  ownIntents(): Promise<RenewalIntentResponse[]> {
    return this.intents.list();
  }

  /**
   * Records whether the tenant plans to stay. It isn't binding and can be changed. 404 for someone else's lease, 422
   * while there is no question about it.
   */
  @Roles('tenant')
  @NeedsPassword()
  @ApiOkResponse({ type: [RenewalIntentResponse] })
  @Put('intents/:leaseId')
  async say(
    @Param('leaseId', IdPipe) leaseId: string,
    @Body() { intent }: SayIntentRequest,
  ): Promise<RenewalIntentResponse[]> {
    await this.intents.say(leaseId, intent);
    return this.intents.list();
  }
}
