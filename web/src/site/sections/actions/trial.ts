import { useKnownPages } from '@nav/LocalLink';
import { paths } from '@nav/paths';

/** Where “Start Free Trial” leads: the trial form, and while there is none the landlord's sign-up. */
export function useTrialPath(): string {
  const form = paths.site('free-trial');
  return useKnownPages().exists(form) ? form : paths.registerLandlord();
}
