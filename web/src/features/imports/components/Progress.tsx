import { useT } from '@i18n/messages';
import styles from './imports.module.css';

/** How far a file is: on its way, or being read. */
export function Progress({ share }: { share: number }) {
  const t = useT();
  const label = share < 1 ? t('imports.sending') : t('imports.checking');
  return (
    <div className={styles.progress} role="status">
      <span>{label}</span>
      <progress aria-label={label} value={share < 1 ? share : undefined} />
    </div>
  );
}
