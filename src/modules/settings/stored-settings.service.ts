import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { applySettings } from '../../platform/config/changeable.js';
import { Settings } from '../../platform/config/settings.js';
import { LiveHub } from '../../platform/live/live-hub.js';
import { Scope } from '../../platform/scope/scope.js';

/** The channel on which every process is notified that a setting has changed. */
export const SETTINGS_CHANNEL = 'lw_settings';

/** Keeps the running settings equal to what admins have stored, in each process. */
@Injectable()
export class StoredSettings implements OnApplicationBootstrap {
  private readonly log = new Logger('Settings');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    live: LiveHub,
  ) {
    live.on(SETTINGS_CHANNEL, () => this.reloadSoon());
    live.onConnected(() => this.reloadSoon());
  }

  onApplicationBootstrap(): Promise<void> {
    return this.reload();
  }

  async reload(): Promise<void> {
    const rows = await this.scope.asSystem('stored settings', () =>
      this.scope.rows<{ name: string; value: string }>('select name, value from installation_setting where not demo'),
    );
    applySettings(this.settings, new Map(rows.map(({ name, value }) => [name, value])));
  }

  private reloadSoon(): void {
    void this.reload().catch((error: unknown) =>
      this.log.warn({ err: error }, 'Stored settings could not be read; the previous ones stay'),
    );
  }
}
