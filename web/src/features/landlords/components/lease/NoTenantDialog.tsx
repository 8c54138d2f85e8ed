import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';

interface NoTenantDialogProps {
  /** How many of the leases have no tenant. */
  count: number;
  loading: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before leases run on which there is no one, and says what that means. */
export function NoTenantDialog({ count, loading, onClose, onConfirm }: NoTenantDialogProps) {
  const t = useT();
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('landlords.cancel')}
      </Button>
      <Button loading={loading} onClick={onConfirm}>
        {t('landlords.noTenant.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="sm"
      title={t('landlords.noTenant.title')}
      closeLabel={t('landlords.close')}
      onClose={onClose}
      actions={actions}
    >
      <Text>{t('landlords.noTenant.text', { count })}</Text>
    </Dialog>
  );
}
