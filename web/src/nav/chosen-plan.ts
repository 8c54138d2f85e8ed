/** `own.`: it goes with its person (api/session/typed-here). */
const KEY = 'own.plan';

function inSession(run: (storage: Storage) => string | null | void): string | undefined {
  try {
    return run(sessionStorage) ?? undefined;
  } catch {
    // A browser may close its storage to us: then the plan is chosen anew beside the unit.
    return undefined;
  }
}

/** The protection plan that somebody chose on the site: kept over the sign-in, until it is attached to a unit. */
export const chosenPlan = (): string | undefined => inSession((storage) => storage.getItem(KEY));

export const keepChosenPlan = (planId: string): void => void inSession((storage) => storage.setItem(KEY, planId));

export const forgetChosenPlan = (): void => void inSession((storage) => storage.removeItem(KEY));
