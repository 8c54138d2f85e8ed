import type { OnlineMethod } from '../method-fees.js';
import type { Payee } from './payment-provider.js';

// What a provider offers besides moving money (`PaymentProvider`). Abstract classes, because Nest injects by class: the
// module binds each to a class of a provider's folder, and nothing else imports from that folder.

/** Pages of the provider on which a landlord's account with them is opened or completed. */
export abstract class ProviderOnboarding {
  /** The page on which to continue. 403 before the address is verified, 503 where the provider is not configured. */
  abstract begin(): Promise<string>;
  /** Asks the provider for the state of the account, because its message may not have arrived yet. */
  abstract refresh(): Promise<void>;
}

export interface HomeToSaveFor extends Payee {
  readonly id: string;
  readonly currency: string;
}

/** Cards and bank accounts that tenants save with the provider. */
export abstract class MethodSaving {
  /** The provider's page on which the tenant saves a method. */
  abstract begin(home: HomeToSaveFor, method: OnlineMethod): Promise<string | null>;
}

/** Payouts whose message never arrived. */
export abstract class LatePayouts {
  /** Books the missed payouts of one landlord, for the account that they have had since `connectedAt`. */
  abstract of(payee: Payee, connectedAt: Date): Promise<void>;
}

/** The provider of real money, injected into `PaymentProviders`. */
export const REAL_PROVIDER = Symbol('payment provider');
