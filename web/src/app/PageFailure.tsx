import type { Problem } from '@api/problem';
import { onReconnected } from '@api/reconnected';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button, ButtonLink } from '@ui/controls/Button';
import { useEffect } from 'react';
import styles from './Sheet.module.css';

/**
 * Shown instead of a page that failed: what is safe, a button to try again, the reference for support. It is simple, so that
 * nothing more has to load. When the connection comes back, it tries again.
 */
export function PageFailure({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useT();
  useEffect(() => onReconnected(onRetry), [onRetry]);
  return (
    <div className={styles.sheet} role="alert">
      <h1 className={styles.title}>{t('app.failure.title')}</h1>
      <p>{t(navigator.onLine ? 'app.failure.text' : 'errors.network')}</p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>{t('app.failure.retry')}</Button>
        <ButtonLink variant="secondary" href={paths.home()}>
          {t('app.failure.home')}
        </ButtonLink>
      </div>
      {problem.requestId && <p>{t('app.failure.reference', { reference: problem.requestId })}</p>}
    </div>
  );
}
