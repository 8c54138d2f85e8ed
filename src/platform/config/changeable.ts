import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { isGiven, Settings } from './settings.js';

/** Settings that admins can change while the product runs, as long as the environment doesn't set them. */
export const CHANGEABLE = [
  'COMPANY_EMAIL',
  'COMPANY_ADDRESS',
  'MAIL_FROM',
  'OFFICE_HOURS',
  'OFFICE_TIME_ZONE',
  'OFFICE_PHONE',
  'OFFICE_ANSWER_HOURS',
  'CHAT_ASSIGN',
  'CHAT_OPEN_MAX',
  'STORAGE_QUOTA_MIB',
  'UPLOAD_HOURLY_MIB',
  'RETENTION_OUTBOX_MONTHS',
  'RETENTION_CHAT_MONTHS',
  'RETENTION_FORMS_MONTHS',
  'RETENTION_AUDIT_MONTHS',
  'SITE_FIGURES',
] as const;
export type ChangeableName = (typeof CHANGEABLE)[number];

export const isChangeable = (name: string): name is ChangeableName => CHANGEABLE.some((known) => known === name);

/** The environment may name `no-reply@localhost`. Who types an address means one that can be reached. */
const ADDRESSES: readonly string[] = ['COMPANY_EMAIL', 'MAIL_FROM'];
const ADDRESS = /^[^\s@<>"',;:()[\]\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Texts end up in emails and pages, so they are one line of visible characters. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** Whether the same rules that check the environment accept the text. */
export function isValidSetting(name: ChangeableName, text: string): boolean {
  if (text === '' || text.length > 500 || CONTROL.test(text)) return false;
  if (ADDRESSES.includes(name) && !ADDRESS.test(text)) return false;
  return !validateSync(withSetting(name, text)).some(({ property }) => property === name);
}

/** Puts what is stored into the running settings; what is no longer stored gets its default again. */
export function applySettings(settings: Settings, stored: ReadonlyMap<string, string>): void {
  for (const name of CHANGEABLE) {
    if (isGiven(settings, name)) continue;
    const text = stored.get(name);
    const source = text !== undefined && isValidSetting(name, text) ? withSetting(name, text) : new Settings();
    Object.assign(settings, { [name]: source[name] });
  }
}

function withSetting(name: ChangeableName, text: string): Settings {
  return plainToInstance(Settings, { [name]: text }, { exposeDefaultValues: true });
}
