import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { Section } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import { findingsQuery, useCompare, type Finding } from '../../api/findings';
import type { PaymentSetup } from '../../api/payment-setup';
import { FindingsTable } from './FindingsTable';
import { MendDialog } from './MendDialog';
import styles from './setup.module.css';

/** Payments that one side does not know: compared every hour or now, each to be mended by a person. */
export function Reconciliation({ setup }: { setup: PaymentSetup }) {
  const t = useT();
  const { instant } = useFormats();
  const [mending, setMending] = useState<Finding>();
  const { data: findings } = useQuery(findingsQuery());
  const compare = useCompare();
  const compared = setup.comparedAt && t('payments.reconcile.at', { time: instant(setup.comparedAt, { dateStyle: 'medium', timeStyle: 'short' }) });
  const aside = (
    <Button variant="secondary" size="sm" loading={compare.isPending} onClick={() => compare.mutate()}>
      {t('payments.reconcile.now')}
    </Button>
  );
  return (
    <Section title={t('payments.reconcile.title')} aside={aside}>
      <div className={styles.part}>
        <p className={styles.note}>{t('payments.reconcile.text')} {compared}</p>
        <Card className={styles.list}>
          {!findings && <Skeleton shape="list" label={t('app.loading')} />}
          {findings?.length === 0 && <p className={styles.empty}>{t(compared ? 'payments.reconcile.none' : 'payments.reconcile.never')}</p>}
          {findings && findings.length > 0 && <FindingsTable findings={findings} onMend={setMending} />}
        </Card>
      </div>
      {mending && <MendDialog finding={mending} onClose={() => setMending(undefined)} />}
    </Section>
  );
}
