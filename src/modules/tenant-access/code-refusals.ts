import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { currentContext, runInContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { CODE_LIMITS } from './limits.js';

/**
 * Records refused codes in the audit log, with the person who tries as the actor. The code itself isn't stored
 * anywhere.
 */
@Injectable()
export class CodeRefusals {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Each refused code is an entry; attempts past a limit share one entry per source and period, so that no one can
   * flood the log.
   */
  async noted<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Problem) await this.note(error);
      throw error;
    }
  }

  private async note({ code }: Problem): Promise<void> {
    if (code === 'invalid_access_code') return this.enter('session.code_failed');
    if (code === 'too_many_requests' && (await this.throttle.tryUse(CODE_LIMITS.floodNote, throttleSource())))
      return this.enter('session.code_throttled');
  }

  private enter(action: string): Promise<void> {
    const { requestId } = currentContext();
    // Not under the request's idempotency claim: the request failed and may be sent again.
    return runInContext({ requestId, claimId: undefined }, () => this.scope.write(action, async () => undefined));
  }
}
