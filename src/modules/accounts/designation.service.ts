import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Scope } from '../../platform/scope/scope.js';

/**
 * Ties the addresses of ADMIN_2FA_EMAILS to the people who have them when the product starts; those who come or move later are
 * tied by `PeopleService`. From then on the designation stays with the person until the setting no longer names the address.
 */
@Injectable()
export class Designation implements OnApplicationBootstrap {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const listed = this.settings.ADMIN_2FA_EMAILS.map((address) => address.toLowerCase());
    if (listed.length === 0) return;
    await this.scope.asSystem('two-step designation', async () => {
      const waiting = await this.scope.rows<{ id: string }>(WAITING, [listed]);
      const ids = waiting.map(({ id }) => id);
      if (ids.length === 0) return;
      await this.scope.write('two_factor.designate', async (tx) => {
        await tx.rows(
          'update app_user set two_factor_designated_as = lower(email), version = version + 1 where id = any($1)',
          [ids],
        );
        await tx.rows(
          'update session set revoked_at = $2 where user_id = any($1) and via_code and revoked_at is null',
          [ids, this.scope.clock.now()],
        );
      });
    });
  }
}

const WAITING =
  'select id from app_user where not demo and deleted_at is null and lower(email) = any($1) and two_factor_designated_as is distinct from lower(email)';

/** The address as it is kept with the person whom it designates; null when ADMIN_2FA_EMAILS does not name it. */
export function listedAs({ ADMIN_2FA_EMAILS }: Pick<Settings, 'ADMIN_2FA_EMAILS'>, address: string): string | null {
  const wanted = address.toLowerCase();
  return ADMIN_2FA_EMAILS.some((listed) => listed.toLowerCase() === wanted) ? wanted : null;
}
