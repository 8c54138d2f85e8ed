import { useMay } from '@api/staff-rights';
import type { UserType } from '@contract/roles';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { rightOfPage } from '@nav/staff-pages';
import { showShortcuts, useShortcutsOpen } from '@shared/keys/shortcuts-page';
import { useKeys } from '@shared/keys/use-keys';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { goKeys, newFrom, SETTINGS_KEY } from './shortcuts';

const ShortcutsDialog = lazyPart('shortcuts', () => import('../../features/shortcuts/components/ShortcutsDialog'));

/** What is begun on the page where one is keeps the filters in its address; another page has none yet. */
function merged(href: string, here: { pathname: string; search: string }): string {
  const [path = '', query = ''] = href.split('?');
  if (path !== here.pathname || !query) return href;
  const after = new URLSearchParams(here.search);
  for (const [name, value] of new URLSearchParams(query)) after.set(name, value);
  return `${path}?${after}`;
}

/** The keys of a role's dashboard, and the list of them. */
export function Shortcuts({ role }: { role: UserType }) {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const open = useShortcutsOpen();
  const may = useMay();
  const places = [
    ...goKeys(role)
      .filter(({ href }) => may(rightOfPage(href)))
      .map(({ key, href, label }) => ({ key, href, label: t(label) })),
    { key: SETTINGS_KEY, href: paths.settings(role), label: t('app.settings') },
  ];
  const begun = newFrom(role, location.pathname);
  useKeys({
    '?': () => showShortcuts(true),
    ...Object.fromEntries(places.map(({ key, href }) => [`g ${key}`, () => void navigate(href)])),
    ...(begun && { n: () => void navigate(merged(begun, location)) }),
  });
  // The next person's frame doesn't begin with it.
  useEffect(() => () => showShortcuts(false), []);
  if (!open) return null;
  return (
    <ShortcutsDialog
      role={role}
      places={places}
      begins={newFrom(role, location.pathname) !== undefined}
      onClose={() => showShortcuts(false)}
    />
  );
}
