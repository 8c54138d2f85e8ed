import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { v5 } from 'uuid';
import { Roles } from '../../platform/auth/decorators.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { BulkResponse } from '../../platform/lists/chosen-rows.dto.js';
import { forEachChosen } from '../../platform/lists/for-each-chosen.js';
import { currentContext } from '../../platform/scope/context.js';
import { ChargeManyRequest } from './charge-many.dto.js';
import { LeaseEntries } from './lease-entries.service.js';

@ApiTags('ledger')
@Roles('landlord')
@Controller('landlords/leases')
export class ChargeManyController {
  constructor(private readonly entries: LeaseEntries) {}

  /**
   * Charges several leases the same amount besides the rent, with the checks of the route for one lease. Someone else's
   * lease is refused as `not_found`, one in another currency as `charge_in_other_currency`.
   */
  @LongStatements()
  @Post('charges')
  @HttpCode(200)
  charge(@Body() { ids, key, ...charge }: ChargeManyRequest): Promise<BulkResponse> {
    const accountId = orNotFound(currentContext().actor.accountId);
    // The charge's id is made of the key and the lease, so the primary key refuses to charge a lease twice.
    return forEachChosen(ids, (id) => this.entries.charge(id, charge, v5(`${key} ${id}`.toLowerCase(), accountId)));
  }
}
