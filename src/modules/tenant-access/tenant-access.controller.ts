import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NeedsPassword, Public, Roles } from '../../platform/auth/decorators.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import { SessionResponse } from '../auth/auth.dto.js';
import { CodeRefusals } from './code-refusals.js';
import { HomeResponse, TenantCodeRequest, TenantCodeResponse, TenantSetupRequest } from './tenant-access.dto.js';
import { TenantAccessService } from './tenant-access.service.js';

@ApiTags('auth')
@Controller()
export class TenantAccessController {
  constructor(
    private readonly access: TenantAccessService,
    private readonly refusals: CodeRefusals,
  ) {}

  /** Shows a code: unused `{ needsAccountSetup, isFirstTime }`, used a session. 401 `Invalid access code` for any other. */
  @Public()
  @SecretAnswer()
  @Post('auth/tenant-code')
  @HttpCode(200)
  enter(@Body() { code }: TenantCodeRequest): Promise<TenantCodeResponse> {
    return this.refusals.noted(() => this.access.enter(code));
  }

  /** Makes the tenant's account with an unused code. 400 passwords, 401 code, 409 `User already exists` with a hint. */
  @Public()
  @SecretAnswer()
  @Post('auth/tenant-setup')
  setUp(@Body() body: TenantSetupRequest): Promise<SessionResponse> {
    return this.refusals.noted(() => this.access.setUp(body));
  }

  /** Adds a home to one's own by its code. 401 `Invalid access code`, `password_required` for who came by a used code. */
  @Roles('tenant')
  @NeedsPassword()
  @Post('tenants/me/leases')
  addHome(@Body() { code }: TenantCodeRequest): Promise<HomeResponse> {
    return this.refusals.noted(() => this.access.addHome(code));
  }
}
