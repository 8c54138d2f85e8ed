import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Page } from '../../../platform/lists/page.js';
import { LedgerQuery, LedgerRow, LedgerSummary } from '../../ledger/ledger.dto.js';
import { LeaseLedger } from './lease-ledger.service.js';

@ApiTags('ledger')
@Roles('landlord', 'staff', 'admin')
@Controller('landlords/leases/:id')
export class LeaseLedgerController {
  constructor(private readonly ledger: LeaseLedger) {}

  /** The lease's ledger, newest first, with a running balance; what is scheduled stands before it. 404 for a foreign lease. */
  @Get('ledger')
  @ApiOkResponse({ type: [LedgerRow] })
  rows(@Param('id', IdPipe) id: string, @Query() query: LedgerQuery): Promise<Page<LedgerRow>> {
    return this.ledger.rows(id, query);
  }

  /** Balance, what is overdue, what was paid this year and on time, the deposit held. */
  @Get('ledger/summary')
  summary(@Param('id', IdPipe) id: string): Promise<LedgerSummary> {
    return this.ledger.summary(id);
  }
}
