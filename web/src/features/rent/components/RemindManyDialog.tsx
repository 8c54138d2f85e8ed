import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import type { OwedLease } from '../api/types';

interface RemindManyDialogProps {
  leases: readonly OwedLease[];
  loading: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Names that are written out; of more, the number is enough. */
const NAMED = 8;

/** Asks before the tenants of several leases are reminded, and says whom no email reaches. */
export function RemindManyDialog({ leases, loading, onClose, onConfirm }: RemindManyDialogProps) {
  const t = useT();
  const mail = useMailWord();
  const { list } = useFormats();
  const names = leases.flatMap(({ tenants }) => tenants.filter(({ hasEmail }) => !hasEmail)).map(({ name }) => name);
  const rest = names.length - NAMED;
  const named = [...names.slice(0, NAMED), ...(rest > 0 ? [t('rent.remindMany.others', { count: rest })] : [])];
  return (
    <Dialog
      open
      size="sm"
      title={t('rent.remindMany.title', { count: leases.length })}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('rent.remindMany.cancel')}
          </Button>
          <Button loading={loading} onClick={onConfirm}>
            {t('rent.remindMany')}
          </Button>
        </>
      }
    >
      <Text>{t('rent.remindMany.text', mail)}</Text>
      {names.length > 0 && <Text>{t('rent.remindMany.noEmail', { count: names.length, names: list(named) })}</Text>}
    </Dialog>
  );
}
