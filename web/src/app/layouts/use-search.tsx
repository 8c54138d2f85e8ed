import type { UserType } from '@contract/roles';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { onPageNamed } from '@nav/page-title';
import { paths } from '@nav/paths';
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import type { NavItem } from '@ui/workspace/nav';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { SearchDialog } from '../../features/search/components/SearchDialog';
import { SearchField, SearchIcon, useSearchKeys } from '../../features/search/components/SearchOpener';
import { keepRecent } from '../../features/search/recent';
import { useCommands } from './use-commands';

const SearchResults = lazyPart('search', () => import('../../features/search/components/SearchResults'));

/** Reports and the like have names too, but are in the menu. */
const ONE_OBJECT = /\/[\da-f]{8}-[\da-f-]{27}$/;

/** Notes what is opened, for the search's recent items: pages of one object alone, which name themselves. */
function useRecent(): void {
  useEffect(
    () =>
      onPageNamed((title) => {
        const href = window.location.pathname;
        if (ONE_OBJECT.test(href)) keepRecent({ href, title });
      }),
    [],
  );
}

interface SearchParts {
  /** For the left of the top bar. */
  field: ReactNode;
  icon: (place: { onlyPhones?: boolean }) => ReactNode;
  dialog: ReactNode;
}

/** The search in a dashboard's frame: what opens it, and the dialog with the pages that it leads to. */
export function useSearch(role: UserType, menu: readonly NavItem[]): SearchParts {
  const t = useT();
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  useSearchKeys(show);
  useRecent();
  const close = useCallback(() => setOpen(false), []);
  const commands = useCommands(open);
  const destinations = [
    ...menu.map(({ href, label, icon }) => ({ href, label: String(label), icon })),
    { href: paths.settings(role), label: t('app.settings'), icon: <IconSettings stroke={1.75} aria-hidden /> },
    // The team reads its own questions among all tickets.
    ...(role === 'staff' || role === 'admin'
      ? []
      : [
          {
            href: paths.dashboard(role, '/help'),
            label: t('app.help'),
            icon: <IconLifebuoy stroke={1.75} aria-hidden />,
          },
        ]),
  ];
  return {
    field: <SearchField onOpen={show} />,
    icon: ({ onlyPhones }) => <SearchIcon onOpen={show} onlyPhones={onlyPhones} />,
    dialog: open && (
      <SearchDialog
        userType={role}
        destinations={destinations}
        commands={commands}
        Results={SearchResults}
        onClose={close}
      />
    ),
  };
}
