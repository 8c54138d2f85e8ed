const FINAL: readonly unknown[] = ['StripeCardError', 'StripeInvalidRequestError'];

/** Refused for good; the network, a limit or a wrong key of ours are not. */
export function isFinal(error: unknown): boolean {
  return FINAL.includes((error as { type?: unknown }).type);
}

/** The account is gone, its owner has cut the tie with us, or our key is another platform's: ask for our own account then. */
export function isNoAccountOfOurs(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'account_invalid';
}
