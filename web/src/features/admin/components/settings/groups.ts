import type { SettingName } from '../../api/settings';

/** The settings in the order of the page. */
export const GROUPS = {
  company: ['COMPANY_EMAIL', 'COMPANY_ADDRESS'],
  mail: ['MAIL_FROM'],
  office: ['OFFICE_HOURS', 'OFFICE_TIME_ZONE', 'OFFICE_PHONE', 'OFFICE_ANSWER_HOURS'],
  retention: ['RETENTION_OUTBOX_MONTHS', 'RETENTION_CHAT_MONTHS', 'RETENTION_FORMS_MONTHS', 'RETENTION_AUDIT_MONTHS'],
  limits: ['STORAGE_QUOTA_MIB', 'UPLOAD_HOURLY_MIB'],
  site: ['SITE_FIGURES'],
} as const satisfies Record<string, readonly SettingName[]>;

export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

export const isMonths = (name: SettingName): boolean => name.startsWith('RETENTION_');
export const isSpace = (name: SettingName): boolean => name.endsWith('_MIB');
