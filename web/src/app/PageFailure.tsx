import type { Problem } from '@api/problem';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button, ButtonLink } from '@ui/controls/Button';
import { ErrorState } from '@ui/states/StatePanel';
import styles from './Sheet.module.css';

/** In place of a page that failed: what is safe, try again, the reference for support. */
export function PageFailure({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useT();
  const ways = (
    <>
      <Button onClick={onRetry}>{t('app.failure.retry')}</Button>
      <ButtonLink variant="secondary" href={paths.home()}>
        {t('app.failure.home')}
      </ButtonLink>
    </>
  );
  const reference = problem.requestId && t('app.failure.reference', { reference: problem.requestId });
  return (
    <div className={styles.sheet}>
      <ErrorState level={1} title={t('app.failure.title')} retry={ways} reference={reference}>
        {t('app.failure.text')}
      </ErrorState>
    </div>
  );
}
