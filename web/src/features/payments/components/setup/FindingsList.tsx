import { useT } from '@i18n/messages';
import { ExportButton } from '@shared/list/ExportButton';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@ui/layout/Card';
import { Skeleton } from '@ui/states/Skeleton';
import { useState } from 'react';
import { findingsQuery, type Finding } from '../../api/findings';
import { FindingsTable } from './FindingsTable';
import { MendDialog } from './MendDialog';
import styles from './setup.module.css';

/** The findings of a landlord's own payments, each with a way to resolve it. */
export function FindingsList({ empty }: { empty: string }) {
  const t = useT();
  const [mending, setMending] = useState<Finding>();
  const { data: findings } = useQuery(findingsQuery());
  return (
    <Card className={styles.list}>
      {!findings && <Skeleton shape="list" label={t('app.loading')} />}
      {findings?.length === 0 && <p className={styles.empty}>{empty}</p>}
      {findings && findings.length > 0 && <FindingsTable findings={findings} onMend={setMending} />}
      {findings && findings.length > 0 && (
        <div className={styles.export}>
          <ExportButton size="sm" tables={['findings']} />
        </div>
      )}
      {mending && <MendDialog finding={mending} books onClose={() => setMending(undefined)} />}
    </Card>
  );
}
