import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useBegunAgain } from '@shared/form/use-begun';
import { LeaseLetters } from '@shared/lease-letters/LeaseLetters';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Section } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { leaseQuery } from '../../api/get-lease';
import type { Lease } from '../../api/types';
import { useUpdateLease } from '../../api/update-lease';
import { leaseValues } from './lease-form';
import { LeaseFacts } from './LeaseFacts';
import { LeaseFindings } from './LeaseFindings';
import { LeaseForm } from './LeaseForm';
import { PaperNote } from './PaperNote';
import { RecurringCharges } from './RecurringCharges';
import { RegionNote } from './RegionNote';
import { asksForAgreement } from './use-explain-lease';

/** The terms, to read and to change. */
export function LeaseTermsTab({ lease }: { lease: Lease }) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  if (!editing) {
    return (
      <>
        <Section
          title={t('landlords.lease.terms')}
          aside={
            lease.state !== 'ended' && (
              <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
                {t('landlords.lease.change')}
              </Button>
            )
          }
        >
          <LeaseFindings lease={lease} />
          <LeaseFacts lease={lease} />
          <LeaseLetters lease={lease} tenantLanguage={lease.tenants[0]?.language} />
          <RegionNote propertyId={lease.propertyId} />
        </Section>
        <RecurringCharges lease={lease} />
      </>
    );
  }
  return <ChangeTerms lease={lease} onDone={() => setEditing(false)} />;
}

function ChangeTerms({ lease: present, onDone }: { lease: Lease; onDone: () => void }) {
  const t = useT();
  const note = useNote('landlords');
  const { language } = useLanguage();
  const [lease, catchUp] = useBegunAgain(present, leaseQuery(present.id));
  const update = useUpdateLease(lease.id);
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t('landlords.lease.change')}>
      <LeaseForm
        initial={leaseValues(lease, language)}
        catchUp={async () => leaseValues(await catchUp(), language)}
        currency={lease.currency}
        region={lease.unit.region}
        running={lease.state !== 'draft'}
        saveLabel={t('landlords.save')}
        cancel={
          <Button variant="ghost" onClick={onDone}>
            {t('landlords.cancel')}
          </Button>
        }
        asking={asking}
        paperNote={<PaperNote lease={lease} />}
        onSave={async (body, agreement) => {
          const kept = lease.state === 'draft' ? body : { ...body, chargeFrom: lease.chargeFrom };
          try {
            await update.mutateAsync({ ...kept, ...agreement, version: lease.version });
          } catch (error) {
            if (asksForAgreement(error)) setAsking(true);
            throw error;
          }
          toast({ title: note((t) => t('landlords.saved')) });
          onDone();
        }}
      />
    </Section>
  );
}
