import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { ViewNameDialog } from '@shared/saved-views/ViewNameDialog';
import { Checkbox } from '@ui/fields/Choice';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useChangeView, useSaveView, type SavedView, type ViewFilters } from '../api/saved-views';

interface ViewDialogProps {
  /** The view to rename or share. Without it, a new one is saved. */
  view?: SavedView;
  filters: ViewFilters;
  onClose: () => void;
}

/** The name of a view, and whether colleagues see it. */
export function ViewDialog({ view, filters, onClose }: ViewDialogProps) {
  const t = useT();
  const say = useNote('service-requests');
  const [shared, setShared] = useState(view?.shared ?? false);
  const done = () => {
    toast({ kind: 'success', title: say((t) => t('service-requests.views.saved')) });
    onClose();
  };
  const save = useSaveView(done);
  const change = useChangeView(view?.id ?? '', done);
  const { error, isPending } = view ? change : save;
  const isOthers = Boolean(view && view.shared && !view.own);
  return (
    <ViewNameDialog
      words={{
        title: t(view ? 'service-requests.views.edit' : 'service-requests.views.save'),
        save: t('service-requests.views.save'),
        cancel: t('service-requests.back'),
        name: t('service-requests.views.name'),
        missing: t('service-requests.views.name.missing'),
      }}
      initial={view?.name}
      error={error}
      saving={isPending}
      onSave={(name) =>
        view ? change.mutate({ name, shared, version: view.version }) : save.mutate({ name, shared, filters })
      }
      onClose={onClose}
    >
      <Checkbox
        label={t('service-requests.views.share')}
        help={isOthers ? t('service-requests.views.share.others') : undefined}
        disabled={isOthers}
        checked={shared}
        onChange={(event) => setShared(event.target.checked)}
      />
    </ViewNameDialog>
  );
}
