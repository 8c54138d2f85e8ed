import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Page } from '../../../platform/lists/page.js';
import { AccountPages } from './account-pages.service.js';
import { AccountAffairsQuery, AccountPageResponse, AffairResponse, PersonAffairsQuery } from './affairs.dto.js';
import { Affairs } from './affairs.service.js';

@ApiTags('people')
@Roles('staff', 'admin')
@ForStaff('accounts')
@Controller('people')
export class PersonAffairsController {
  constructor(private readonly affairs: Affairs) {}

  /** What a person has with us, a kind at a time, newest first; of landlords and suppliers what their accounts have. Support sees no leads. 404 for no one. */
  @Get(':id/affairs')
  @ApiOkResponse({ type: [AffairResponse] })
  list(@Param('id', IdPipe) id: string, @Query() query: PersonAffairsQuery): Promise<Page<AffairResponse>> {
    return this.affairs.list({ of: 'person', id }, query);
  }
}

@ApiTags('people')
@Roles('staff', 'admin')
@ForStaff('accounts')
@Controller('accounts')
export class AccountPagesController {
  constructor(
    private readonly accounts: AccountPages,
    private readonly affairs: Affairs,
  ) {}

  /** A landlord's or supplier's account: plan, figures and people. The reading is an entry of the audit log. */
  @Get(':id')
  one(@Param('id', IdPipe) id: string): Promise<AccountPageResponse> {
    return this.accounts.one(id);
  }

  /** What an account has, a kind at a time: units (also vacant ones), leases, payments, invoices, requests, tickets, chats. 404 for none. */
  @Get(':id/affairs')
  @ApiOkResponse({ type: [AffairResponse] })
  list(@Param('id', IdPipe) id: string, @Query() query: AccountAffairsQuery): Promise<Page<AffairResponse>> {
    return this.affairs.list({ of: 'account', id }, query);
  }
}
