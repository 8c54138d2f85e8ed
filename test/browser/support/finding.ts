import { v7 } from 'uuid';
import { rows } from '../../support/browser.js';

/** A payment that the provider has and we don't, of a landlord’s account. Only a comparison with Stripe makes one, so it is written as that does. */
export async function finding(ownerEmail: string): Promise<string> {
  const reference = `pi_${v7()}`;
  await rows(
    `insert into payment_finding (id, account_id, demo, created_at, provider, kind, reference, amount_cents, currency, method, happened_on, state)
     select $1, account_id, false, now(), 'stripe', 'unknown_here', $2, 165000, 'CAD', 'bank', current_date, 'open' from app_user where email = $3`,
    [v7(), reference, ownerEmail],
  );
  return reference;
}
