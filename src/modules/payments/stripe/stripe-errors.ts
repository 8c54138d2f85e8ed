const FINAL: readonly unknown[] = ['StripeCardError', 'StripeInvalidRequestError'];

/** Refused for good; the network, a limit or a wrong key of ours are not. */
export function isFinal(error: unknown): boolean {
  return FINAL.includes((error as { type?: unknown }).type);
}

/** The account is gone, or its owner has cut the tie with us. */
export function isNoAccountOfOurs(error: unknown): boolean {
  const { type, code } = error as { type?: unknown; code?: unknown };
  return type === 'StripePermissionError' || code === 'account_invalid' || code === 'resource_missing';
}
