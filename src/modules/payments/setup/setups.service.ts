import { Injectable } from '@nestjs/common';
import { Scope, type Query } from '../../../platform/scope/scope.js';
import type { FeeBearer } from '../method-fees.js';
import { PaymentProviders } from '../providers/providers.service.js';

/** A landlord's settings that decide about a payment. */
export interface Setup {
  readonly feeBearer: FeeBearer;
  /** Whether the provider takes money for them. */
  readonly ready: boolean;
  /** Their account with the provider; the sandbox needs none. */
  readonly account: string | null;
}

interface Row {
  feeBearer: FeeBearer;
  chargesEnabled: boolean;
  account: string | null;
}

const SETUP =
  'select fee_bearer as "feeBearer", charges_enabled as "chargesEnabled", connected_account as account from payment_setup where account_id = $1';

/**
 * Reads how a landlord takes payments; unless the landlord chooses otherwise, tenants pay the fee
 * (docs/specification/payments.md).
 */
@Injectable()
export class Setups {
  constructor(
    private readonly scope: Scope,
    private readonly providers: PaymentProviders,
  ) {}

  async of(query: Query, { accountId, demo }: { accountId: string; demo: boolean }): Promise<Setup> {
    const [row] = await query<Row>(SETUP, [accountId]);
    const sandbox = this.providers.for({ demo }).name === 'sandbox';
    return {
      feeBearer: row?.feeBearer ?? 'tenant',
      ready: sandbox || (row?.chargesEnabled ?? false),
      account: sandbox ? null : (row?.account ?? null),
    };
  }

  /** The landlord's account with Stripe, or null before they have started to connect one. */
  async connectedAccount(accountId: string): Promise<string | null> {
    const rows = await this.scope.rows<{ id: string | null }>(
      'select connected_account as id from payment_setup where account_id = $1',
      [accountId],
    );
    return rows[0]?.id ?? null;
  }
}
