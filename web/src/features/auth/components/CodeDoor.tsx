import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { Link } from '@ui/link/Link';
import styles from './CodeDoor.module.css';

/** The way to the tenant portal, for those who hold a welcome letter. */
export function CodeDoor() {
  const t = useT();
  return (
    <Link look="plain" href={paths.tenantAccess()} className={styles.door}>
      <IconKey size={20} stroke={1.75} aria-hidden />
      <span className={styles.words}>
        <span className={styles.title}>{t('auth.door.title')}</span>
        <span className={styles.text}>{t('auth.door.text')}</span>
      </span>
      <IconArrowRight size={18} stroke={1.75} aria-hidden />
    </Link>
  );
}
