import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LeaseLetters } from '@shared/lease-letters/LeaseLetters';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead, Section } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { useSearchParams } from 'react-router-dom';
import { OwnDocuments } from '../../../features/documents/components/OwnDocuments';
import { OwnLeaseFacts } from '../../../features/documents/components/OwnLeaseFacts';
import { OwnRules } from '../../../features/documents/components/OwnRules';
import { ownLeaseQuery } from '../../../features/payments/api/own-lease';
import { EndNotice } from '../../../features/payments/components/EndNotice';
import { LatestPayments } from '../../../features/payments/components/LatestPayments';
import { OwnNoticeCards } from '../../../features/renewals/components/notice/OwnNoticeCards';
import styles from './TenantLeasePage.module.css';

/** The tenant's lease: what was agreed, the region's rules, the papers, the receipts. With several homes one is chosen. */
export default function TenantLeasePage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const { data: lease, error } = useQuery(ownLeaseQuery(params.get('lease') ?? undefined));
  if (error)
    return (
      <EmptyState
        level={1}
        title={t('payments.home.none')}
        actions={<ButtonLink href={paths.tenantAccess()}>{t('payments.home.add')}</ButtonLink>}
      >
        {t('payments.home.noneText')}
      </EmptyState>
    );
  if (!lease) return <Skeleton label={t('app.loading')} />;
  return (
    <>
      <PageHead
        title={t('documents.tenant.heading')}
        actions={
          <>
            {lease.homes.length > 1 && (
              <SelectField
                label={t('documents.home')}
                hideLabel
                value={lease.id}
                onChange={(event) => setParams({ lease: event.target.value }, { replace: true })}
                options={lease.homes.map(({ leaseId, label }) => ({ value: leaseId, label }))}
              />
            )}
            <ButtonLink variant="secondary" href={paths.tenantAccess()}>
              {t('payments.home.add')}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.page}>
        <div className={styles.papers}>
          <OwnDocuments leaseId={lease.id} />
          <LatestPayments lease={lease} />
        </div>
        <Section title={t('documents.lease.terms')}>
          <EndNotice lease={lease} onLease />
          <OwnLeaseFacts lease={lease} />
          <LeaseLetters lease={lease} />
          <OwnNoticeCards leaseId={lease.id} />
          <OwnRules leaseId={lease.id} />
        </Section>
      </div>
    </>
  );
}
