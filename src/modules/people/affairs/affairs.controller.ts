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

  /**
   * Lists a person's leases, payments, requests and so on: one kind at a time, newest first. For landlords and suppliers it
   * lists those of their accounts. Support staff see no leads. 404 for an unknown person.
   */
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

  /** A landlord's or supplier's account: plan, figures and people. The audit log records who read it. */
  @Get(':id')
  one(@Param('id', IdPipe) id: string): Promise<AccountPageResponse> {
    return this.accounts.one(id);
  }

  /**
   * Lists what an account has, one kind at a time: units (also vacant ones), leases, payments, invoices, requests, tickets,
   * chats. 404 for an unknown account.
   */
  @Get(':id/affairs')
  @ApiOkResponse({ type: [AffairResponse] })
  list(@Param('id', IdPipe) id: string, @Query() query: AccountAffairsQuery): Promise<Page<AffairResponse>> {
    return this.affairs.list({ of: 'account', id }, query);
  }
}
