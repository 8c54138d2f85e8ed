import { useT } from '@i18n/messages';
import { Pane } from '@ui/pane/Pane';
import styles from './Steps.module.css';

/** How far along: one pane a step. */
export function Steps({ step, of }: { step: number; of: number }) {
  const t = useT();
  return (
    <p className={styles.steps}>
      {Array.from({ length: of }, (_, index) => (
        <Pane key={index} kind={index < step ? 'full' : 'empty'} size="large" />
      ))}
      <span>{t('auth.steps', { step, of })}</span>
    </p>
  );
}
