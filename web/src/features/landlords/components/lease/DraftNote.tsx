import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { Text } from '@ui/layout/Heading';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useActivateLease } from '../../api/activate-lease';
import type { Lease } from '../../api/types';
import { continueDraft } from '../wizard/continue-draft';
import { NoTenantDialog } from './NoTenantDialog';
import styles from '../list.module.css';

/** A draft says what is missing; one click activates it, after a question if it has no tenant. */
export function DraftNote({ lease }: { lease: Lease }) {
  const t = useT();
  const note = useNote('landlords');
  const [asking, setAsking] = useState(false);
  const activate = useActivateLease(lease.id, () => toast({ title: note((t) => t('landlords.lease.activated')) }));
  const empty = lease.tenants.length === 0;
  return (
    <Card className={styles.stack}>
      <Text>{t('landlords.lease.draftText')}</Text>
      <div className={styles.buttons}>
        <Button
          loading={activate.isPending && !asking}
          onClick={() => (empty ? setAsking(true) : activate.mutate(undefined))}
        >
          {t('landlords.lease.activate')}
        </Button>
        <ButtonLink variant="secondary" href={continueDraft(lease)}>
          {t('landlords.drafts.continue')}
        </ButtonLink>
      </div>
      {asking && (
        <NoTenantDialog
          count={1}
          loading={activate.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => activate.mutate({ withoutTenant: true }, { onSettled: () => setAsking(false) })}
        />
      )}
    </Card>
  );
}
