import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import {
  AddChargeRequest,
  AddCreditRequest,
  LedgerQuery,
  LedgerRow,
  LedgerSummary,
  OpeningRequest,
  ReturnDepositRequest,
  ReverseEntryRequest,
} from '../ledger/ledger.dto.js';
import { DepositReturns } from './deposit-returns.service.js';
import { DepositTermsResponse } from './deposit-terms.dto.js';
import { EntryReversals } from './entry-reversals.service.js';
import { LeaseEntries } from './lease-entries.service.js';
import { LeaseLedger } from './lease-ledger.service.js';

@ApiTags('ledger')
@Roles('landlord', 'staff', 'admin')
@ForStaff('accounts')
@Controller('landlords/leases/:id')
export class LeaseLedgerController {
  constructor(
    private readonly ledger: LeaseLedger,
    private readonly entries: LeaseEntries,
    private readonly deposits: DepositReturns,
    private readonly reversals: EntryReversals,
  ) {}

  /**
   * The lease's ledger, newest first, with a running balance; scheduled entries come first. 404 for someone else's
   * lease.
   */
  @ForKeys('payments:read')
  @Get('ledger')
  @ApiOkResponse({ type: [LedgerRow] })
  rows(@Param('id', IdPipe) id: string, @Query() query: LedgerQuery): Promise<Page<LedgerRow>> {
    return this.ledger.rows(id, query);
  }

  /** Balance, what is overdue, what was paid this year and on time, the deposit held. */
  @ForKeys('payments:read')
  @Get('ledger/summary')
  summary(@Param('id', IdPipe) id: string): Promise<LedgerSummary> {
    return this.ledger.summary(id);
  }

  /**
   * Charges something besides the rent. Answers the new balance. 422 `region_rule` with the rule and its source for a
   * deposit that the region forbids, 403 for a key that charges a deposit.
   */
  @Roles('landlord')
  @ForKeys('payments:write')
  @Post('charges')
  async charge(@Param('id', IdPipe) id: string, @Body() body: AddChargeRequest): Promise<LedgerSummary> {
    await this.entries.charge(id, body);
    return this.ledger.summary(id);
  }

  /** Adds a credit. Answers the new balance. */
  @Roles('landlord')
  @ForKeys('payments:write')
  @Post('credits')
  async credit(@Param('id', IdPipe) id: string, @Body() body: AddCreditRequest): Promise<LedgerSummary> {
    await this.entries.credit(id, body);
    return this.ledger.summary(id);
  }

  /** Opening balance and deposit of a lease that ran before. 409 the second time, 422 `region_rule` with the rule and its source for a deposit that the region forbids. */
  @Roles('landlord')
  @Post('opening')
  async opening(@Param('id', IdPipe) id: string, @Body() body: OpeningRequest): Promise<LedgerSummary> {
    await this.entries.opening(id, body);
    return this.ledger.summary(id);
  }

  /** The region's rules about returning the deposit: deadline, deductions, interest, as far as they are known. */
  @Roles('landlord')
  @Get('deposit/terms')
  depositTerms(@Param('id', IdPipe) id: string): Promise<DepositTermsResponse> {
    return this.deposits.terms(id);
  }

  /**
   * Returns the deposit with its interest, less itemized deductions; the tenants get a message and a letter. 422 for
   * more than is held.
   */
  @Roles('landlord')
  @Post('deposit/return')
  async returnDeposit(@Param('id', IdPipe) id: string, @Body() body: ReturnDepositRequest): Promise<LedgerSummary> {
    await this.deposits.giveBack(id, body);
    return this.ledger.summary(id);
  }

  /**
   * Reverses an entry with another one; asking twice is harmless. 422 for one that came from a provider, and for a
   * payment of which money was returned; 403 for an API key and a deposit or returned money.
   */
  @Roles('landlord')
  @ForKeys('payments:write')
  @Post('ledger/:entryId/reverse')
  @HttpCode(200)
  async reverse(
    @Param('id', IdPipe) id: string,
    @Param('entryId', IdPipe) entryId: string,
    @Body() body: ReverseEntryRequest,
  ): Promise<LedgerSummary> {
    await this.reversals.reverse(id, entryId, body);
    return this.ledger.summary(id);
  }
}
