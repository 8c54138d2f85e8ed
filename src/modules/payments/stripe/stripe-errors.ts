const FINAL: readonly unknown[] = ['StripeCardError', 'StripeInvalidRequestError'];

/** Refused for good; the network, a limit or a wrong key of ours are not. */
export function isFinal(error: unknown): boolean {
  return FINAL.includes((error as { type?: unknown }).type);
}

/** The account is gone, its owner has cut the tie with us, or our key is another platform's: ask for our own account then. */
export function isNoAccountOfOurs(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'account_invalid';
}

/** Null where the account cannot be spoken for any more. */
export async function unlessCutOff<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isNoAccountOfOurs(error)) return null;
    throw error;
  }
}
