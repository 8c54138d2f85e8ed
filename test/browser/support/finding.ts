import { v7 } from 'uuid';
import { rows } from '../../support/browser.js';

/** A payment that the provider has and we don't, of a landlord’s account. Only a comparison with Stripe makes one, so it is written as that does. */
export async function finding(ownerEmail: string): Promise<string> {
  const reference = `pi_${v7()}`;
  await rows(
    `insert into payment_finding (id, account_id, demo, created_at, provider, kind, reference, amount_cents, currency, method, happened_on, state)
     select $1::uuid, m.account_id, false, now(), 'stripe', 'unknown_here', $2::text, 165000, 'CAD', 'bank', current_date, 'open' from membership m join app_user u on u.id = m.user_id where u.email = $3`,
    [v7(), reference, ownerEmail],
  );
  return reference;
}
