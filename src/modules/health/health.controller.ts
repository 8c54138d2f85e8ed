import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/auth/decorators.js';
import { DatabaseWatch } from '../../platform/database/database-watch.js';

/** For probes and the readiness dashboard. `/ping`: the process lives; the others: it can serve. */
@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(private readonly watch: DatabaseWatch) {}

  @Get('ping')
  ping(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 503 while the database does not answer. It asks on a connection of its own: a full pool is no reason to send people elsewhere. */
  @Get(['health', 'healthz', 'api/health'])
  async health(): Promise<{ status: 'ok'; database: 'ok' }> {
    await this.watch.beat();
    return { status: 'ok', database: 'ok' };
  }
}
