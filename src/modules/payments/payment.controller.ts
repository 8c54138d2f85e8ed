import { Body, Controller, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { PaymentQuotes } from './payment-quotes.service.js';
import { PaymentReader } from './payment-reader.service.js';
import {
  BegunPaymentResponse,
  CreatePaymentRequest,
  PaymentListQuery,
  PaymentResponse,
  QuoteRequest,
  QuoteResponse,
  RefundRequest,
} from './payment.dto.js';
import { Receipts } from './receipts.service.js';
import { Refunds } from './refunds.service.js';
import { TenantPayments } from './tenant-payments.service.js';

@ApiTags('payments')
@Controller('payments')
export class PaymentController {
  constructor(
    private readonly quotes: PaymentQuotes,
    private readonly payments: TenantPayments,
    private readonly reader: PaymentReader,
    private readonly receipts: Receipts,
    private readonly refunds: Refunds,
  ) {}

  /** Payments of the leases that the reader can see, newest first. */
  @Roles('tenant', 'landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('payments:read')
  @Get()
  @ApiOkResponse({ type: [PaymentResponse] })
  list(@Query() query: PaymentListQuery): Promise<Page<PaymentResponse>> {
    return this.reader.list(query);
  }

  /** What each method costs and how long it takes, before paying. 404 without a lease. */
  @Roles('tenant')
  @Post('quote')
  @HttpCode(200)
  quote(@Body() body: QuoteRequest): Promise<QuoteResponse> {
    return this.quotes.quote(body);
  }

  /**
   * Pays. 422 for more than is owed, 409 for the same payment twice in a row; `state` contains the provider's answer.
   */
  @Roles('tenant')
  @Post()
  async pay(@Body() body: CreatePaymentRequest): Promise<BegunPaymentResponse> {
    const { id, actionUrl } = await this.payments.pay(body);
    return { ...(await this.reader.one(id)), actionUrl };
  }

  /** One payment. 404 for someone else's payment. */
  @Roles('tenant', 'landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('payments:read')
  @Get(':id')
  one(@Param('id', IdPipe) id: string): Promise<PaymentResponse> {
    return this.reader.one(id);
  }

  /** Refunds money. 422 for more than is left; the payment keeps its state, and `refundedCents` shows the refund. */
  @Roles('landlord')
  @Post(':id/refunds')
  async refund(@Param('id', IdPipe) id: string, @Body() body: RefundRequest): Promise<PaymentResponse> {
    await this.refunds.refund(id, body);
    return this.reader.one(id);
  }

  /** The receipt as PDF, in the tenant's language. 422 before the payment has arrived. */
  @Roles('tenant', 'landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('payments:read')
  @Get(':id/receipt')
  @ApiProduces('application/pdf')
  async receipt(@Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const { name, bytes } = await this.receipts.pdf(id);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: `attachment; filename="${name}"`,
      length: bytes.length,
    });
  }
}
