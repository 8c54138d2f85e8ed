import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { isoOrNull } from '../../../platform/database/iso.js';
import { Problem } from '../../../platform/errors/problem.js';
import { Scope, type Query } from '../../../platform/scope/scope.js';
import { SurchargePlaces } from '../../rent/surcharge-places.service.js';
import { PaymentProviders } from '../providers/providers.service.js';
import type { OnboardingState, PaymentSetupRequest, PaymentSetupResponse } from './payment-setup.dto.js';

interface Row {
  feeBearer: 'tenant' | 'landlord';
  connectedAccount: string | null;
  disconnectedAt: Date | null;
  detailsSubmitted: boolean;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  comparedAt: Date | null;
  version: number;
}

const SETUP = `select fee_bearer as "feeBearer", connected_account as "connectedAccount", disconnected_at as "disconnectedAt", details_submitted as "detailsSubmitted",
  charges_enabled as "chargesEnabled", payouts_enabled as "payoutsEnabled", compared_at as "comparedAt", version from payment_setup where account_id = $1`;
const NONE: Row = {
  feeBearer: 'tenant',
  connectedAccount: null,
  disconnectedAt: null,
  detailsSubmitted: false,
  chargesEnabled: false,
  payoutsEnabled: false,
  comparedAt: null,
  version: 0,
};

const CHOOSE = `insert into payment_setup (id, account_id, demo, created_at, fee_bearer, version) values ($1, $2, $3, $4, $5, 1)
  on conflict (account_id) do update set fee_bearer = excluded.fee_bearer, version = payment_setup.version + 1`;

/** A landlord's settings for taking payments, and the state of their account with the provider. */
@Injectable()
export class PaymentSetups {
  constructor(
    private readonly scope: Scope,
    private readonly providers: PaymentProviders,
    private readonly places: SurchargePlaces,
  ) {}

  read(): Promise<PaymentSetupResponse> {
    return this.scope.read((query) => this.of(query));
  }

  /** 409 `stale_version` when someone else of the account was faster. */
  choose({ feeBearer, version }: PaymentSetupRequest): Promise<PaymentSetupResponse> {
    return this.scope.write('payment_setup.choose', async (tx) => {
      const query: Query = (text, values) => tx.rows(text, values);
      const { accountId, demo } = this.scope.actor;
      const before = (await this.rowOf(query)).version;
      if (version !== undefined && version !== before) throw new Problem('stale_version');
      const id = v7();
      await tx.rows(CHOOSE, [id, accountId, demo, this.scope.clock.now(), feeBearer]);
      tx.about('payment_setup', id);
      tx.changed(['payment-setup', 'payments'], [id], { accounts: [accountId] });
      return this.of(query);
    });
  }

  private async of(query: Query): Promise<PaymentSetupResponse> {
    const { feeBearer, version, ...account } = await this.rowOf(query);
    const provider = this.providers.for(this.scope.actor).name;
    return {
      provider,
      feeBearer,
      version,
      payoutsEnabled: account.payoutsEnabled,
      onboarding: provider === 'sandbox' ? 'not_needed' : onboardingOf(account),
      places: await this.places.of(query),
      comparedAt: isoOrNull(account.comparedAt),
      openFindings:
        (
          await query<{ n: number }>(
            "select count(*)::int as n from payment_finding where account_id = $1 and state = 'open'",
            [this.scope.actor.accountId],
          )
        )[0]?.n ?? 0,
    };
  }

  private async rowOf(query: Query): Promise<Row> {
    const [row] = await query<Row>(SETUP, [this.scope.actor.accountId]);
    return row ?? NONE;
  }
}

function onboardingOf({
  connectedAccount,
  disconnectedAt,
  detailsSubmitted,
  chargesEnabled,
}: Omit<Row, 'feeBearer' | 'version'>): OnboardingState {
  if (!connectedAccount) return disconnectedAt ? 'disconnected' : 'none';
  if (chargesEnabled) return 'ready';
  return detailsSubmitted ? 'checking' : 'begun';
}
