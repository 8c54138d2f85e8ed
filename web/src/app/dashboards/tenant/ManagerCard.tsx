import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { ButtonLink } from '@ui/controls/Button';
import { Avatar } from '@ui/person/Avatar';
import styles from './ManagerCard.module.css';

/** Who manages the tenant's home, and a link to write to them. */
export function ManagerCard({ name, leaseId }: { name: string; leaseId: string }) {
  const t = useT();
  return (
    <div className={styles.manager}>
      <Avatar name={name} />
      <span className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.role}>{t('payments.home.manager')}</span>
      </span>
      <ButtonLink
        variant="secondary"
        size="sm"
        href={`${paths.tenantMessages()}?lease=${leaseId}`}
        icon={<IconMessage size={16} stroke={1.75} aria-hidden />}
      >
        {t('payments.home.write')}
      </ButtonLink>
    </div>
  );
}
