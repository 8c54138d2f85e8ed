import { api, unwrap } from '@api/client';
import { useT } from '@i18n/messages';
import { useSiteSettings } from '@nav/site-settings';
import { Mailed } from '@shared/mail/Mailed';
import { SendLinkAgain } from '@shared/mail/SendLinkAgain';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useQuery } from '@tanstack/react-query';
import styles from './VerifyBanner.module.css';

/**
 * Asks people to verify their email address. It disappears in every tab as soon as they follow the link
 * (docs/specification/registration.md).
 */
export function VerifyBanner() {
  const t = useT();
  const { mail } = useSiteSettings();
  const { data: me } = useQuery({
    queryKey: ['profiles', 'me'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/profiles/me', { signal })),
  });
  if (!me || me.emailVerified) return null;
  const text = me.userType === 'landlord' ? 'app.verify.landlord' : 'app.verify.text';
  const words = (
    <p className={styles.text}>
      {t(text)} <Mailed to={me.email}>{t('app.verify.mailed', { email: me.email })}</Mailed>
    </p>
  );
  const icon = <IconMail size={20} stroke={1.75} aria-hidden />;
  // Without emails it is there to stay, and long: a line is enough above what people came for.
  if (mail === 'kept')
    return (
      <aside aria-label={t('app.verify.label')}>
        <details className={styles.folded}>
          <summary className={styles.line}>
            {icon} {t('app.verify.text')}
          </summary>
          <div className={styles.more}>
            {words}
            <SendLinkAgain />
          </div>
        </details>
      </aside>
    );
  return (
    <aside className={styles.banner} aria-label={t('app.verify.label')}>
      {icon}
      {words}
      <SendLinkAgain />
    </aside>
  );
}
