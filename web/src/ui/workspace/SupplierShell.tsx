import type { ReactNode } from 'react';
import { Mark } from '../brand/Brand';
import { useLinkComponent } from '../link/LinkProvider';
import { SkipLink } from '../link/SkipLink';
import type { NavItem, ShellUser } from './nav';
import { TabBar } from './TabBar';
import { TopNav } from './TopNav';
import { UserButton } from './UserButton';
import { WorkspaceProvider } from './WorkspaceProvider';
import styles from './SupplierShell.module.css';

export interface SupplierShellWords {
  skip: string;
  home: string;
  nav: string;
  tabs: string;
  account: string;
}

export interface SupplierShellProps {
  homeHref: string;
  /** Name of the company. */
  company: ReactNode;
  /** A line under it, such as the Elite badge. */
  badge?: ReactNode;
  nav: readonly NavItem[];
  /** At most five, for the bar on phones. */
  tabs: readonly NavItem[];
  user: ShellUser;
  tools?: ReactNode;
  words: SupplierShellWords;
  children: ReactNode;
}

/** Frame of the supplier's pages: made for one hand, in a van. */
export function SupplierShell(props: SupplierShellProps) {
  const { homeHref, company, badge, nav, tabs, user, tools, words, children } = props;
  const LinkComponent = useLinkComponent();
  return (
    <WorkspaceProvider>
      <SkipLink>{words.skip}</SkipLink>
      <div className={styles.shell}>
        <header className={styles.header}>
          <div className={styles.bar}>
            <LinkComponent href={homeHref} className={styles.home} aria-label={words.home}>
              <Mark size={36} />
            </LinkComponent>
            <div className={styles.company}>
              <span className={styles.name}>{company}</span>
              {badge && <span className={styles.badge}>{badge}</span>}
            </div>
            <TopNav items={nav} label={words.nav} />
            <div className={styles.tools}>
              {tools}
              <UserButton user={user} label={words.account} compact />
            </div>
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <TabBar items={tabs} label={words.tabs} />
    </WorkspaceProvider>
  );
}
