import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/auth/decorators.js';
import { HealthService, type HealthAnswer } from './health.service.js';

/** For probes and the readiness dashboard. `/ping`: the process lives; the others: it can serve. */
@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Asks nothing of other parts. */
  @Get('ping')
  ping(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 503 while this process cannot serve, with what is down; admins are told of each part. */
  @Get(['health', 'healthz', 'api/health'])
  look(): Promise<HealthAnswer> {
    return this.health.look();
  }
}
