import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { HandledMessage } from '../../platform/outbox/handled-message.entity.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { DemoClearing } from './demo-clearing.js';
import { DemoFilling, FILLED } from './demo-filling.js';
import { DemoTurn } from './demo-turn.js';

/** Fills the demo world at the first start, and again each hour if someone changed it. */
@Injectable()
export class DemoWorld implements OnApplicationBootstrap {
  private readonly log = new Logger('Demo');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly clearing: DemoClearing,
    private readonly filling: DemoFilling,
    private readonly turn: DemoTurn,
  ) {}

  /** Fills in the background, so that the product is ready before the demo is. */
  onApplicationBootstrap(): void {
    if (this.settings.demoEnabled && this.settings.NODE_ENV !== 'test')
      void this.refill().catch((error: unknown) =>
        this.log.error({ err: error }, 'The demo world could not be filled'),
      );
  }

  @Scheduled('demo.refill', '0 * * * *')
  async refill(): Promise<void> {
    if (!this.settings.demoEnabled || !(await this.isStale())) return;
    if (!(await this.claim())) return;
    await this.rebuild();
  }

  /** Empties and fills the demo world now. Returns false if another process is already doing it. */
  rebuild(): Promise<boolean> {
    return this.turn.take(async () => {
      this.log.log('Filling the demo world …');
      await this.clearing.clear();
      await this.filling.fill();
      this.log.log('The demo world is filled');
    });
  }

  /** Whether no one has filled it yet, or someone has changed something since. */
  private async isStale(): Promise<boolean> {
    const [row] = await this.scope.asSystem('demo refill', () =>
      this.scope.rows<{ stale: boolean }>(
        `select filled.at is null or exists (select 1 from audit_entry where demo and role <> 'system' and at > filled.at) as stale
         from (select max(at) as at from audit_entry where demo and action = $1) filled`,
        [FILLED],
      ),
    );
    return row?.stale ?? false;
  }

  /** Makes sure that only one process refills it each hour: the hour is a key that can be inserted only once. */
  private async claim(): Promise<boolean> {
    const hour = this.scope.clock.now().toISOString().slice(0, 13);
    try {
      await this.scope.asSystem(
        'demo refill',
        () =>
          this.scope.write('demo.claim', async ({ em }) => {
            em.create(HandledMessage, { key: `demo-refill ${hour}`, at: this.scope.clock.now() });
          }),
        { demo: true },
      );
      return true;
    } catch {
      return false;
    }
  }
}
