import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';

interface StartEarlyProps {
  /** The appointment in words. */
  when: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks whether to start on a day before the appointment, as the tenant expects no one yet. */
export function StartEarly({ when, onClose, onConfirm }: StartEarlyProps) {
  const t = useT();
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('request-parts.early.title')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('request-parts.early.back')}
          </Button>
          <Button onClick={onConfirm}>{t('request-parts.early.verb')}</Button>
        </>
      }
    >
      <p>{t('request-parts.early.text', { when })}</p>
    </Dialog>
  );
}
