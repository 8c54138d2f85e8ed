import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { useMayMove } from '@shared/use-given-work';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Link } from '@ui/link/Link';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { duplicatesQuery, useMerge, type Lead } from '../api/leads';
import { fullName } from './lead-look';
import styles from './crm.module.css';

/** Two of the same person often have one name: what they differ in says which one stays. */
const named = (lead: Lead) => [fullName(lead), lead.email ?? lead.phone].filter(Boolean).join(', ');

/** Leads with the same email or phone number. The user decides whether they are the same person and merges them. */
export function LeadDuplicates({ lead }: { lead: Lead }) {
  const t = useT();
  const note = useNote('crm');
  const { userType } = useProfile();
  const { data = [] } = useQuery(duplicatesQuery(lead.id));
  const mayMove = useMayMove();
  const [asked, setAsked] = useState<Lead>();
  const merge = useMerge(lead.id);
  const close = () => setAsked(undefined);
  const confirm = (other: Lead) =>
    merge.mutate(other.id, {
      onSuccess: () => toast({ kind: 'success', title: note((t) => t('crm.merged', { name: fullName(other) })) }),
      onSettled: close,
    });
  if (data.length === 0) return null;
  return (
    <Notice tone="info" title={t('crm.duplicates', { count: data.length })}>
      <ul className={styles.duplicates}>
        {data.map((other) => (
          <li key={other.id}>
            <span>
              <Link look="inline" href={paths.dashboard(userType, `/leads/${other.id}`)}>
                {fullName(other)}
              </Link>{' '}
              · {[other.company, other.email, other.phone, t(`crm.status.${other.status}`)].filter(Boolean).join(' · ')}
            </span>
            {mayMove(other.staffId, lead.staffId ?? other.staffId) && (
              <Button variant="secondary" size="sm" onClick={() => setAsked(other)}>
                {t('crm.merge')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <Dialog open title={t('crm.mergeTitle', { name: fullName(asked) })} closeLabel={t('crm.close')} onClose={close}>
          <p>{t('crm.mergeText', { other: named(asked), name: named(lead) })}</p>
          <FormActions>
            <Button variant="secondary" onClick={close}>
              {t('crm.cancel')}
            </Button>
            <Button loading={merge.isPending} onClick={() => confirm(asked)}>
              {t('crm.mergeNow')}
            </Button>
          </FormActions>
        </Dialog>
      )}
    </Notice>
  );
}
