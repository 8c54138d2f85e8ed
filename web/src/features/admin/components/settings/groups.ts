import type { MessageId } from '@i18n/message-ids';
import type { SettingName } from '../../api/settings';

/** The settings in the order of the page. */
export const GROUPS = {
  company: ['COMPANY_EMAIL', 'COMPANY_ADDRESS'],
  mail: ['MAIL_FROM'],
  office: ['OFFICE_HOURS', 'OFFICE_TIME_ZONE', 'OFFICE_PHONE', 'OFFICE_ANSWER_HOURS'],
  chat: ['CHAT_ASSIGN', 'CHAT_OPEN_MAX'],
  retention: ['RETENTION_OUTBOX_MONTHS', 'RETENTION_CHAT_MONTHS', 'RETENTION_FORMS_MONTHS', 'RETENTION_AUDIT_MONTHS'],
  limits: ['STORAGE_QUOTA_MIB', 'UPLOAD_HOURLY_MIB'],
  site: ['SITE_FIGURES'],
} as const satisfies Record<string, readonly SettingName[]>;

export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** Settings that are one of a few values, each with the id of its words. */
export const CHOICES = {
  SITE_FIGURES: { sample: 'admin.settings.sample', own: 'admin.settings.own' },
  CHAT_ASSIGN: { queue: 'admin.settings.queue', turns: 'admin.settings.turns' },
} as const satisfies Partial<Record<SettingName, Record<string, MessageId>>>;
type Choice = keyof typeof CHOICES;

export const isChoice = (name: SettingName): name is Choice => Object.hasOwn(CHOICES, name);
export const choicesOf = (name: Choice): [value: string, words: MessageId][] => Object.entries(CHOICES[name]);

export const isMonths = (name: SettingName): boolean => name.startsWith('RETENTION_');
export const isSpace = (name: SettingName): boolean => name.endsWith('_MIB');
