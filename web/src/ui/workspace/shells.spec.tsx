import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { markCurrent, type NavItem } from './nav';
import { SupplierShell } from './SupplierShell';
import { TenantShell } from './TenantShell';
import { WorkspaceShell } from './WorkspaceShell';

const NAV: NavItem[] = markCurrent(
  [
    { href: '/dashboards/landlord', label: 'Home' },
    { href: '/dashboards/landlord/leases', label: 'Leases', count: 3 },
  ],
  '/dashboards/landlord/leases/42',
);
const words = {
  skip: 'Skip',
  home: 'Home page',
  nav: 'Workspace',
  tabs: 'Places',
  openNav: 'Open menu',
  closeNav: 'Close menu',
  more: 'More',
  account: 'Account',
};
const user = { name: 'Nadia Tremblay', menu: [{ label: 'Sign out' }] };
const common = { homeHref: '/', words, user };

describe('markCurrent', () => {
  const current = (path: string): unknown[] =>
    markCurrent(NAV, path)
      .filter((item) => item.current)
      .map((item) => item.label);

  it('marks the closest place, and only whole parts of an address count', () => {
    expect(current('/dashboards/landlord')).toEqual(['Home']);
    expect(current('/dashboards/landlord/leases/42')).toEqual(['Leases']);
    expect(current('/dashboards/landlords')).toEqual([]);
  });
});

describe.each([
  [
    'WorkspaceShell',
    <WorkspaceShell key="w" {...common} brand="Product" groups={[{ items: NAV }]} tabs={NAV}>
      Page
    </WorkspaceShell>,
  ],
  [
    'TenantShell',
    <TenantShell key="t" {...common} brand="Product" nav={NAV} tabs={NAV} hero={{ title: 'Hello' }}>
      Page
    </TenantShell>,
  ],
  [
    'SupplierShell',
    <SupplierShell key="s" {...common} company="Plombex" nav={NAV} tabs={NAV}>
      Page
    </SupplierShell>,
  ],
])('%s', (_name, shell) => {
  it('has one main part, reached by the skip link, and named navigations that mark the place', () => {
    render(shell);
    expect(screen.getByRole('main').textContent).toBe('Page');
    expect(screen.getByRole('link', { name: 'Skip' }).getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
    for (const name of ['Workspace', 'Places']) {
      const nav = screen.getByRole('navigation', { name });
      expect(within(nav).getByRole('link', { current: 'page' }).textContent).toContain('Leases');
    }
  });

  it('shows the person of the account and their actions', () => {
    render(shell);
    fireEvent.click(screen.getByRole('button', { name: /^Account, \s*Nadia Tremblay$/ }));
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeTruthy();
  });
});

describe('WorkspaceShell', () => {
  it('opens the whole navigation as a drawer and closes it', () => {
    render(
      <WorkspaceShell {...common} brand="Product" groups={[{ items: NAV }]} tabs={NAV}>
        Page
      </WorkspaceShell>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    const drawer = screen.getByRole('dialog', { name: 'Workspace' });
    expect(within(drawer).getByRole('link', { name: /Leases/ })).toBeTruthy();
    fireEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the drawer of a phone', () => {
  it('closes when a link of the person’s menu is followed', () => {
    const user = { ...common.user, menu: [{ label: 'Settings', href: '#settings' }] };
    render(
      <WorkspaceShell {...common} user={user} brand="Product" groups={[{ items: NAV }]} tabs={NAV}>
        Page
      </WorkspaceShell>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    const drawer = screen.getByRole('dialog', { name: 'Workspace' });
    fireEvent.click(within(drawer).getByRole('button', { name: /^Account/ }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('figures in the navigation', () => {
  it('never show more than 99+, say what they count, and keep their place', () => {
    render(
      <WorkspaceShell
        {...common}
        brand="Lodgewell"
        groups={[
          {
            items: [
              { href: '/messages', label: 'Messages', count: 382, countWords: '382 unread messages', alert: true },
              { href: '/rent', label: 'Rent', counted: true },
            ],
          },
          {
            label: 'Properties',
            items: [{ href: '/p', label: 'Laurier', alert: true, countWords: 'Needs attention' }],
          },
        ]}
        tabs={[]}
      >
        Work
      </WorkspaceShell>,
    );
    const [nav] = screen.getAllByRole('navigation', { name: 'Workspace' });
    const link = (name: string) => within(nav ?? document.body).getByRole('link', { name });
    expect(link('Messages 382 unread messages').textContent).toContain('99+');
    expect(link('Rent').querySelectorAll('.count')).toHaveLength(1);
    expect(link('Laurier Needs attention').querySelectorAll('.dot')).toHaveLength(1);
  });
});
