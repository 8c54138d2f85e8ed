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
  href: `${paths.dashboard(role, '/tickets')}?new=1`,
});

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

/** The settings of the installation by their group; each opens on the admin's page. */
const PLATFORM = {
  company: ['COMPANY_EMAIL', 'COMPANY_ADDRESS'],
  mail: ['MAIL_FROM'],
  office: ['OFFICE_HOURS', 'OFFICE_TIME_ZONE', 'OFFICE_PHONE', 'OFFICE_ANSWER_HOURS'],
  retention: ['RETENTION_OUTBOX_MONTHS', 'RETENTION_CHAT_MONTHS', 'RETENTION_FORMS_MONTHS', 'RETENTION_AUDIT_MONTHS'],
  limits: ['STORAGE_QUOTA_MIB', 'UPLOAD_HOURLY_MIB'],
  site: ['SITE_FIGURES'],
} as const;

export const platformOf = (role: UserType): readonly ActionRow[] =>
  role === 'admin'
    ? (Object.keys(PLATFORM) as (keyof typeof PLATFORM)[]).flatMap((group) =>
        PLATFORM[group].map((name) => ({
          label: `search.platform.${name}` as const,
          detail: `search.platform.${group}` as const,
          href: `${paths.dashboard('admin', '/settings')}?open=${name}`,
        })),
      )
    : [];
