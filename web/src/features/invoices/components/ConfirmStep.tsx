import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import styles from './invoices.module.css';

interface ConfirmStepProps {
  title: string;
  text: string;
  verb: string;
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** One question before a step that can't be taken back. */
export function ConfirmStep({ title, text, verb, loading, onConfirm, onClose }: ConfirmStepProps) {
  const t = useT();
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={title}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('invoices.back')}
          </Button>
          <Button variant="danger" loading={loading} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{text}</p>
    </Dialog>
  );
}
