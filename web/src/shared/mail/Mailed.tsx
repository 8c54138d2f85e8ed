import { lazyPart } from '@i18n/lazy-part';
import { useSiteSettings } from '@nav/site-settings';
import type { ReactNode } from 'react';
import type { KeptMailProps } from './KeptMail';

const KeptMail = lazyPart<KeptMailProps>('mail', () => import('./KeptMail'));

/**
 * Words that say a mail is on its way. Where the installation sends none (`SMTP_URL` is not set) they give way to where the
 * message is instead; those words load only there.
 */
export function Mailed({ children, ...kept }: KeptMailProps & { children: ReactNode }) {
  return useSiteSettings().mail === 'kept' ? <KeptMail {...kept} /> : children;
}
