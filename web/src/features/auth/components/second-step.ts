import { lazyPart } from '@i18n/lazy-part';

/** The second step of a sign-in; it loads when it is asked for. */
export const VerificationDialog = lazyPart('auth', () => import('./VerificationDialog'));
