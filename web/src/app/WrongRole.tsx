import { signOut, type Profile } from '@api/session';
import { useT } from '@i18n/messages';
import { homeOf } from '@nav/paths';
import { Button, ButtonLink } from '@ui/controls/Button';
import styles from './Sheet.module.css';

/** A signed-in person opened a page of another role. */
export default function WrongRole({ profile }: { profile: Profile }) {
  const t = useT();
  return (
    <main className={styles.sheet} tabIndex={-1}>
      <h1 className={styles.title}>{t('app.wrongRole.title')}</h1>
      <p>{t('app.wrongRole.text', { email: profile.email })}</p>
      <div className={styles.actions}>
        <ButtonLink href={homeOf(profile.userType)}>{t('app.wrongRole.own')}</ButtonLink>
        <Button variant="secondary" onClick={signOut}>
          {t('app.wrongRole.signOut')}
        </Button>
      </div>
    </main>
  );
}
