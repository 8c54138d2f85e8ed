import { useFormats } from '@i18n/formats';
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

/** What an imported lease brings along: nothing of it is in the ledger before the lease is activated. */
function Opening({ opening, currency }: { opening: NonNullable<Lease['opening']>; currency: string }) {
  const t = useT();
  const { money, day } = useFormats();
  const { balanceCents, owedSince, depositHeldCents } = opening;
  const balance = { amount: money(Math.abs(balanceCents), currency), day: owedSince ? day(owedSince) : '' };
  return (
    <Text>
      {[
        balanceCents > 0 && t(`landlords.lease.opening.${owedSince ? 'owedSince' : 'owed'}`, balance),
        balanceCents < 0 && t('landlords.lease.opening.ahead', balance),
        depositHeldCents > 0 && t('landlords.lease.opening.deposit', { amount: money(depositHeldCents, currency) }),
        t('landlords.lease.opening.when'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}

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
      {lease.opening && <Opening opening={lease.opening} currency={lease.currency} />}
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
