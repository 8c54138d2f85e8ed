import type { Problem } from '@api/problem';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button, ButtonLink } from '@ui/controls/Button';
import styles from './PageFailure.module.css';

/** In place of a page that failed: what is safe, try again, the reference for support. */
export function PageFailure({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useT();
  return (
    <section className={styles.failure} role="alert">
      <h1 className={styles.title}>{t('app.failure.title')}</h1>
      <p>{t('app.failure.text')}</p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>{t('app.failure.retry')}</Button>
        <ButtonLink variant="secondary" href={paths.home()}>
          {t('app.failure.home')}
        </ButtonLink>
      </div>
      {problem.requestId && <p className={styles.reference}>{t('app.failure.reference', { reference: problem.requestId })}</p>}
    </section>
  );
}
