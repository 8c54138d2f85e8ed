/** `scheduled`: its time hasn't come yet; `sending`: it has begun and can't be stopped. */
export const NEWSLETTER_STATES = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** Characters of an issue, in each language. */
export const NEWSLETTER_ISSUE = { subjectMax: 150, bodyMax: 10_000, buttonMax: 60, linkMax: 500 } as const;

/** `active` gets the newsletter; `bounced` would, but mail servers say that there is no such address. */
export const SUBSCRIBER_STATES = ['active', 'unconfirmed', 'left', 'bounced'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];
