import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import type { ReactNode } from 'react';
import { Button, Card, HomeStreet, IconButton, PageHead, Plate, Street } from '..';
import { SupplierShell, TenantShell, WorkspaceShell, type NavItem } from '../workspace';
import { PROPERTIES } from './sample';

export type ShellKind = 'landlord' | 'staff' | 'tenant' | 'supplier';

const NAV: NavItem[] = [
  { href: '/', label: 'Home', icon: <IconHome aria-hidden />, current: true },
  { href: '/properties', label: 'Properties', icon: <IconBuildingCommunity aria-hidden />, count: 6 },
  { href: '/rent', label: 'Rent', icon: <IconCoins aria-hidden /> },
  { href: '/repairs', label: 'Repairs', icon: <IconTool aria-hidden />, count: 10, alert: true },
];

const PLATES: NavItem[] = PROPERTIES.map((property) => ({
  href: `/properties/${property.id}`,
  label: property.name,
  icon: <Plate size="sm">{property.plate}</Plate>,
}));

const WORDS = {
  skip: 'Skip to content', home: 'Home', nav: 'Workspace', tabs: 'Places', openNav: 'Open menu', closeNav: 'Close menu', more: 'More', account: 'Account',
};

const user = { name: 'Nadia Tremblay', secondary: 'Tremblay Immobilier', menu: [{ label: 'Settings', href: '/settings' }, { label: 'Sign out' }] };
const tools: ReactNode = <IconButton label="Notifications, 1 new" icon={<IconBell aria-hidden />} dot />;

function Home() {
  return (
    <>
      <PageHead title="Good morning, Nadia" subtitle="Tuesday 4 November. 34 of 39 rents are in or on their way." actions={<Button>Add property</Button>} />
      <Street label="Your street" properties={PROPERTIES} />
    </>
  );
}

/** A whole frame, filled with a page. */
export function ShellView({ kind }: { kind: ShellKind }) {
  const common = { homeHref: '/', user, tools, words: WORDS };
  if (kind === 'tenant') {
    return (
      <TenantShell {...common} brand="Product" nav={NAV} tabs={NAV} hero={{ title: 'Hello, Lucía', subtitle: '87 Laurier Avenue West, Unit 203', picture: <HomeStreet seed="87" window={[1, 2]} /> }}>
        <Card raised>Next rent due</Card>
      </TenantShell>
    );
  }
  if (kind === 'supplier') {
    return (
      <SupplierShell {...common} company="Plombex" badge="Elite Partner" nav={NAV} tabs={NAV}>
        <PageHead title="Tuesday, 3 jobs" />
        <Card>Water stain on ceiling</Card>
      </SupplierShell>
    );
  }
  return (
    <WorkspaceShell
      {...common}
      brand="Product"
      layout={kind === 'staff' ? 'rail' : 'sidebar'}
      groups={[{ items: NAV }, { label: 'Properties', items: PLATES }]}
      footerNav={[{ href: '/settings', label: 'Settings', icon: <IconSettings aria-hidden /> }]}
      tabs={NAV}
    >
      <Home />
    </WorkspaceShell>
  );
}
