import { useProblemText } from '@api/problem-text';
import { SAVED_VIEW_NAME_MAX } from '@contract/limits';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useId, useState, type FormEvent } from 'react';
import { useChangeView, useSaveView, type SavedView, type ViewFilters } from '../api/saved-views';
import styles from './OfferDialog.module.css';

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
  const textOf = useProblemText();
  const form = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [empty, setEmpty] = useState(false);
  const done = () => {
    toast({ kind: 'success', title: say((t) => t('service-requests.views.saved')) });
    onClose();
  };
  const save = useSaveView(done);
  const change = useChangeView(view?.id ?? '', done);
  const { error, isPending } = view ? change : save;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    setEmpty(!typed);
    if (!typed) return;
    if (view) change.mutate({ name: typed, shared, version: view.version });
    else save.mutate({ name: typed, shared, filters });
  };
  const problem = empty ? t('service-requests.views.name.missing') : error ? textOf(error) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(view ? 'service-requests.views.edit' : 'service-requests.views.save')}
      closeLabel={t('app.close')}
      size="sm"
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('service-requests.back')}
          </Button>
          <Button type="submit" form={form} loading={isPending}>
            {t('service-requests.views.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={styles.fields}>
        <TextField
          label={t('service-requests.views.name')}
          value={name}
          maxLength={SAVED_VIEW_NAME_MAX}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox
          label={t('service-requests.views.share')}
          help={view && view.shared && !view.own ? t('service-requests.views.share.others') : undefined}
          disabled={Boolean(view && view.shared && !view.own)}
          checked={shared}
          onChange={(event) => setShared(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}
