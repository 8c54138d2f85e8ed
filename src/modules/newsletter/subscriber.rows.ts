import type { ListDefinition } from '../../platform/lists/list-rows.js';
import { bouncedAt, softBounces } from '../../platform/outbox/mail-bounce.rows.js';
import type { SubscriberQuery } from './subscriber.dto.js';

const BOUNCED = bouncedAt('n.demo', 'n.email');

/** Of a subscriber `n`. Someone who has left is no longer waited for, and an address is not known to be wrong before it is used. */
export const SUBSCRIBER_STATE = `case when n.unsubscribed_at is not null then 'left' when n.confirmed_at is null then 'unconfirmed'
  when ${BOUNCED} is not null then 'bounced' else 'active' end`;

/** Addresses of the list, newest first. */
export function subscriberList({ state = 'active', language }: SubscriberQuery): ListDefinition {
  const values: unknown[] = [];
  const where: string[] = [];
  if (state !== 'all') where.push(`${SUBSCRIBER_STATE} = $${values.push(state)}`);
  if (language) where.push(`n.language = $${values.push(language)}`);
  return {
    select: `n.id, n.email, n.language, ${SUBSCRIBER_STATE} as state, n.created_at as "createdAt", n.confirmed_at as "confirmedAt",
      n.unsubscribed_at as "unsubscribedAt", ${BOUNCED} as "bouncedAt", ${softBounces('n.demo', 'n.email')} as "softBounces"`,
    from: 'newsletter_subscriber n',
    where,
    values,
    sorts: { createdAt: 'n.created_at', email: 'n.email' },
    defaultSort: '-createdAt',
    id: 'n.id',
    search: ['n.email'],
  };
}
