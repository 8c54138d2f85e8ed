import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useState, type ReactNode } from 'react';
import { useReverseEntry } from '../api/enter';
import styles from './dialogs.module.css';

/** Asks before an entry is reversed. Nothing is deleted; another entry cancels it out. */
export function ReverseDialog({
  leaseId,
  entryId,
  text,
  children,
  onClose,
}: {
  leaseId: string;
  entryId: string;
  text: string;
  children?: ReactNode;
  onClose: () => void;
}) {
  const t = useT();
  const problemText = useProblemText();
  const [note, setNote] = useState('');
  const reverse = useReverseEntry(leaseId, onClose);
  const actions = (
    <>
      {/* “Cancel” would be the same word as the step itself in French. */}
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('ledger.reverse.keep')}
      </Button>
      <Button
        loading={reverse.isPending}
        onClick={() => reverse.mutate({ entryId, ...(note.trim() && { note: note.trim() }) })}
      >
        {t('ledger.reverse.verb')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('ledger.reverse.title')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <div className={styles.form}>
        {reverse.error && <FormError title={problemText(reverse.error)} />}
        {children}
        <p className={styles.text}>{text}</p>
        <TextArea
          label={t('ledger.reverse.note')}
          labelEnd={t('ledger.optional')}
          rows={2}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
