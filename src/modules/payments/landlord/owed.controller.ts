import { Body, Controller, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForKeys, Roles } from '../../../platform/auth/decorators.js';
import { LongStatements } from '../../../platform/database/long-statements.decorator.js';
import { attachment } from '../../../platform/http/attachment.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Page } from '../../../platform/lists/page.js';
import { LimitedByPerson } from '../../../platform/throttle/limited.decorator.js';
import { OwedReminders, REMINDERS } from './owed-reminders.service.js';
import { OwedLeaseResponse, OwedQuery, OwedTotals } from './owed.dto.js';
import { OwedLeases } from './owed.service.js';
import { ReversePaymentsRequest, ReversePaymentsResponse } from './payment-reversals.dto.js';
import { PaymentReversals } from './payment-reversals.service.js';
import { PaymentRowsRequest, PaymentRowsResponse } from './payment-rows.dto.js';
import { PaymentRows } from './payment-rows.service.js';
import { ReminderLetter } from './reminder-letter.service.js';
import { LetterQuery, RemindRequest, RemindResponse, ReminderResponse } from './reminder.dto.js';

@ApiTags('payments')
@Roles('landlord')
@Controller('landlords')
export class OwedController {
  constructor(
    private readonly owed: OwedLeases,
    private readonly rows: PaymentRows,
    private readonly reversals: PaymentReversals,
    private readonly reminders: OwedReminders,
    private readonly letters: ReminderLetter,
  ) {}

  /** Leases that owe something, the longest overdue first. Sorts: overdueSince, openCents, overdueCents, home, tenant. */
  @ApiOkResponse({ type: [OwedLeaseResponse] })
  @ForKeys('payments:read')
  @Get('owed')
  list(@Query() query: OwedQuery): Promise<Page<OwedLeaseResponse>> {
    return this.owed.list(query);
  }

  /** The sums of the leases with the same filters, one row per currency. */
  @ApiOkResponse({ type: [OwedTotals] })
  @ForKeys('payments:read')
  @Get('owed/totals')
  totals(@Query() query: OwedQuery): Promise<OwedTotals[]> {
    return this.owed.totals(query);
  }

  /**
   * Records many payments that came in cash, by check or transfer. Each row is handled separately; one that was
   * recorded before isn't recorded again.
   */
  @LongStatements()
  @ForKeys('payments:write')
  @Post('payments/rows')
  @HttpCode(200)
  async record(@Body() { rows }: PaymentRowsRequest): Promise<PaymentRowsResponse> {
    return { rows: await this.rows.record(rows) };
  }

  /**
   * Reverses payments that were recorded by mistake, each like its entry in the ledger; asking twice is harmless. A payment
   * that came from a provider is refused, and so is one of which money was given back: the others are reversed.
   */
  @LongStatements()
  @ForKeys('payments:write')
  @Post('payments/reversals')
  @HttpCode(200)
  async reverse(@Body() { paymentIds, ...why }: ReversePaymentsRequest): Promise<ReversePaymentsResponse> {
    return { payments: await this.reversals.reverse(paymentIds, why) };
  }

  /**
   * Reminds the tenants of these leases of what is due, at most once a day, by email and text as they allow. 403
   * `email_unverified`, 429 past the limit.
   */
  @LimitedByPerson(REMINDERS)
  @Post('reminders')
  @HttpCode(200)
  async remind(@Body() { leaseIds }: RemindRequest): Promise<RemindResponse> {
    return { leases: await this.reminders.remind(leaseIds) };
  }

  /** Reminders that were sent about a lease, the latest first. */
  @ApiOkResponse({ type: [ReminderResponse] })
  @Get('leases/:id/reminders')
  sent(@Param('id', IdPipe) id: string): Promise<ReminderResponse[]> {
    return this.reminders.sent(id);
  }

  /** The reminder as a letter, in the tenant's language unless another is asked for. 422 `nothing_due`. */
  @ApiProduces('application/pdf')
  @Get('leases/:id/reminder-letter')
  async letter(@Param('id', IdPipe) id: string, @Query() { language }: LetterQuery): Promise<StreamableFile> {
    const { name, bytes } = await this.letters.pdf(id, language);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: attachment(name),
      length: bytes.length,
    });
  }
}
