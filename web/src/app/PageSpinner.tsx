import { useT } from '@i18n/messages';
import { Spinner } from '@ui/controls/Spinner';
import styles from './PageSpinner.module.css';

/** Shown while a page module loads. */
export function PageSpinner() {
  const label = useT()('app.loading');
  return (
    <div className={styles.place}>
      <Spinner label={label} />
    </div>
  );
}
