import type { ReactNode } from 'react';
import { Brand } from '../brand/Brand';
import { VisuallyHidden } from '../controls/VisuallyHidden';
import { cx } from '../cx';
import { useLinkComponent } from '../link/LinkProvider';
import { SkipLink } from '../link/SkipLink';
import type { NavItem, ShellUser } from './nav';
import { TabBar } from './TabBar';
import { TopNav } from './TopNav';
import { UserButton } from './UserButton';
import { WorkspaceProvider } from './WorkspaceProvider';
import styles from './TenantShell.module.css';

export interface TenantShellWords {
  skip: string;
  home: string;
  nav: string;
  tabs: string;
  account: string;
}

export interface TenantShellProps {
  /** The product's name. */
  brand: string;
  homeHref: string;
  nav: readonly NavItem[];
  /** At most five, for the bar on phones. */
  tabs: readonly NavItem[];
  user: ShellUser;
  /** Right in the bar: language, notifications. */
  tools?: ReactNode;
  /** Night header of the first page; the content overlaps its lower edge. */
  hero?: { title: ReactNode; subtitle?: ReactNode; picture?: ReactNode };
  words: TenantShellWords;
  children: ReactNode;
}

/** Frame of the tenant's pages: a bar on night, on the first page with the own window lit. */
export function TenantShell({ brand, homeHref, nav, tabs, user, tools, hero, words, children }: TenantShellProps) {
  const LinkComponent = useLinkComponent();
  return (
    <WorkspaceProvider>
      <SkipLink>{words.skip}</SkipLink>
      <div className={styles.shell}>
        <header className={cx(styles.night, hero && styles.tall)} data-surface="night">
          <div className={styles.bar}>
            <LinkComponent href={homeHref} className={styles.brand}>
              <Brand name={brand} compact="phone" />
              <VisuallyHidden>{words.home}</VisuallyHidden>
            </LinkComponent>
            <TopNav items={nav} label={words.nav} />
            <div className={styles.tools}>
              {tools}
              <UserButton user={user} label={words.account} compact />
            </div>
          </div>
          {hero && (
            <div className={styles.hero}>
              <div className={styles.words}>
                <h1 className={styles.title}>{hero.title}</h1>
                {hero.subtitle && <p className={styles.subtitle}>{hero.subtitle}</p>}
              </div>
              {hero.picture && <div className={styles.picture}>{hero.picture}</div>}
            </div>
          )}
        </header>
        <main id="main" tabIndex={-1} className={cx(styles.main, hero && styles.overlap)}>
          {children}
        </main>
      </div>
      <TabBar items={tabs} label={words.tabs} />
    </WorkspaceProvider>
  );
}
