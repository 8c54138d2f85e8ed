import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useRemoveTemplate, type Template } from '../api/templates';

/** Deletes a template with its versions, after a confirmation. */
export function RemoveTemplate({ template, onRemoved }: { template: Template; onRemoved: () => void }) {
  const t = useT();
  const note = useNote('email-templates');
  const [asked, setAsked] = useState(false);
  const remove = useRemoveTemplate(template.id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ kind: 'success', title: note((t) => t('email-templates.removed')) });
        onRemoved();
      },
    });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {t('email-templates.remove')}
      </Button>
      {asked && (
        <Dialog
          open
          title={t('email-templates.removeTitle', { name: template.name })}
          closeLabel={t('email-templates.close')}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button data-cancel variant="secondary" onClick={() => setAsked(false)}>
                {t('email-templates.cancel')}
              </Button>
              <Button variant="danger" loading={remove.isPending} onClick={confirm}>
                {t('email-templates.removeSure')}
              </Button>
            </>
          }
        >
          <p>{t('email-templates.removeText')}</p>
        </Dialog>
      )}
    </>
  );
}
