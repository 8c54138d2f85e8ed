import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import type { ReactNode } from 'react';

interface AskFirstProps {
  title: ReactNode;
  /** What happens, and to whom. */
  text: ReactNode;
  /** What to consider before. */
  children?: ReactNode;
  verb: string;
  danger?: boolean;
  loading: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a step of which others are notified. */
export function AskFirst({ title, text, children, verb, danger, loading, onClose, onConfirm }: AskFirstProps) {
  const t = useT();
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('app.close')} actions={actions} size="sm">
      <p>{text}</p>
      {children}
    </Dialog>
  );
}
