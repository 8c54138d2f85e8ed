import type { components } from '@api/schema';
import type { UserType } from '@contract/roles';
import type { MessageId } from '@i18n/message-ids';
import { paths } from '@nav/paths';

/** What can be begun from anywhere. */
export interface ActionRow {
  label: MessageId;
  detail?: MessageId;
  href: string;
  /** It is about one lease, which is chosen next; `href` is then what is added to that lease's address. */
  ofLease?: true;
}

const ASK = (role: UserType): ActionRow => ({
  label: 'search.action.help',
  detail: 'search.action.helpDetail',
  href: `${paths.dashboard(role, '/help')}?new=1`,
});
const ADD_LEAD = (role: UserType): ActionRow => ({
  label: 'search.action.lead',
  href: `${paths.dashboard(role, '/leads')}?new=1`,
});
const IMPORT_LEADS = (role: UserType): ActionRow => ({
  label: 'search.action.importLeads',
  href: `${paths.dashboard(role, '/leads')}?import=1`,
});

const FOR_CALLER = (role: UserType): ActionRow => ({
  label: 'search.action.caller',
  detail: 'search.action.helpDetail',
  href: `${paths.dashboard(role, '/tickets')}?new=1`,
});

/** What happens at once, without leading anywhere. The frame brings them, because they belong to other features. */
export interface Command extends Pick<ActionRow, 'label' | 'detail'> {
  run: () => void;
}

/** What each role may begin. The server decides again. */
export function actionsOf(role: UserType): readonly ActionRow[] {
  const rows: Record<UserType, readonly ActionRow[]> = {
    landlord: [
      { label: 'search.action.payment', href: '?record=1', ofLease: true },
      { label: 'search.action.request', detail: 'search.action.requestDetail', href: paths.landlordNewRequest() },
      { label: 'search.action.lease', href: paths.landlordNewLease() },
      { label: 'search.action.property', href: paths.landlordNewProperty() },
      { label: 'search.action.import', href: paths.landlordImport() },
      ASK(role),
    ],
    tenant: [
      { label: 'search.action.repair', href: paths.tenantNewRepair() },
      { label: 'search.action.pay', href: paths.dashboard('tenant', '/payments') },
      ASK(role),
    ],
    supplier: [ASK(role)],
    technician: [],
    staff: [
      { label: 'search.action.waiting', href: paths.dashboard('staff') },
      FOR_CALLER(role),
      ADD_LEAD(role),
      IMPORT_LEADS(role),
    ],
    admin: [
      { label: 'search.action.invite', href: paths.adminUsers({ new: '1' }) },
      { label: 'search.action.unlock', detail: 'search.action.unlockDetail', href: paths.adminUsers() },
      { label: 'search.action.announcement', href: paths.adminAnnouncements({ new: '1' }) },
      { label: 'search.action.newsletter', href: `${paths.dashboard('admin', '/newsletter')}?new=1` },
      { label: 'search.action.template', href: paths.adminEmailTemplate('new') },
      FOR_CALLER(role),
      ADD_LEAD(role),
      IMPORT_LEADS(role),
    ],
  };
  return rows[role];
}

/** The pages of the account settings, found also by what is on them. */
export const settingsOf = (role: UserType): readonly ActionRow[] => [
  { label: 'search.settings.profile', detail: 'search.settings.profileDetail', href: paths.settings(role) },
  {
    label: 'search.settings.security',
    detail: 'search.settings.securityDetail',
    href: paths.settings(role, 'security'),
  },
  { label: 'search.settings.data', detail: 'search.settings.dataDetail', href: paths.settings(role, 'data') },
];

type SettingName = components['schemas']['SettingResponse']['name'];

/** Every setting of the installation with its group; each opens on the admin's page. */
const PLATFORM = {
  COMPANY_EMAIL: 'company',
  COMPANY_ADDRESS: 'company',
  MAIL_FROM: 'mail',
  OFFICE_HOURS: 'office',
  OFFICE_TIME_ZONE: 'office',
  OFFICE_PHONE: 'office',
  OFFICE_ANSWER_HOURS: 'office',
  CHAT_ASSIGN: 'chat',
  CHAT_OPEN_MAX: 'chat',
  RETENTION_OUTBOX_MONTHS: 'retention',
  RETENTION_CHAT_MONTHS: 'retention',
  RETENTION_FORMS_MONTHS: 'retention',
  RETENTION_AUDIT_MONTHS: 'retention',
  STORAGE_QUOTA_MIB: 'limits',
  UPLOAD_HOURLY_MIB: 'limits',
  SITE_FIGURES: 'site',
} as const satisfies Record<SettingName, string>;

export const platformOf = (role: UserType): readonly ActionRow[] =>
  role === 'admin'
    ? (Object.keys(PLATFORM) as SettingName[]).map((name) => ({
        label: `search.platform.${name}` as const,
        detail: `search.platform.${PLATFORM[name]}` as const,
        href: `${paths.dashboard('admin', '/settings')}?open=${name}`,
      }))
    : [];
