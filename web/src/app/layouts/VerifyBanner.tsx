import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import { useT } from '@i18n/messages';
import { useSiteSettings } from '@nav/site-settings';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { toast } from '@ui/overlay/toastStore';
import styles from './VerifyBanner.module.css';

/**
 * Asks people to verify their email address. It disappears in every tab as soon as they follow the link
 * (docs/specification/registration.md).
 */
export function VerifyBanner() {
  const t = useT();
  const note = useNote('frame');
  const { mail } = useSiteSettings();
  const { data: me } = useQuery({
    queryKey: ['profiles', 'me'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/profiles/me', { signal })),
  });
  const resend = useAction({
    run: () => unwrap(api.POST('/api/auth/verify-email/resend')),
    onSuccess: () => void toast({ title: <Mailed>{note((t) => t('app.verify.sent'))}</Mailed> }),
  });
  if (!me || me.emailVerified) return null;
  const text = me.userType === 'landlord' ? 'app.verify.landlord' : 'app.verify.text';
  const words = (
    <p className={styles.text}>
      {t(text)} <Mailed to={me.email}>{t('app.verify.mailed', { email: me.email })}</Mailed>
    </p>
  );
  const again = (
    <Button size="sm" variant="secondary" loading={resend.isPending} onClick={() => resend.mutate()}>
      {t('app.verify.resend')}
    </Button>
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
            {again}
          </div>
        </details>
      </aside>
    );
  return (
    <aside className={styles.banner} aria-label={t('app.verify.label')}>
      {icon}
      {words}
      {again}
    </aside>
  );
}
