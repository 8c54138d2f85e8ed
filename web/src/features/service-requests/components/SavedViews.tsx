import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Link } from '@ui/link/Link';
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
  const current = currentView(views, values);
  const filters = saidBy(values);
  const canSave = !current && Object.keys(filters).length > 0;
  if (views.length === 0 && !canSave) return null;
  return (
    <nav className={styles.views} aria-label={t('service-requests.views')}>
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <ViewLink view={view} current={view === current} />
            </li>
          ))}
        </ul>
      )}
      {current && <CurrentMenu key={current.id} view={current} />}
      {canSave && (
        <Button variant="ghost" size="sm" icon={<IconBookmark {...ICON} />} onClick={() => setSaving(true)}>
          {t('service-requests.views.save')}
        </Button>
      )}
      {saving && <ViewDialog filters={filters} onClose={() => setSaving(false)} />}
    </nav>
  );
}

function ViewLink({ view, current }: { view: SavedView; current: boolean }) {
  const t = useT();
  const { number } = useFormats();
  const { name, shared, filters, openCount } = view;
  return (
    <Link
      look="plain"
      className={styles.view}
      href={paths.landlordRequests({ ...saidBy({ ...filters }) })}
      aria-current={current ? 'page' : undefined}
    >
      {shared && <IconUsers {...ICON} aria-hidden={false} role="img" aria-label={t('service-requests.views.shared')} />}
      <span className={styles.name}>{name}</span>
      <span className={styles.count} aria-label={t('service-requests.views.open', { count: openCount })} role="img">
        {number(openCount)}
      </span>
    </Link>
  );
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
