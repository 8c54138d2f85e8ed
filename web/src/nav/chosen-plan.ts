/** `own.`: it is removed when its person signs out (api/session/typed-here). */
const KEY = 'own.plan';

function inSession(run: (storage: Storage) => string | null | void): string | undefined {
  try {
    return run(sessionStorage) ?? undefined;
  } catch {
    // A browser may refuse access to its storage. The plan is then chosen again at the unit.
    return undefined;
  }
}

/**
 * The protection plan that someone chose on the site. It is kept during the sign-in, until it is attached to a unit.
 */
export const chosenPlan = (): string | undefined => inSession((storage) => storage.getItem(KEY));

export const keepChosenPlan = (planId: string): void => void inSession((storage) => storage.setItem(KEY, planId));

export const forgetChosenPlan = (): void => void inSession((storage) => storage.removeItem(KEY));
