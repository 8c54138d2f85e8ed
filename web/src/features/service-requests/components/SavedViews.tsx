import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { SaveViewButton, ViewStrip, type ViewOfStrip } from '@shared/saved-views/ViewStrip';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@ui/controls/IconButton';
import { Menu } from '@ui/overlay/Menu';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { savedViewsQuery, useRemoveView, type SavedView } from '../api/saved-views';
import { currentView, saidBy } from '../saved-views';
import { ViewDialog } from './ViewDialog';
import styles from './SavedViews.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** The views that the reader or a colleague has saved, as links, with actions for the one that is shown. */
export function SavedViews({ values }: { values: Partial<Record<string, string>> }) {
  const t = useT();
  const { data: views = [] } = useQuery(savedViewsQuery());
  const [saving, setSaving] = useState(false);
  const stripOf = useStripOf();
  const current = currentView(views, values);
  const filters = saidBy(values);
  const canSave = !current && Object.keys(filters).length > 0;
  if (views.length === 0 && !canSave) return null;
  return (
    <ViewStrip label={t('service-requests.views')} views={views.map(stripOf)} current={current?.id}>
      {current && <CurrentMenu key={current.id} view={current} />}
      {canSave && <SaveViewButton label={t('service-requests.views.save')} onClick={() => setSaving(true)} />}
      {saving && <ViewDialog filters={filters} onClose={() => setSaving(false)} />}
    </ViewStrip>
  );
}

/** A view as a link: whether colleagues see it, its name, and how many open requests it has. */
function useStripOf(): (view: SavedView) => ViewOfStrip {
  const t = useT();
  const { number } = useFormats();
  return ({ id, name, shared, filters, openCount }) => ({
    id,
    name,
    href: paths.landlordRequests({ ...saidBy({ ...filters }) }),
    before: shared && (
      <IconUsers {...ICON} aria-hidden={false} role="img" aria-label={t('service-requests.views.shared')} />
    ),
    after: (
      <span className={styles.count} aria-label={t('service-requests.views.open', { count: openCount })} role="img">
        {number(openCount)}
      </span>
    ),
  });
}

function CurrentMenu({ view }: { view: SavedView }) {
  const t = useT();
  const say = useNote('service-requests');
  const [editing, setEditing] = useState(false);
  const remove = useRemoveView(view.id, () =>
    toast({ kind: 'success', title: say((t) => t('service-requests.views.deleted')) }),
  );
  return (
    <>
      <Menu
        align="start"
        items={[
          { label: t('service-requests.views.edit'), onSelect: () => setEditing(true) },
          {
            label: t(view.shared ? 'service-requests.views.deleteForAll' : 'service-requests.views.delete'),
            danger: true,
            onSelect: () => remove.mutate(),
          },
        ]}
        trigger={(props) => (
          <IconButton
            {...props}
            label={t('service-requests.views.more', { name: view.name })}
            icon={<IconDots {...ICON} />}
          />
        )}
      />
      {editing && <ViewDialog view={view} filters={view.filters} onClose={() => setEditing(false)} />}
    </>
  );
}
