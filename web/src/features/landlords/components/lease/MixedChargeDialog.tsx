import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';

interface MixedChargeDialogProps {
  /** None: no chosen lease is in the list that is shown. */
  currencies: readonly string[];
  onClose: () => void;
}

/** Says why the chosen leases can't be charged together, and what to do instead: several currencies, or none that is known here. */
export function MixedChargeDialog({ currencies, onClose }: MixedChargeDialogProps) {
  const t = useT();
  const { list } = useFormats();
  const hidden = currencies.length === 0;
  return (
    <Dialog
      open
      size="sm"
      title={t(hidden ? 'landlords.charge.hidden' : 'landlords.charge.mixed')}
      closeLabel={t('landlords.close')}
      onClose={onClose}
      actions={
        <Button data-cancel="" variant="secondary" onClick={onClose}>
          {t('landlords.close')}
        </Button>
      }
    >
      <Text>
        {hidden ? t('landlords.charge.hiddenText') : t('landlords.charge.mixedText', { currencies: list(currencies) })}
      </Text>
    </Dialog>
  );
}
