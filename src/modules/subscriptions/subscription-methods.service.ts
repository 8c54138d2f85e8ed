import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { platformMethodLeft } from '../payments/providers/platform.events.js';
import { PaymentProviders } from '../payments/providers/providers.service.js';
import type { PlatformMethod, ProviderName } from '../payments/rules/platform-payments.js';
import { SubscriptionProducts } from './products.service.js';
import type { ProductName } from './subscription.entity.js';

export interface KeptMethod extends PlatformMethod {
  readonly provider: ProviderName;
}

const KEPT = 'select provider, customer, reference, kind, label from subscription_method where account_id = $1';
const KEEP = `insert into subscription_method (id, account_id, demo, created_at, version, provider, customer, reference, kind, label)
  values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9)
  on conflict (account_id) do update set provider = excluded.provider, customer = excluded.customer, reference = excluded.reference,
    kind = excluded.kind, label = excluded.label, version = subscription_method.version + 1`;
const OWNER = `select u.email from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role = 'owner' and u.suspended_at is null and u.deleted_at is null order by m.id limit 1`;
const WORLD = 'select demo from account where id = $1';

interface Payer {
  readonly accountId: string;
  readonly demo: boolean;
}

/** The card or bank account from which an account pays, as the provider keeps it. */
@Injectable()
export class SubscriptionMethods {
  constructor(
    private readonly scope: Scope,
    private readonly providers: PaymentProviders,
    private readonly products: SubscriptionProducts,
  ) {}

  /** Of the provider that takes payments today: what was left with another one is of no use. */
  async of({ accountId, demo }: Payer): Promise<KeptMethod | null> {
    const [kept] = await this.asItself({ accountId, demo }, () => this.scope.rows<KeptMethod>(KEPT, [accountId]));
    return kept && kept.provider === this.providers.for({ demo }).name ? kept : null;
  }

  /** Whose address the provider's page fills in. */
  async ownerEmail(payer: Payer): Promise<string | null> {
    const [owner] = await this.asItself(payer, () => this.scope.rows<{ email: string }>(OWNER, [payer.accountId]));
    return owner?.email ?? null;
  }

  /** The provider's page on which another card is left; null where none is needed. */
  async change(payer: Payer, product: ProductName): Promise<string | null> {
    const { name, platform } = this.providers.for(payer);
    const backTo = this.products.of(product).page;
    const { url, method } = await platform.beginSaving({ ...payer, email: await this.ownerEmail(payer), backTo });
    if (method)
      await this.asItself(payer, () =>
        this.scope.write('subscription_method.keep', (tx) => this.keep(tx, payer, name, method)),
      );
    return url;
  }

  @Handles(platformMethodLeft, 'subscriptions.keep-method')
  async left({ accountId, page }: { accountId: string; page: string }): Promise<void> {
    const [account] = await this.scope.rows<{ demo: boolean }>(WORLD, [accountId]);
    if (!account) return;
    const payer = { accountId, demo: account.demo };
    const { name, platform } = this.providers.for(payer);
    const method = await platform.saved(payer, page);
    if (!method) return;
    await this.scope.write('subscription_method.keep', async (tx) => {
      await this.keep(tx, payer, name, method);
      // What could not be collected from the old one is tried with the new one at the next run.
      await tx.rows(
        "update subscription set next_attempt_at = $2, version = version + 1 where account_id = $1 and state = 'past_due'",
        [accountId, this.scope.clock.now()],
      );
    });
  }

  async keep(tx: Tx, { accountId, demo }: Payer, provider: ProviderName, method: PlatformMethod): Promise<void> {
    const { customer, reference, kind, label } = method;
    const now = this.scope.clock.now();
    await tx.rows(KEEP, [v7(), accountId, demo, now, provider, customer, reference, kind, label.slice(0, 80)]);
    if (!tx.subject) tx.about('account', accountId, accountId);
    tx.changed(['subscriptions', 'elite', 'plan'], [accountId], { accounts: [accountId] });
  }

  private asItself<T>(payer: Payer, fn: () => Promise<T>): Promise<T> {
    return this.scope.asSystem('subscription', fn, { ...payer, by: this.scope.actor.userId });
  }
}
