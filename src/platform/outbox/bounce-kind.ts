export type BounceKind = 'hard' | 'soft';

/**
 * Statuses (RFC 3463) that say that no email will ever arrive: bad address of the recipient (5.1; 5.1.7 and 5.1.8 are about the
 * sender), disabled mailbox (5.2.1), no such host (5.4.4). A full mailbox (5.2.2), our content (5.6), a policy (5.7) or a server that
 * says no more (5.0) are no reason to give an address up.
 */
const HARD = /^5\.(?:1\.(?:[0-6]|9|10)|2\.1|4\.4)$/;
const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

export const bounceKind = (status: string): BounceKind => (HARD.test(status) ? 'hard' : 'soft');

/** The status in a server's answer, such as `550 5.1.1 User unknown`; null without one. */
export const statusIn = (text: string): string | null => STATUS.exec(text)?.[0] ?? null;
