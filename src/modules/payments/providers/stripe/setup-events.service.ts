import { Injectable } from '@nestjs/common';
import { Scope } from '../../../../platform/scope/scope.js';
import { isNew, type ProviderMessage } from '../event-log.js';
import { AccountStates } from './account-states.service.js';
import type { Meaning } from './event-meaning.js';
import { SavedMethods } from './saved-methods.service.js';

/** Messages about what payments need: landlords' accounts, and methods that tenants saved with Stripe. */
@Injectable()
export class SetupEvents {
  constructor(
    private readonly scope: Scope,
    private readonly accounts: AccountStates,
    private readonly saved: SavedMethods,
  ) {}

  async take(
    meaning: Extract<Meaning, { kind: 'account' | 'deauthorized' | 'method' }>,
    from: ProviderMessage & { account: string },
  ): Promise<void> {
    if (meaning.kind === 'account') return this.accounts.refresh(from.account, from);
    if (meaning.kind === 'deauthorized') return this.accounts.disconnect(from.account, from);
    await this.scope.asSystem('stripe event', () =>
      this.scope.write('saved_method.keep', async (tx) => {
        if (await isNew(tx, from, this.scope.clock.now())) await this.saved.keep(tx, from.account, meaning.kept);
      }),
    );
  }
}
