import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';

interface MixedChargeDialogProps {
  currencies: readonly string[];
  onClose: () => void;
}

/** Says why leases in several currencies can't be charged together, and what to do instead. */
export function MixedChargeDialog({ currencies, onClose }: MixedChargeDialogProps) {
  const t = useT();
  const { list } = useFormats();
  return (
    <Dialog
      open
      size="sm"
      title={t('landlords.charge.mixed')}
      closeLabel={t('landlords.close')}
      onClose={onClose}
      actions={
        <Button data-cancel="" variant="secondary" onClick={onClose}>
          {t('landlords.close')}
        </Button>
      }
    >
      <Text>{t('landlords.charge.mixedText', { currencies: list(currencies) })}</Text>
    </Dialog>
  );
}
