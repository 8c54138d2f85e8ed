import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { Dialog } from '@ui/overlay/Dialog';

interface SamePaymentProps {
  amount: string;
  /** The day of the payment that is there already. */
  on: string;
  loading: boolean;
  error: Error | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks whether a payment is another one than the one that is there already. */
export function SamePayment({ amount, on, loading, error, onClose, onConfirm }: SamePaymentProps) {
  const t = useT();
  const problemText = useProblemText();
  const { day } = useFormats();
  return (
    <Dialog
      open
      size="sm"
      title={t('ledger.record.sameTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('ledger.record.sameBack')}
          </Button>
          <Button loading={loading} onClick={onConfirm}>
            {t('ledger.record.sameVerb')}
          </Button>
        </>
      }
    >
      {error && <FormError title={problemText(error)} />}
      <p>{t('ledger.record.sameText', { amount, day: day(on) })}</p>
    </Dialog>
  );
}
