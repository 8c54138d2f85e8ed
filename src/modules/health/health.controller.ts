import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/auth/decorators.js';
import { Scope } from '../../platform/scope/scope.js';

/** For probes and the readiness dashboard. `/ping`: the process lives; the others: it can serve. */
@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(private readonly scope: Scope) {}

  @Get('ping')
  ping(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 503 while the database cannot be reached. */
  @Get(['health', 'healthz', 'api/health'])
  async health(): Promise<{ status: 'ok'; database: 'ok' }> {
    await this.scope.rows('select 1 as one');
    return { status: 'ok', database: 'ok' };
  }
}
