import { Body, Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { OwnerOnly, Roles } from '../../platform/auth/decorators.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Scope } from '../../platform/scope/scope.js';
import { SubscriptionMethods } from './subscription-methods.service.js';
import { SubscriptionPdf } from './subscription-pdf.service.js';
import { SubscriptionReader } from './subscription-reader.service.js';
import {
  ProductRequest,
  SubscriptionInvoiceResponse,
  SubscriptionPageResponse,
  SubscriptionPaymentResponse,
} from './subscription.dto.js';

@ApiTags('subscriptions')
@Roles('landlord', 'supplier')
@OwnerOnly()
@Controller('subscriptions')
export class SubscriptionsController {
  constructor(
    private readonly scope: Scope,
    private readonly reader: SubscriptionReader,
    private readonly methods: SubscriptionMethods,
    private readonly receipts: SubscriptionPdf,
  ) {}

  /** The invoices of one's own account, newest first, at most 100. */
  @Get('invoices')
  @ApiOkResponse({ type: [SubscriptionInvoiceResponse] })
  invoices(): Promise<SubscriptionInvoiceResponse[]> {
    return this.reader.invoices();
  }

  /** An invoice that was paid, as PDF. 404 for someone else's, 422 for one that is not paid. */
  @Get('invoices/:id/pdf')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async pdf(@Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const { name, bytes } = await this.receipts.written(id);
    return new StreamableFile(bytes, { type: 'application/pdf', disposition: `attachment; filename="${name}"` });
  }

  /** Asks the provider what became of the payment on its way. */
  @Post('refresh')
  @HttpCode(200)
  refresh(@Body() { product }: ProductRequest): Promise<SubscriptionPaymentResponse> {
    return this.reader.refresh(product);
  }

  /** The provider's page on which another card is left. */
  @Post('method')
  async method(@Body() { product }: ProductRequest): Promise<SubscriptionPageResponse> {
    const { accountId, demo } = this.scope.actor;
    return { url: await this.methods.change({ accountId: orNotFound(accountId), demo }, product) };
  }
}
