import type { TeamList } from '@contract/team-views';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { SaveViewButton, ViewStrip } from '@shared/saved-views/ViewStrip';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@ui/controls/IconButton';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { teamViewsQuery, useRemoveTeamView, useSaveTeamView, type TeamView } from './api';
import { TeamViewDialog } from './TeamViewDialog';

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

/** The views that the reader saved, what the list shows now, and the view that it shows, if it is one. */
function useViews({ list, kept }: TeamViewsProps) {
  const { pathname, search } = useLocation();
  const { data: views = [] } = useQuery(teamViewsQuery(list));
  const shown = addressOf(search, kept);
  const current = views.find(({ address }) => addressOf(address, kept) === shown);
  return { views, shown, current, hrefOf: ({ address }: TeamView) => `${pathname}?${addressOf(address, kept)}` };
}

/** Saves what is shown now as a view. It belongs beside the filters, and is nothing where nothing is filtered. */
export function SaveTeamView(props: TeamViewsProps) {
  const t = useT();
  const { shown, current } = useViews(props);
  const [saving, setSaving] = useState(false);
  if (current || shown === '') return null;
  return (
    <>
      <SaveViewButton label={t('team-views.save')} onClick={() => setSaving(true)} />
      {saving && <TeamViewDialog list={props.list} address={shown} onClose={() => setSaving(false)} />}
    </>
  );
}

/** The views that the reader saved, as links; the one that is shown can be deleted. */
export function TeamViews(props: TeamViewsProps) {
  const t = useT();
  const { views, current, hrefOf } = useViews(props);
  if (views.length === 0) return null;
  return (
    <ViewStrip
      label={t('team-views.label')}
      views={views.map((view) => ({ ...view, href: hrefOf(view) }))}
      current={current?.id}
    >
      {current && <Remove key={current.id} list={props.list} view={current} />}
    </ViewStrip>
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
