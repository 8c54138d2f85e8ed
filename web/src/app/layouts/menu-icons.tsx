import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconDashboard from '@tabler/icons-react/dist/esm/icons/IconDashboard.mjs';
import IconDatabaseExport from '@tabler/icons-react/dist/esm/icons/IconDatabaseExport.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconForms from '@tabler/icons-react/dist/esm/icons/IconForms.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapSearch from '@tabler/icons-react/dist/esm/icons/IconMapSearch.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconRefreshAlert from '@tabler/icons-react/dist/esm/icons/IconRefreshAlert.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconShieldSearch from '@tabler/icons-react/dist/esm/icons/IconShieldSearch.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { MenuIcon } from './menus';

const STROKE = 1.75;

/** The icons of the menus. The route table refers to them by name. */
export const menuIcons: Readonly<Record<MenuIcon, typeof IconHome>> = {
  announcement: IconSpeakerphone,
  backup: IconDatabaseExport,
  bill: IconFileInvoice,
  calendar: IconCalendar,
  chart: IconChartBar,
  document: IconFileText,
  form: IconForms,
  gauge: IconDashboard,
  home: IconHome,
  inbox: IconInbox,
  jobs: IconRefreshAlert,
  key: IconKey,
  lead: IconTargetArrow,
  listing: IconBuildingStore,
  mail: IconMail,
  map: IconMapSearch,
  messages: IconMessages,
  news: IconNews,
  outbox: IconSend,
  payment: IconCreditCard,
  people: IconUsers,
  property: IconBuildingCommunity,
  receipt: IconReceipt,
  settings: IconSettings,
  shield: IconShieldSearch,
  tenants: IconUser,
  ticket: IconTicket,
  tool: IconTool,
};

export function MenuGlyph({ name }: { name: MenuIcon }) {
  const Icon = menuIcons[name];
  return <Icon stroke={STROKE} aria-hidden />;
}
