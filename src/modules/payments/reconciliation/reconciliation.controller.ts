import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { Clock } from '../../../platform/clock/clock.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import { Discrepancies } from './discrepancies.service.js';
import { ComparisonResponse, FindingListQuery, FindingResponse, ResolveFindingRequest } from './finding.dto.js';
import { Reconciliation } from './reconciliation.service.js';

@ApiTags('payments')
@Controller('payment-findings')
export class ReconciliationController {
  constructor(
    private readonly findings: Discrepancies,
    private readonly reconciliation: Reconciliation,
    private readonly scope: Scope,
    private readonly clock: Clock,
  ) {}

  /** Payments that one of the two sides doesn't know, newest first. `q` searches the reference, the note and the landlord's name. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @Get()
  @ApiOkResponse({ type: [FindingResponse] })
  list(@Query() query: FindingListQuery): Promise<Page<FindingResponse>> {
    return this.findings.list(query);
  }

  /** Compares the landlord's payments with the provider's now, as the schedule does every hour. */
  @Roles('landlord')
  @Post('compare')
  @HttpCode(200)
  async compare(): Promise<ComparisonResponse> {
    const { accountId, demo } = this.scope.actor;
    const newFindings = accountId ? await this.reconciliation.of({ accountId, demo }) : 0;
    return { comparedAt: this.clock.now().toISOString(), newFindings };
  }

  /**
   * Resolves a finding: books it on a lease, cancels our payment, or records why nothing has to be done. An admin can't
   * book it. 409 `stale_version` if someone else has resolved it.
   */
  @Roles('landlord', 'admin')
  @Post(':id/resolve')
  @HttpCode(200)
  resolve(@Param('id', IdPipe) id: string, @Body() body: ResolveFindingRequest): Promise<FindingResponse> {
    return this.findings.resolve(id, body);
  }
}
