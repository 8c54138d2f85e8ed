import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useRemoveSubscriber, type Subscriber } from '../../api/newsletter';

/** Deleting an address can't be undone, so it asks first. */
export function RemoveSubscriber({
  subscriber: { id, email },
  onClose,
}: {
  subscriber: Subscriber;
  onClose: () => void;
}) {
  const t = useT();
  const note = useNote('admin');
  const remove = useRemoveSubscriber(id);
  const removed = () => {
    toast({ kind: 'success', title: note((t) => t('admin.subscribers.removed')) });
    onClose();
  };
  return (
    <Dialog
      open
      asksFirst={false}
      title={t('admin.subscribers.removeTitle', { email })}
      closeLabel={t('admin.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: removed })}
          >
            {t('admin.subscribers.remove')}
          </Button>
        </>
      }
    >
      <p>{t('admin.subscribers.removeText')}</p>
    </Dialog>
  );
}
