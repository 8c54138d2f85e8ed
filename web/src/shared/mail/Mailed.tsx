import { lazyPart } from '@i18n/lazy-part';
import { useSiteSettings } from '@nav/site-settings';
import type { ReactNode } from 'react';
import type { KeptMailProps } from './KeptMail';

const KeptMail = lazyPart<KeptMailProps>('mail', () => import('./KeptMail'));

/**
 * A text that says that an email is on its way. If the installation sends none (`SMTP_URL` isn't set), a text about the outbox
 * replaces it, which is loaded only there.
 */
export function Mailed({ children, ...kept }: KeptMailProps & { children: ReactNode }) {
  return useSiteSettings().mail === 'kept' ? <KeptMail {...kept} /> : children;
}
