import { CHAT_CLOSE_REASONS, type ChatCloseReason } from '@contract/chat-inbox';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { RadioCards } from '@ui/fields/RadioCards';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useChangeSession, type InboxSession } from '../../api/inbox';

/** How long “Undo” is offered; the conversation itself offers to reopen it afterwards. */
const UNDO_MS = 15_000;

/** Asks why the conversation is closed, and offers to undo it. */
export function CloseDialog({ session, onClose }: { session: InboxSession; onClose: () => void }) {
  const t = useT();
  const note = useNote('inbox');
  const change = useChangeSession(session.id);
  const [reason, setReason] = useState<ChatCloseReason>('answered');
  const close = () =>
    change.mutate(
      { status: 'closed', reason },
      {
        onSuccess: () => {
          onClose();
          toast({
            kind: 'success',
            title: note((say) => say('inbox.closed.done')),
            duration: UNDO_MS,
            action: { label: note((say) => say('inbox.undo')), onClick: () => change.mutate({ status: 'assigned' }) },
          });
        },
      },
    );
  return (
    <Dialog
      open
      size="sm"
      title={t('inbox.close.title')}
      closeLabel={t('inbox.dialog.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('inbox.cancel')}
          </Button>
          <Button loading={change.isPending} onClick={close}>
            {t('inbox.close')}
          </Button>
        </>
      }
    >
      <RadioCards
        label={t('inbox.close.reason')}
        help={t('inbox.close.text')}
        value={reason}
        onChange={setReason}
        options={CHAT_CLOSE_REASONS.map((value) => ({ value, label: t(`inbox.reason.${value}`) }))}
      />
    </Dialog>
  );
}
