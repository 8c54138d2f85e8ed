import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useState, type ReactNode } from 'react';
import { Brand } from '../brand/Brand';
import { IconButton } from '../controls/IconButton';
import { VisuallyHidden } from '../controls/VisuallyHidden';
import { cx } from '../cx';
import { useLinkComponent } from '../link/LinkProvider';
import { SkipLink } from '../link/SkipLink';
import { Drawer } from './Drawer';
import type { NavGroup, NavItem, ShellUser } from './nav';
import { NavList } from './NavList';
import { TabBar } from './TabBar';
import { UserButton } from './UserButton';
import { WorkspaceProvider } from './WorkspaceProvider';
import styles from './WorkspaceShell.module.css';

export interface WorkspaceShellWords {
  skip: string;
  home: string;
  nav: string;
  tabs: string;
  openNav: string;
  closeNav: string;
  more: string;
  account: string;
}

export interface WorkspaceShellProps {
  /** The product's name. */
  brand: string;
  homeHref: string;
  groups: readonly NavGroup[];
  /** Help, settings: at the foot of the sidebar. */
  footerNav?: readonly NavItem[];
  /** Up to four places for the bar on phones; the fifth opens the drawer. */
  tabs: readonly NavItem[];
  user: ShellUser;
  /** Left in the top bar: search or breadcrumbs. */
  topbar?: ReactNode;
  /** Right in the top bar: language, messages, notifications. */
  tools?: ReactNode;
  /** Above the person in the sidebar, where the bar isn't shown: search, notifications. */
  sideTools?: ReactNode;
  /** On wide screens the bar is there only where it has something on its left: dense lists need the room. */
  quietBar?: boolean;
  words: WorkspaceShellWords;
  /** `rail` narrows the sidebar to 72 px (staff). */
  layout?: 'sidebar' | 'rail';
  /** Lets the page use the sheet to its edges (inbox, board). */
  bleed?: boolean;
  children: ReactNode;
}

/** Frame of the landlord's, staff's and admin's workspace: sidebar on canvas, the work on a white sheet. */
export function WorkspaceShell(props: WorkspaceShellProps) {
  const { brand, homeHref, tabs, topbar, tools, quietBar, words, layout = 'sidebar', bleed, children } = props;
  const LinkComponent = useLinkComponent();
  const [open, setOpen] = useState(false);
  return (
    <WorkspaceProvider>
      <SkipLink>{words.skip}</SkipLink>
      <div className={cx(styles.shell, styles[layout])}>
        <aside className={styles.side}>
          <LinkComponent href={homeHref} className={styles.brand}>
            <Brand name={brand} compact={layout === 'rail'} />
            <VisuallyHidden>{words.home}</VisuallyHidden>
          </LinkComponent>
          <SideContent {...props} tools={props.sideTools} />
        </aside>
        <div className={styles.sheet}>
          <header className={cx(styles.topbar, quietBar && styles.quiet)}>
            <span className={styles.opener}>
              <IconButton label={words.openNav} icon={<IconMenu2 aria-hidden />} onClick={() => setOpen(true)} />
            </span>
            <LinkComponent href={homeHref} className={styles.phoneBrand}>
              <Brand name={brand} compact />
              <VisuallyHidden>{words.home}</VisuallyHidden>
            </LinkComponent>
            <div className={styles.start}>{topbar}</div>
            <div className={styles.tools}>{tools}</div>
          </header>
          <main id="main" tabIndex={-1} className={cx(styles.main, bleed && styles.bleed)}>
            {children}
          </main>
        </div>
      </div>
      <TabBar
        items={tabs}
        label={words.tabs}
        more={{ label: words.more, icon: <IconMenu2 aria-hidden />, expanded: open, onPress: () => setOpen(true) }}
      />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        label={words.nav}
        closeLabel={words.closeNav}
        head={<Brand name={brand} />}
      >
        <SideContent
          {...props}
          tools={undefined}
          groups={props.groups.filter(({ sidebarOnly }) => !sidebarOnly)}
          layout="sidebar"
          onFollow={() => setOpen(false)}
        />
      </Drawer>
    </WorkspaceProvider>
  );
}

/** The person with a menu. Its links also close the drawer that they are in. */
function following(user: ShellUser, onFollow: () => void): ShellUser {
  const menu = user.menu.map((item) => (item !== 'divider' && item.href ? { ...item, onSelect: onFollow } : item));
  return { ...user, menu };
}

function SideContent({
  groups,
  footerNav,
  user,
  words,
  tools,
  layout,
  onFollow,
}: WorkspaceShellProps & { onFollow?: () => void }) {
  const look = layout === 'rail' ? 'rail' : 'list';
  const all: readonly NavGroup[] = look === 'rail' ? [{ items: groups.flatMap((group) => group.items) }] : groups;
  return (
    <>
      <NavList groups={all} label={words.nav} layout={look} onFollow={onFollow} className={styles.nav} />
      {footerNav && look === 'list' && (
        <NavList groups={[{ items: footerNav }]} label={words.more} onFollow={onFollow} />
      )}
      {tools && <div className={styles.sideTools}>{tools}</div>}
      <div className={styles.user}>
        <UserButton
          user={onFollow ? following(user, onFollow) : user}
          label={words.account}
          compact={look === 'rail'}
        />
      </div>
    </>
  );
}
