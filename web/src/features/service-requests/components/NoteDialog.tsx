import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useState, type ReactNode } from 'react';

interface NoteDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  /** Label of the field for a reason. */
  label: string;
  /** Label of the button. It repeats the verb of the title. */
  verb: string;
  danger?: boolean;
  loading: boolean;
  onConfirm: (note: string | null) => void;
}

/** A question with a field for a reason: decline, cancel, send back, give back. */
export function NoteDialog({ open, onClose, title, text, label, verb, danger, loading, onConfirm }: NoteDialogProps) {
  const t = useT();
  const [note, setNote] = useState('');
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={() => onConfirm(note.trim() || null)}>
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('app.close')} actions={actions} size="sm">
      {text && <p>{text}</p>}
      <TextArea
        label={label}
        labelEnd={t('service-requests.optional')}
        rows={3}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}
