import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useState } from 'react';
import { StarsField } from './StarsField';

interface ConfirmDialogProps {
  company: string | null;
  onClose: () => void;
  loading: boolean;
  onConfirm: (answer: { rating?: number; ratingNote: string | null; ratingNoteShared?: boolean }) => void;
}

/** The tenant confirms that the problem is solved, and can rate the work. */
export function ConfirmDialog({ company, onClose, loading, onConfirm }: ConfirmDialogProps) {
  const t = useT();
  const [rating, setRating] = useState<number>();
  const [ratingNote, setNote] = useState('');
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button
        loading={loading}
        onClick={() =>
          onConfirm({
            ...(rating && { rating }),
            ratingNote: ratingNote.trim() || null,
            // `ratingNoteShared` is what the help below the field says. Sent only with a note, because servers of the previous
            // version don't know the field.
            ...(company !== null && ratingNote.trim() !== '' && { ratingNoteShared: true }),
          })
        }
      >
        {t('service-requests.confirm.verb')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.confirm.title')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <StarsField company={company} value={rating} onChange={setRating} />
      <TextArea
        label={t('service-requests.confirm.note')}
        labelEnd={t('service-requests.optional')}
        help={company ? t('service-requests.confirm.noteShared', { company }) : t('service-requests.confirm.noteKept')}
        rows={2}
        maxLength={1000}
        value={ratingNote}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}
