import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';

const KEPT_MS = 24 * 3600_000;

/** Forgets challenges and codes of the second step, which live for minutes, and resets that no second admin confirmed. */
@Injectable()
export class TidyChallenges {
  constructor(private readonly scope: Scope) {}

  @Scheduled('two-factor.tidy', '35 3 * * *')
  async tidy(): Promise<void> {
    await this.scope.writeUnaudited('delete from two_factor_challenge where created_at < $1', [
      new Date(this.scope.clock.now().getTime() - KEPT_MS),
    ]);
    await this.scope.writeUnaudited('delete from two_factor_reset where expires_at < $1', [this.scope.clock.now()]);
  }
}
