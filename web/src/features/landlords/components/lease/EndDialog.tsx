import { useState } from 'react';
import { object, string } from 'yup';
import { useT } from '@i18n/messages';
import { useBegunAgain } from '@parts/form/use-begun';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useEndLease } from '../../api/end-lease';
import { leaseQuery } from '../../api/get-lease';
import type { Lease, LeaseEnd } from '../../api/types';
import { AppForm } from '@parts/form/AppForm';
import { InputDay, InputSelect } from '@parts/form/inputs';
import { rules } from '@parts/form/rules';
import { useNote } from '@parts/notes';
import { useExplainLease } from './use-explain-lease';

type By = NonNullable<LeaseEnd['by']>;
const BY: readonly By[] = ['landlord', 'tenant', 'agreement'];

const valuesOf = ({ endsOn, termEndsOn }: Lease) => ({ endsOn: endsOn ?? termEndsOn ?? '', by: 'tenant' });

/** Records a notice with its last day, or the end on a day that has come. */
export function EndDialog({ lease: present, step, onClose }: { lease: Lease; step: 'notice' | 'end'; onClose: () => void }) {
  const t = useT();
  const note = useNote('landlords');
  const [lease, catchUp] = useBegunAgain(present, leaseQuery(present.id));
  const end = useEndLease(lease.id, step);
  const explain = useExplainLease(lease.currency);
  const [initial] = useState(() => valuesOf(lease));
  const save = async ({ endsOn, by }: { endsOn: string; by: string }): Promise<void> => {
    await end.mutateAsync({ endsOn, by: BY.find((known) => known === by), version: lease.version });
    toast({ title: note((t) => t(`landlords.lease.${step}Done`)) });
    onClose();
  };
  return (
    <Dialog open title={t(`landlords.lease.${step}Title`)} closeLabel={t('landlords.close')} onClose={onClose}>
      <AppForm initial={initial} schema={object({ endsOn: rules.day(t), by: string().required() })} explain={explain} catchUp={async () => valuesOf(await catchUp())} onSubmit={save}>
        {({ submitting }) => (
          <>
            {step === 'notice' && <InputSelect name="by" label={t('landlords.lease.noticeBy')} help={t('landlords.lease.noticeByHelp')} options={BY.map((by) => ({ value: by, label: t(`landlords.lease.by.${by}`) }))} />}
            <InputDay name="endsOn" label={t('landlords.lease.lastDay')} help={t(`landlords.lease.${step}Help`)} min={lease.startsOn} />
            <FormActions>
              <Button variant="secondary" onClick={onClose}>{t('landlords.cancel')}</Button>
              <Button type="submit" variant={step === 'end' ? 'danger' : 'primary'} loading={submitting}>{t(`landlords.lease.${step}`)}</Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
