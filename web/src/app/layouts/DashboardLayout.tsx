import { DataProvider } from '@api/DataProvider';
import { useMay } from '@api/staff-rights';
import { PRODUCT } from '@contract/product';
import type { UserType } from '@contract/roles';
import { useLanguage } from '@i18n/language-context';
import { localWords } from '@i18n/local-words';
import { useT } from '@i18n/messages';
import { useRemembered } from '@i18n/remember';
import { paths } from '@nav/paths';
import { ShellPartsContext, type ShellParts } from '@nav/shell-parts';
import { rightOfPage } from '@nav/staff-pages';
import { SupplierShell } from '@ui/workspace/SupplierShell';
import { TenantShell } from '@ui/workspace/TenantShell';
import { WorkspaceShell } from '@ui/workspace/WorkspaceShell';
import { useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DashboardAnnouncement } from '../../features/announcements/components/DashboardAnnouncement';
import { PlanBanner } from '../../features/billing/components/PlanBanner';
import { TeamAlerts } from '../../features/chat/alerts/TeamAlerts';
import { Bell } from '../../features/notifications/components/Bell';
import { LeaveGuard } from '../leaving/LeaveGuard';
import { LiveUpdates } from '../live/LiveUpdates';
import type { Layout } from '../route-row';
import { CarriedFavorites } from '../session/CarriedFavorites';
import { KeptForms } from '../session/KeptForms';
import { KeptPush } from '../session/KeptPush';
import { NoAccess } from './NoAccess';
import { Shortcuts } from './Shortcuts';
import { useMenu } from './use-menu';
import { usePlates } from './use-plates';
import { useSearch } from './use-search';
import { useShellUser } from './use-shell-user';
import { VerifyBanner } from './VerifyBanner';

interface ShellProps {
  role: UserType;
  parts: ShellParts;
  /** Right in the bar, before the person. */
  tools?: ReactNode;
  /** The same in the sidebar, where the bar isn't shown. */
  sideTools?: ReactNode;
  quietBar?: boolean;
  children: ReactNode;
}

function useShellWords() {
  const t = useT();
  return {
    skip: t('app.skip'),
    home: t('app.shell.home'),
    nav: t('app.shell.nav'),
    tabs: t('app.shell.tabs'),
    openNav: t('app.shell.openNav'),
    closeNav: t('app.shell.closeNav'),
    more: t('app.shell.more'),
    account: t('app.shell.account'),
  };
}

function OfficeShell({ role, parts, tools, sideTools, quietBar, children }: ShellProps) {
  const { main, foot, tabs } = useMenu(role);
  const plates = usePlates(role);
  return (
    <WorkspaceShell
      brand={PRODUCT.name}
      homeHref={paths.dashboard(role)}
      groups={[{ items: main }, ...plates]}
      footerNav={foot.length > 0 ? foot : undefined}
      tabs={tabs}
      user={useShellUser()}
      topbar={parts.topbar}
      tools={tools ?? <Bell role={role} />}
      sideTools={sideTools}
      quietBar={quietBar}
      words={useShellWords()}
      layout={role === 'staff' ? 'rail' : 'sidebar'}
      bleed={parts.bleed}
    >
      {children}
    </WorkspaceShell>
  );
}

/** The landlord's frame has a search in the bar, as a field unless the page shows breadcrumbs there. */
function LandlordShell({ role, parts, children }: ShellProps) {
  const { main, foot } = useMenu(role);
  const search = useSearch(role, [...main, ...foot]);
  return (
    <OfficeShell
      role={role}
      parts={{ ...parts, topbar: parts.topbar ?? search.field }}
      tools={
        <>
          {search.icon({ onlyPhones: !parts.topbar })}
          <Bell role={role} />
        </>
      }
    >
      {children}
      {search.dialog}
    </OfficeShell>
  );
}

/** Staff and admins have the search and the bell beside their lists, which need the height; on narrow screens they are in the bar. */
function TeamShell({ role, parts, children }: ShellProps) {
  const { main, foot } = useMenu(role);
  const search = useSearch(role, [...main, ...foot]);
  const tools = (
    <>
      {search.icon({})}
      <Bell role={role} />
    </>
  );
  return (
    <OfficeShell role={role} parts={parts} quietBar tools={tools} sideTools={tools}>
      {children}
      {search.dialog}
    </OfficeShell>
  );
}

function HomeShell({ role, parts, children }: ShellProps) {
  const { main, foot } = useMenu(role);
  const search = useSearch(role, [...main, ...foot]);
  return (
    <TenantShell
      brand={PRODUCT.name}
      homeHref={paths.dashboard(role)}
      nav={[...main, ...foot]}
      tabs={[...main, ...foot].slice(0, 5)}
      user={useShellUser()}
      tools={
        <>
          {search.icon({})}
          <Bell role={role} />
        </>
      }
      hero={parts.hero}
      words={useShellWords()}
    >
      {children}
      {search.dialog}
    </TenantShell>
  );
}

function VanShell({ role, children }: ShellProps) {
  const { main, foot } = useMenu(role);
  const search = useSearch(role, [...main, ...foot]);
  const user = useShellUser();
  return (
    <SupplierShell
      homeHref={paths.dashboard(role)}
      company={user.name}
      nav={[...main, ...foot]}
      tabs={[...main, ...foot].slice(0, 6)}
      user={user}
      tools={
        <>
          {search.icon({})}
          <Bell role={role} />
        </>
      }
      words={useShellWords()}
    >
      {children}
      {search.dialog}
    </SupplierShell>
  );
}

/** A technician's frame: their day, and nothing to search. */
function ToolShell({ role, children }: ShellProps) {
  const { main, foot } = useMenu(role);
  const user = useShellUser();
  return (
    <SupplierShell
      homeHref={paths.dashboard(role)}
      company={user.name}
      nav={[...main, ...foot]}
      tabs={[...main, ...foot]}
      user={user}
      tools={<Bell role={role} />}
      words={useShellWords()}
    >
      {children}
    </SupplierShell>
  );
}

const shells = {
  technician: ToolShell,
  landlord: LandlordShell,
  staff: TeamShell,
  admin: TeamShell,
  tenant: HomeShell,
  supplier: VanShell,
};

/** Frame of a role's dashboard: the kit's shell around its pages, with the menu from the route table. */
export default function DashboardLayout({ layout }: { layout: Layout }) {
  const [parts, setParts] = useState<ShellParts>({});
  const { language } = useLanguage();
  useRemembered(localWords(language));
  const role = layout as UserType;
  const Shell = shells[role];
  const { pathname } = useLocation();
  const allowed = useMay()(rightOfPage(pathname));
  return (
    <DataProvider>
      <KeptForms />
      <CarriedFavorites />
      <KeptPush />
      <LiveUpdates />
      <LeaveGuard>
        <Shortcuts role={role} />
        <ShellPartsContext value={setParts}>
          <Shell role={role} parts={parts}>
            <DashboardAnnouncement />
            <VerifyBanner />
            {role === 'landlord' && <PlanBanner />}
            {role === 'staff' && <TeamAlerts />}
            {allowed ? <Outlet /> : <NoAccess />}
          </Shell>
        </ShellPartsContext>
      </LeaveGuard>
    </DataProvider>
  );
}
