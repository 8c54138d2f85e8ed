import { useProblemText } from '@api/problem-text';
import { readAgain } from '@api/read-again';
import { CHAT_CLOSE_REASONS, type ChatCloseReason } from '@contract/chat-inbox';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { RadioCards } from '@ui/fields/RadioCards';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { linesQuery, useChangeSession, type InboxSession } from '../../api/inbox';
import { Said } from './Said';
import { useSessionName } from './use-session-name';
import styles from './Inbox.module.css';

/** How long “Undo” is offered. After that, the conversation can still be reopened from its own page. */
const UNDO_MS = 15_000;

/** The last message that was read, and the visitor's messages since the dialog was opened. */
function useNewer(sessionId: string) {
  const { data = [] } = useQuery(linesQuery(sessionId));
  const seen = data.at(-1)?.sequence ?? 0;
  const [before] = useState(seen);
  return { seen, newer: data.filter((line) => line.sender_type === 'visitor' && line.sequence > before) };
}

/** Undoing puts a conversation back into the queue if it was waiting there, otherwise back to the reader. */
const stateBefore = ({ state }: InboxSession) => (state === 'waiting' ? 'open' : 'assigned');

function useClosing(session: InboxSession, onClose: () => void) {
  const sessionId = session.id;
  const note = useNote('inbox');
  const client = useQueryClient();
  const change = useChangeSession(sessionId);
  const closing = useChangeSession(sessionId, { quiet: true });
  const close = (reason: ChatCloseReason, seen: number) => {
    const status = stateBefore(session);
    closing.mutate(
      { status: 'closed', reason, seen },
      {
        onSuccess: () => {
          onClose();
          toast({
            kind: 'success',
            title: note((say) => say('inbox.closed.done')),
            duration: UNDO_MS,
            action: { label: note((say) => say('inbox.undo')), onClick: () => change.mutate({ status }) },
          });
        },
        // Loads what the visitor wrote meanwhile, which the dialog then shows.
        onError: () => readAgain(client, ['chat-messages']),
      },
    );
  };
  return { close, pending: closing.isPending, error: closing.error };
}

/** Asks why the conversation is closed, shows what the visitor writes meanwhile, and offers to undo. */
export function CloseDialog({ session, onClose }: { session: InboxSession; onClose: () => void }) {
  const t = useT();
  const textOf = useProblemText();
  const name = useSessionName()(session);
  const { seen, newer } = useNewer(session.id);
  const { close, pending, error } = useClosing(session, onClose);
  const [reason, setReason] = useState<ChatCloseReason>('answered');
  return (
    <Dialog
      open
      size="sm"
      title={t('inbox.close.title')}
      closeLabel={t('inbox.dialog.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('inbox.cancel')}
          </Button>
          <Button loading={pending} onClick={() => close(reason, seen)}>
            {t('inbox.close')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error && <FormError title={textOf(error)} />}
        {!error && newer.length > 0 && <Notice>{t('inbox.close.newer')}</Notice>}
        {newer.length > 0 && <Said lines={newer} notes={[]} name={name} />}
        <RadioCards
          label={t('inbox.close.reason')}
          help={t('inbox.close.text')}
          value={reason}
          onChange={setReason}
          options={CHAT_CLOSE_REASONS.map((value) => ({ value, label: t(`inbox.reason.${value}`) }))}
        />
      </div>
    </Dialog>
  );
}
