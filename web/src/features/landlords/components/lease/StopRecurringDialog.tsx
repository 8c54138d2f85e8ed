import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { InputDay } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { object } from 'yup';
import { useStopRecurringCharge, type RecurringCharge } from '../../api/recurring-charges';
import type { Lease } from '../../api/types';

interface Props {
  lease: Lease;
  charge: RecurringCharge;
  onClose: () => void;
}

/** Sets the last day that is charged. */
export function StopRecurringDialog({ lease, charge, onClose }: Props) {
  const t = useT();
  const mail = useMailWord();
  const note = useNote('landlords');
  const stop = useStopRecurringCharge(lease.id, charge.id);
  const { label } = charge;
  return (
    <Dialog
      open
      title={t('landlords.recurring.stopTitle', { label })}
      closeLabel={t('landlords.close')}
      onClose={onClose}
    >
      <AppForm
        initial={{ endsOn: charge.endsOn ?? new Date().toLocaleDateString('en-CA') }}
        schema={object({ endsOn: rules.day(t) })}
        onSubmit={async ({ endsOn }) => {
          await stop.mutateAsync({ endsOn });
          toast({ title: note((t) => t('landlords.recurring.stopped')) });
          onClose();
        }}
      >
        {({ submitting }) => (
          <>
            <Text ink={2}>{t('landlords.recurring.stopText', mail)}</Text>
            <InputDay name="endsOn" label={t('landlords.recurring.endsOn')} />
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('landlords.cancel')}
              </Button>
              <Button type="submit" variant="danger" loading={submitting}>
                {t('landlords.recurring.stop')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
