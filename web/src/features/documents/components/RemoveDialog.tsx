import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useRemoveDocument, type Document } from '../api/documents';

/** Removing is for good, so it asks. */
export function RemoveDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const t = useT();
  const note = useNote('documents');
  const remove = useRemoveDocument(() => {
    toast({ title: note((t) => t('documents.removed')) });
    onClose();
  });
  return (
    <Dialog
      open
      title={t('documents.remove.title')}
      closeLabel={t('documents.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('documents.cancel')}
          </Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate(document.id)}>
            {t('documents.remove')}
          </Button>
        </>
      }
    >
      <p>{t(document.number > 1 ? 'documents.remove.version' : 'documents.remove.text', { name: document.name })}</p>
    </Dialog>
  );
}
