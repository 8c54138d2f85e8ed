import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useCancelPlan } from '../api/billing';

/** Ends the plan with the period that is paid, and says what follows. */
export function CancelPlan({ endsAt }: { endsAt: string }) {
  const t = useT();
  const note = useNote('billing');
  const { day } = useFormats();
  const [open, setOpen] = useState(false);
  const cancel = useCancelPlan();
  const go = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        toast({ title: note((t) => t('billing.cancel.done')) });
      },
    });
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('billing.cancel')}
      </Button>
      <Dialog
        open={open}
        size="sm"
        title={t('billing.cancel.title')}
        closeLabel={t('app.close')}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="danger" loading={cancel.isPending} onClick={go}>
            {t('billing.cancel')}
          </Button>
        }
      >
        {t('billing.cancel.text', { day: day(endsAt) })}
      </Dialog>
    </div>
  );
}
