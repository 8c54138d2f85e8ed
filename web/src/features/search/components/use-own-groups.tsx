import { useMay } from '@api/staff-rights';
import type { UserType } from '@contract/roles';
import { useT } from '@i18n/messages';
import { rightOfPage } from '@nav/staff-pages';
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { actionsOf, platformOf, settingsOf, type ActionRow, type Command } from '../actions';
import { recentItems } from '../recent';
import type { Group, Result } from './use-groups';

export interface Destination {
  href: string;
  label: string;
  icon?: ReactNode;
}

export interface OwnProps {
  userType: UserType;
  /** The pages of the menu and the settings. */
  destinations: readonly Destination[];
  /** What is done without leaving the page. */
  commands: readonly Command[];
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose name or second line has all the words. */
function having(results: readonly Result[], typed: string): Result[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return results.filter(({ title, detail = '' }) => words.every((word) => fold(`${title} ${detail}`).includes(word)));
}

/**
 * What the palette knows without asking the server: what was opened last (before anything is typed), actions of the role, pages
 * and settings.
 */
export function useOwnGroups({ userType, destinations, commands }: OwnProps, typed: string): Group[] {
  const t = useT();
  const { pathname } = useLocation();
  const [kept] = useState(recentItems);
  // The page may still be on its way when the palette opens: what is open is known once it is there.
  const may = useMay();
  const open = ({ href }: { href: string }) => may(rightOfPage(href.split('?')[0] ?? ''));
  const recent = kept.filter((item) => item.href !== pathname && open(item));
  const rows = (all: readonly ActionRow[], lead: ReactNode): Result[] =>
    all.map(({ label, detail, href, ofLease }) => ({
      key: label,
      href,
      title: t(label),
      lead,
      ...(detail && { detail: t(detail) }),
      ...(ofLease && { ofLease: href }),
    }));
  const done: Result[] = commands.map(({ label, detail, run }) => ({
    key: label,
    href: '',
    title: t(label),
    lead: <IconBolt {...ICON} />,
    run,
    ...(detail && { detail: t(detail) }),
  }));
  const opened = recent.map(({ href, title }) => ({ key: href, href, title, lead: <IconHistory {...ICON} /> }));
  const pages = destinations.map(({ href, label, icon }) => ({ key: href, href, title: label, lead: icon }));
  const groups: Group[] = [
    { key: 'recent', label: t('search.recent'), results: typed ? [] : opened },
    {
      key: 'actions',
      label: t('search.actions'),
      results: having([...rows(actionsOf(userType).filter(open), <IconBolt {...ICON} />), ...done], typed),
    },
    { key: 'pages', label: t('search.pages'), results: having(pages, typed) },
    // Too many to list before anything is typed: they are a page of the menu.
    {
      key: 'settings',
      label: t('search.settings'),
      results: typed ? having(rows(settingsOf(userType), <IconSettings {...ICON} />), typed) : [],
    },
    {
      key: 'platform',
      label: t('search.platform'),
      results: typed ? having(rows(platformOf(userType), <IconSettings {...ICON} />), typed) : [],
    },
  ];
  return groups.filter(({ results }) => results.length > 0);
}
