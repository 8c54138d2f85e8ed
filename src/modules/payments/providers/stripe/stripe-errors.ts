const FINAL: readonly unknown[] = ['StripeCardError', 'StripeInvalidRequestError'];

/** Whether the refusal is permanent. Errors of the network, a limit or a wrong key of ours are not. */
export function isFinal(error: unknown): boolean {
  return FINAL.includes((error as { type?: unknown }).type);
}

/**
 * The account was deleted, its owner disconnected it from us, or our key belongs to another platform. To find out
 * which, request our own account.
 */
export function isNoAccountOfOurs(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'account_invalid';
}
