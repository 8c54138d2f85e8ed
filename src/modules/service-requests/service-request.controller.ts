import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AnyRole, ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { AnswerOffer } from './answer-offer.js';
import { ChangeRequest } from './change-request.service.js';
import { FileRequest } from './file-request.js';
import { REQUESTS_FILED, REQUESTS_OF_TENANT } from './limits.js';
import { OfferService } from './offer.service.js';
import { NewRepairQuote, RepairQuoteAnswer, RepairQuoteResponse } from './quote.dto.js';
import { QuoteService } from './quote.service.js';
import { RequestReader } from './request-reader.js';
import { NewOffer, NewServiceRequest, OfferAnswer, ServiceRequestChange, ServiceRequestQuery } from './request.dto.js';
import { OfferResponse, ServiceRequestDetail, ServiceRequestResponse } from './request.response.dto.js';

@ApiTags('service requests')
@Controller('service-requests')
export class ServiceRequestController {
  constructor(
    private readonly reader: RequestReader,
    private readonly filing: FileRequest,
    private readonly changes: ChangeRequest,
    private readonly offers: OfferService,
    private readonly quotes: QuoteService,
    private readonly answers: AnswerOffer,
  ) {}

  /** Requests: a tenant’s own, a landlord’s, or those offered to or accepted by a supplier; newest first. */
  @AnyRole()
  @ForStaff('accounts')
  @ForKeys('maintenance:read')
  @Get()
  @ApiOkResponse({ type: [ServiceRequestResponse] })
  list(@Query() query: ServiceRequestQuery): Promise<Page<ServiceRequestResponse>> {
    return this.reader.list(query);
  }

  /**
   * Files a request. A landlord’s own request with `status: approved` needs no second step. 403 for a tenant who sends it, 404
   * for a unit that isn’t the reporter’s, 422 for a tenant without a home, 429 above the number of requests that one person can
   * file in an hour.
   */
  @LimitedByPerson(REQUESTS_FILED, REQUESTS_OF_TENANT)
  @Roles('tenant', 'landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('maintenance:write')
  @Post()
  file(@Body() body: NewServiceRequest): Promise<ServiceRequestResponse> {
    return this.filing.file(body);
  }

  /** One request with its timeline and photos. */
  @AnyRole()
  @ForStaff('accounts')
  @ForKeys('maintenance:read')
  @Get(':id')
  one(@Param('id', IdPipe) id: string): Promise<ServiceRequestDetail> {
    return this.reader.detail(id);
  }

  /**
   * Changes details, and with `status` takes a step: approved, declined, scheduled (with `scheduledFor`), in_progress, completed
   * (with `costCents`, up to the limit unless a landlord sends `approveCost`), closed (a tenant with `rating`), cancelled. 403
   * for a step of another role, 422 for one that isn’t possible in the current state, `over_limit` and `quote_pending` if the
   * spending limit forbids it, 409 `stale_version`.
   */
  @AnyRole()
  @ForStaff('accounts')
  @ForKeys('maintenance:write')
  @Patch(':id')
  async change(@Param('id', IdPipe) id: string, @Body() body: ServiceRequestChange): Promise<ServiceRequestResponse> {
    await this.changes.change(id, body);
    return this.reader.one(id);
  }

  /** Offers an approved request to a supplier of the directory. 422 in another state. */
  @Roles('landlord')
  @Post(':id/offers')
  async offer(@Param('id', IdPipe) id: string, @Body() body: NewOffer): Promise<ServiceRequestResponse> {
    await this.offers.send(id, body);
    return this.reader.one(id);
  }

  /**
   * A supplier accepts (if the first one gets the job), answers with `amountCents` and `scheduledFor`, or declines. A landlord
   * picks an answer (`accepted`) or withdraws. 409 if another supplier was faster, 422 if the offer has ended, `landlord_chooses`
   * if suppliers can only answer.
   */
  @Roles('supplier', 'landlord')
  @Patch(':id/offers/:offerId')
  answer(
    @Param('id', IdPipe) id: string,
    @Param('offerId', IdPipe) offerId: string,
    @Body() body: OfferAnswer,
  ): Promise<OfferResponse> {
    return this.answers.answer(id, offerId, body);
  }

  /**
   * A supplier asks for a price. 404 without an open offer, 409 while an earlier one waits, 422 when the work is done. Until the
   * request closes, its supplier can still ask for a price above the limit.
   */
  @Roles('supplier')
  @Post(':id/quotes')
  quote(@Param('id', IdPipe) id: string, @Body() body: NewRepairQuote): Promise<RepairQuoteResponse> {
    return this.quotes.send(id, body);
  }

  /** The landlord approves or declines a price, or the supplier takes it back while it waits. 422 once the job has moved on. */
  @Roles('landlord', 'supplier')
  @Patch(':id/quotes/:quoteId')
  answerQuote(
    @Param('id', IdPipe) id: string,
    @Param('quoteId', IdPipe) quoteId: string,
    @Body() body: RepairQuoteAnswer,
  ): Promise<RepairQuoteResponse> {
    return this.quotes.answer(id, quoteId, body);
  }
}
