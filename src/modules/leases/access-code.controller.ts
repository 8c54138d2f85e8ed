import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { IssueCodeRequest, IssuedCodeResponse } from './access-code.dto.js';
import { AccessCodes } from './access-code.service.js';
import { LeaseResponse } from './lease-response.dto.js';
import { LeaseService } from './lease.service.js';

@ApiTags('landlords')
@Controller('landlords/leases/:id/codes')
export class AccessCodeController {
  constructor(
    private readonly codes: AccessCodes,
    private readonly leases: LeaseService,
  ) {}

  /** Issues a tenant's code with its welcome letter; it is only shown in this answer. 403 `email_unverified`. */
  @Roles('landlord')
  @SecretAnswer()
  @Post()
  issue(@Param('id', IdPipe) leaseId: string, @Body() body: IssueCodeRequest): Promise<IssuedCodeResponse> {
    return this.codes.issue(leaseId, body);
  }

  /** Revokes a tenant's code, or all of the lease. Answers the lease. */
  @Roles('landlord')
  @Post('revoke')
  @HttpCode(200)
  async revoke(@Param('id', IdPipe) leaseId: string, @Body() body: IssueCodeRequest): Promise<LeaseResponse> {
    await this.codes.revoke(leaseId, body);
    return this.leases.get(leaseId);
  }
}
