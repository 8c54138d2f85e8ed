import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import type { Page } from '../../platform/lists/page.js';
import { LandlordAccountResponse } from './landlord-accounts.dto.js';
import { LandlordAccounts } from './landlord-accounts.service.js';

@ApiTags('landlords')
@Controller('landlords')
export class LandlordAccountsController {
  constructor(private readonly accounts: LandlordAccounts) {}

  /** Landlords, newest first; `q` searches name and owner, `sort` by createdAt or name. */
  @Roles('staff', 'admin')
  @ForStaff('accounts')
  @Get()
  @ApiOkResponse({ type: [LandlordAccountResponse] })
  list(@Query() query: ListQuery): Promise<Page<LandlordAccountResponse>> {
    return this.accounts.list(query);
  }
}
