import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Accounts } from './accounts.service.js';
import { AccountResponse, EnterpriseRequest, ExtendTrialRequest } from './billing.dto.js';

@ApiTags('billing')
@Roles('admin')
@Controller('admin/accounts')
export class AccountsController {
  constructor(private readonly accounts: Accounts) {}

  /** A landlord's account: plan, trial, units, volume and invoices. 404 for another kind of account. */
  @Get(':id')
  one(@Param('id', IdPipe) id: string): Promise<AccountResponse> {
    return this.accounts.one(id);
  }

  /** Extends a trial, with a reason for the audit log. 422 for an account that has a plan, 409 `stale_version` if another admin extended it since `seen`. */
  @Post(':id/trial')
  @HttpCode(200)
  extendTrial(@Param('id', IdPipe) id: string, @Body() body: ExtendTrialRequest): Promise<AccountResponse> {
    return this.accounts.extendTrial(id, body);
  }

  /** Gives or takes back Enterprise, which is agreed with the team, with a reason for the audit log. */
  @Post(':id/enterprise')
  @HttpCode(200)
  setEnterprise(@Param('id', IdPipe) id: string, @Body() body: EnterpriseRequest): Promise<AccountResponse> {
    return this.accounts.setEnterprise(id, body);
  }
}
