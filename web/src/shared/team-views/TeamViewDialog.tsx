import { useProblemText } from '@api/problem-text';
import { SAVED_VIEW_NAME_MAX } from '@contract/limits';
import type { TeamList } from '@contract/team-views';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useId, useState, type FormEvent } from 'react';
import { useSaveTeamView } from './api';

interface TeamViewDialogProps {
  list: TeamList;
  address: string;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function TeamViewDialog({ list, address, onClose }: TeamViewDialogProps) {
  const t = useT();
  const textOf = useProblemText();
  const form = useId();
  const [name, setName] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const save = useSaveTeamView();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    setEmpty(!typed);
    if (typed) save.mutate({ list, name: typed, address }, { onSuccess: onClose });
  };
  const problem = isEmpty ? t('team-views.nameMissing') : save.error ? textOf(save.error) : undefined;
  return (
    <Dialog
      open
      size="sm"
      title={t('team-views.save')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('team-views.cancel')}
          </Button>
          <Button type="submit" form={form} loading={save.isPending}>
            {t('team-views.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={t('team-views.name')}
          help={t('team-views.help')}
          value={name}
          maxLength={SAVED_VIEW_NAME_MAX}
          error={problem}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
