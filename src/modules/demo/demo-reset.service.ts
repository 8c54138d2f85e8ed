import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { isoOrNull } from '../../platform/database/iso.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import { FILLED } from './demo-filling.js';
import type { DemoStateResponse } from './demo-reset.dto.js';
import { DemoTurn } from './demo-turn.js';
import { DemoWorld } from './demo-world.service.js';

const FAILED = 'demo.reset_failed';

/** Lets an admin reset the demo world without waiting for the hourly refill. */
@Injectable()
export class DemoReset {
  private readonly log = new Logger('Demo');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly world: DemoWorld,
    private readonly turn: DemoTurn,
  ) {}

  async state(): Promise<DemoStateResponse> {
    const [row] = await this.scope.asSystem('demo refill', () =>
      this.scope.rows<{ filledAt: Date | null; failedAt: Date | null }>(STATE, [FILLED, FAILED]),
    );
    const { filledAt = null, failedAt = null } = row ?? {};
    return {
      enabled: this.settings.demoEnabled,
      filling: await this.turn.isTaken(),
      filledAt: isoOrNull(filledAt),
      failedAt: failedAt && (!filledAt || failedAt > filledAt) ? failedAt.toISOString() : null,
    };
  }

  /** Starts the reset in the background. The state says when it is done. 422 `demo_off`, 409 `demo_filling`. */
  async begin(): Promise<DemoStateResponse> {
    if (!this.settings.demoEnabled) throw refusal('demo_off');
    if (await this.turn.isTaken()) throw refusal('demo_filling');
    await this.scope.write('demo.reset', async () => undefined);
    void this.run();
    return { ...(await this.state()), filling: true };
  }

  private async run(): Promise<void> {
    try {
      await this.world.rebuild();
    } catch (error) {
      this.log.error({ err: error }, 'The demo world could not be reset');
      await this.scope.asSystem('demo refill', () => this.scope.write(FAILED, async () => undefined), { demo: true });
    }
  }
}

const STATE = `select max(at) filter (where action = $1) as "filledAt", max(at) filter (where action = $2) as "failedAt"
  from audit_entry where demo and action in ($1, $2)`;
