import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { leaseQuery } from '../../api/get-lease';
import { TenantAccess } from '../lease/TenantAccess';
import styles from '../list.module.css';

/** Last step: a code and a letter for everyone on the lease. */
export function LetterStep({ leaseId }: { leaseId: string }) {
  const t = useT();
  const query = useQuery(leaseQuery(leaseId));
  return (
    <Loaded query={query} shape="list">
      {(lease) => (
        <div className={styles.stack}>
          <Text ink={2}>{t('landlords.access.text')}</Text>
          <TenantAccess lease={lease} />
          <FormActions>
            <ButtonLink variant="secondary" href={paths.landlordLease(lease.id)}>
              {t('landlords.wizard.toLease')}
            </ButtonLink>
          </FormActions>
        </div>
      )}
    </Loaded>
  );
}
