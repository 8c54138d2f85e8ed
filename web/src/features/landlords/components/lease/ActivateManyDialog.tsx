import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';

interface ActivateManyDialogProps {
  count: number;
  /** How many of them have no tenant. */
  empty: number;
  loading: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before many leases run at a time: it posts what is owed, and ends the undo of their import. */
export function ActivateManyDialog({ count, empty, loading, onClose, onConfirm }: ActivateManyDialogProps) {
  const t = useT();
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('landlords.cancel')}
      </Button>
      <Button loading={loading} onClick={onConfirm}>
        {t('landlords.bulk.activate', { count })}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="sm"
      title={t('landlords.activateMany.title', { count })}
      closeLabel={t('landlords.close')}
      onClose={onClose}
      actions={actions}
    >
      <Text>{t('landlords.activateMany.text')}</Text>
      {empty > 0 && <Text>{t('landlords.noTenant.text', { count: empty })}</Text>}
    </Dialog>
  );
}
