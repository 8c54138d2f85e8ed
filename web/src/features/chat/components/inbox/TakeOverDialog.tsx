import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';

const TEXTS = { send: 'inbox.ask.text', take: 'inbox.ask.takeText', handOver: 'inbox.ask.handOverText' } as const;

interface TakeOverDialogProps {
  /** The colleague who answers. Null if only the server knows. */
  name: string | null;
  /** What happens on confirmation: an answer is sent, or the conversation changes hands without one. */
  doing: 'send' | 'take' | 'handOver';
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before someone answers a colleague's conversation. */
export function TakeOverDialog({ name, doing, loading, onConfirm, onClose }: TakeOverDialogProps) {
  const t = useT();
  return (
    <Dialog
      open
      size="sm"
      title={name ? t('inbox.ask.title', { name }) : t('inbox.ask.someone')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('inbox.cancel')}
          </Button>
          <Button loading={loading} onClick={onConfirm}>
            {t(`inbox.ask.${doing}`)}
          </Button>
        </>
      }
    >
      <p>{t(TEXTS[doing])}</p>
    </Dialog>
  );
}
