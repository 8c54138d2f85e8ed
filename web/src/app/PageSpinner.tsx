import { useIntl } from 'react-intl';
import { Spinner } from '@ui/controls/Spinner';
import styles from './PageSpinner.module.css';

/** Shown while a page module loads. */
export function PageSpinner() {
  const label = useIntl().formatMessage({ id: 'app.loading' });
  return (
    <div className={styles.place}>
      <Spinner label={label} />
    </div>
  );
}
