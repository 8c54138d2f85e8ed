import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import {
  AddRecurringChargeRequest,
  ChangeRecurringAmountRequest,
  RecurringChargeResponse,
  StopRecurringChargeRequest,
} from './recurring-charge.dto.js';
import { RecurringCharges } from './recurring-charges.service.js';

@ApiTags('ledger')
@Roles('landlord')
@Controller('landlords/leases/:id/recurring-charges')
export class RecurringChargeController {
  constructor(private readonly charges: RecurringCharges) {}

  /** Recurring charges of a lease besides the rent, including those that have ended. 404 for someone else's lease. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('payments:read')
  @Get()
  list(@Param('id', IdPipe) leaseId: string): Promise<RecurringChargeResponse[]> {
    return this.charges.list(leaseId);
  }

  /**
   * Adds a recurring charge. It is posted each month on its due day, like rent. 422 `confirmation_required` where the
   * rent of a running lease is capped.
   */
  @ForKeys('payments:write')
  @Post()
  add(
    @Param('id', IdPipe) leaseId: string,
    @Body() body: AddRecurringChargeRequest,
  ): Promise<RecurringChargeResponse[]> {
    return this.charges.add(leaseId, body);
  }

  /**
   * Sets another amount from a day on. 409 `stale_version`; 422 `confirmation_required` for a raise where the rent is
   * capped, `rule_broken` for a month that is posted.
   */
  @ForKeys('payments:write')
  @Post(':chargeId/amount')
  @HttpCode(200)
  changeAmount(
    @Param('id', IdPipe) leaseId: string,
    @Param('chargeId', IdPipe) id: string,
    @Body() body: ChangeRecurringAmountRequest,
  ): Promise<RecurringChargeResponse[]> {
    return this.charges.changeAmount(leaseId, id, body);
  }

  /** Sets its last day; charges for later days are reversed. Asking twice is harmless. 409 `stale_version`. */
  @ForKeys('payments:write')
  @Post(':chargeId/stop')
  @HttpCode(200)
  stop(
    @Param('id', IdPipe) leaseId: string,
    @Param('chargeId', IdPipe) id: string,
    @Body() body: StopRecurringChargeRequest,
  ): Promise<RecurringChargeResponse[]> {
    return this.charges.stop(leaseId, id, body);
  }
}
