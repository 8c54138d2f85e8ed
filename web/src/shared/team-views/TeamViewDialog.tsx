import type { TeamList } from '@contract/team-views';
import { useT } from '@i18n/messages';
import { ViewNameDialog } from '@shared/saved-views/ViewNameDialog';
import { useSaveTeamView } from './api';

interface TeamViewDialogProps {
  list: TeamList;
  address: string;
  onClose: () => void;
}

/** Saves what the list shows as a view of the reader's own. */
export function TeamViewDialog({ list, address, onClose }: TeamViewDialogProps) {
  const t = useT();
  const save = useSaveTeamView();
  return (
    <ViewNameDialog
      words={{
        title: t('team-views.save'),
        save: t('team-views.save'),
        cancel: t('team-views.cancel'),
        name: t('team-views.name'),
        missing: t('team-views.nameMissing'),
        help: t('team-views.help'),
      }}
      error={save.error}
      saving={save.isPending}
      onSave={(name) => save.mutate({ list, name, address }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
