import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import type { Change } from '../use-consent';
import styles from './PayForm.module.css';

/** Replaces the pay button, so that a tap that is already on its way hits a text and pays nothing. */
export function ChangedNotice({ what, amount, onGoOn }: { what: Change; amount: string; onGoOn: () => void }) {
  const t = useT();
  return (
    <div className={styles.changed}>
      <Notice tone="warning" announce>
        {t(`payments.changed.${what}`)}
      </Notice>
      <Button variant="secondary" size="lg" fullWidth onClick={onGoOn}>
        {t('payments.changed.go', { amount })}
      </Button>
    </div>
  );
}
