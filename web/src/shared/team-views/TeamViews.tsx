import type { TeamList } from '@contract/team-views';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Link } from '@ui/link/Link';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { teamViewsQuery, useRemoveTeamView, useSaveTeamView, type TeamView } from './api';
import { TeamViewDialog } from './TeamViewDialog';
import styles from './TeamViews.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** What of the address makes a view: in the same order, so that two of them can be compared, without dialogs and pages. */
function addressOf(search: string, kept: readonly string[]): string {
  const params = new URLSearchParams(search);
  const said = kept.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []));
  return new URLSearchParams(said).toString();
}

interface TeamViewsProps {
  list: TeamList;
  /** The names in the address that a view keeps. */
  kept: readonly string[];
}

/** The views that the reader saved, as links; what is shown now can be saved as one, and the view that is shown deleted. */
export function TeamViews({ list, kept }: TeamViewsProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { data: views = [] } = useQuery(teamViewsQuery(list));
  const [saving, setSaving] = useState(false);
  const shown = addressOf(search, kept);
  const current = views.find(({ address }) => addressOf(address, kept) === shown);
  const canSave = !current && shown !== '';
  if (views.length === 0 && !canSave) return null;
  return (
    <nav className={styles.views} aria-label={t('team-views.label')}>
      {views.map((view) => (
        <Link
          key={view.id}
          look="plain"
          className={styles.view}
          href={`${pathname}?${addressOf(view.address, kept)}`}
          aria-current={view === current ? 'page' : undefined}
        >
          {view.name}
        </Link>
      ))}
      {current && <Remove key={current.id} list={list} view={current} />}
      {canSave && (
        <Button variant="ghost" size="sm" icon={<IconBookmark {...ICON} />} onClick={() => setSaving(true)}>
          {t('team-views.save')}
        </Button>
      )}
      {saving && <TeamViewDialog list={list} address={shown} onClose={() => setSaving(false)} />}
    </nav>
  );
}

/** Deletes the view that is shown. Undoing saves it again. */
function Remove({ list, view: { id, name, address } }: { list: TeamList; view: TeamView }) {
  const t = useT();
  const note = useNote('team-views');
  const remove = useRemoveTeamView();
  const save = useSaveTeamView();
  const undo = () => save.mutate({ list, name, address });
  const removed = () =>
    toast({
      title: note((say) => say('team-views.removed')),
      action: { label: note((say) => say('team-views.undo')), onClick: undo },
    });
  return (
    <IconButton
      label={t('team-views.remove', { name })}
      icon={<IconX {...ICON} />}
      onClick={() => remove.mutate(id, { onSuccess: removed })}
    />
  );
}
