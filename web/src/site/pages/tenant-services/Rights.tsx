import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import { Rows } from '../../sections/services/Rows';
import styles from '../../sections/services/services.module.css';

const RIGHTS = ['home', 'privacy', 'repairs', 'equal', 'deposit', 'notice'] as const;

/** What tenants may count on, and where the law of the region says more. */
export function Rights() {
  const t = useT();
  return (
    <>
      <Rows
        rows={RIGHTS.map((id) => ({
          id,
          title: t(`tenant-services.right.${id}.title`),
          text: t(`tenant-services.right.${id}.text`),
        }))}
      />
      <p className={styles.text}>{t('tenant-services.rights.note')}</p>
      <p>
        <Link href={paths.site('fair-housing')}>{t('tenant-services.rights.fair')}</Link>
      </p>
    </>
  );
}
