import { HttpException, Injectable } from '@nestjs/common';
import { HealthCheckService, type HealthCheckResult } from '@nestjs/terminus';
import { Problem } from '../../platform/errors/problem.js';
import { currentContext } from '../../platform/scope/context.js';
import { DatabaseIndicators } from './database.indicators.js';
import { ProcessIndicators } from './process.indicators.js';
import { ProviderIndicators } from './provider.indicators.js';

/** Without these nothing can be answered; without the others the product still serves. */
const NEEDED = new Set(['database', 'migrations']);
const RETRY_SECONDS = 5;

export interface HealthAnswer {
  status: 'ok';
  database: 'ok';
  /** Parts that do not work while the product serves. */
  down?: string[];
  /** Each part, for admins. */
  details?: HealthCheckResult['details'];
}

/** Asks every part and decides whether requests may come here. */
@Injectable()
export class HealthService {
  constructor(
    private readonly checks: HealthCheckService,
    private readonly database: DatabaseIndicators,
    private readonly process: ProcessIndicators,
    private readonly providers: ProviderIndicators,
  ) {}

  /** Throws 503 `unavailable` with `status` (`unavailable` or `shutting_down`) and `down`, in our error shape. */
  async look(): Promise<HealthAnswer> {
    const { status, details } = await this.results();
    const down = Object.keys(details).filter((name) => details[name]?.status === 'down');
    const shown = { ...(down.length > 0 && { down }), ...(currentContext().actor.role === 'admin' && { details }) };
    if (status !== 'shutting_down' && !down.some((name) => NEEDED.has(name)))
      return { status: 'ok', database: 'ok', ...shown };
    const why = status === 'shutting_down' ? 'shutting_down' : 'unavailable';
    throw new Problem('unavailable', { retryAfter: RETRY_SECONDS, extra: { status: why, ...shown } });
  }

  /** Terminus throws its own 503, whose `error` would take the place of ours; what it found is inside. */
  private async results(): Promise<HealthCheckResult> {
    const { database, process, providers } = this;
    const all = [
      () => database.database(),
      () => database.migrations(),
      () => database.queue(),
      () => database.replica(),
      () => process.storage(),
      () => process.disk(),
      () => process.memory(),
      () => providers.mail(),
      () => providers.payments(),
      () => providers.translation(),
    ];
    try {
      return await this.checks.check(all);
    } catch (error) {
      if (error instanceof HttpException) return error.getResponse() as HealthCheckResult;
      throw error;
    }
  }
}
