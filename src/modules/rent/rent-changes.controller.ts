import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import { ForKeys, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Scope } from '../../platform/scope/scope.js';
import { RentChangesQuery, RentChangesResponse } from './rent-changes.dto.js';
import { RepostRents } from './repost-rents.service.js';
import { termsWith } from './terms-with.js';

@ApiTags('ledger')
@Controller('landlords/leases/:id/rent-changes')
export class RentChangesController {
  constructor(
    private readonly scope: Scope,
    private readonly rents: RepostRents,
  ) {}

  /**
   * The changes of posted rents that an end or a correction would cause, before it is made. 404 for someone else's
   * lease.
   */
  @Roles('landlord')
  @ForKeys('leases:read')
  @Get()
  show(@Param('id', IdPipe) leaseId: string, @Query() asked: RentChangesQuery): Promise<RentChangesResponse> {
    return this.scope.read(async (query) => {
      const standing = await this.rents.standing(query, leaseId);
      const { endsOn, startsOn, rentCents, dueDay } = asked;
      const after = termsWith(standing, {
        ...(endsOn && { endsOn: day(endsOn) }),
        ...(startsOn && { startsOn: day(startsOn) }),
        ...(rentCents && { rentCents: cents(rentCents) }),
        ...(dueDay && { dueDay }),
      });
      const { months, fees, cents: change } = await this.rents.changes(query, standing, after);
      return {
        currency: standing.lease.currency,
        months: months.map(({ period, before, after: next }) => ({
          period,
          beforeCents: before?.cents ?? null,
          beforeDueOn: before?.dueOn ?? null,
          afterCents: next?.cents ?? null,
          afterDueOn: next?.dueOn ?? null,
        })),
        canceledFeesCents: fees.reduce((total, fee) => total + fee.cents, 0),
        balanceCents: standing.balance.balanceCents,
        newBalanceCents: standing.balance.balanceCents + change,
      };
    });
  }
}
