import {
  NEWSLETTER_KEPT_DAYS,
  SESSION_KEPT_MONTHS,
  SUPPLIER_ACCESS_AFTER_CLOSE_DAYS,
  TENANT_ACCESS_AFTER_END_MONTHS,
  TRANSLATION_KEPT_DAYS,
} from '@contract/limits';
import { RETENTION_MONTHS } from '@contract/site-settings';
import type { TextValues } from '@i18n/messages';
import { useSiteSettings } from '@nav/site-settings';

/** How long things are kept here, by the constants and settings that the nightly jobs go by: 0 months is for good. And who gets text to translate. */
export function useRetention(): TextValues {
  const { retention = RETENTION_MONTHS, translation = 'none' } = useSiteSettings();
  return {
    outboxMonths: retention.outbox,
    chatMonths: retention.chat,
    formMonths: retention.forms,
    auditMonths: retention.audit,
    sessionMonths: SESSION_KEPT_MONTHS,
    newsletterDays: NEWSLETTER_KEPT_DAYS,
    afterEndMonths: TENANT_ACCESS_AFTER_END_MONTHS,
    afterCloseDays: SUPPLIER_ACCESS_AFTER_CLOSE_DAYS,
    translation,
    translationDays: TRANSLATION_KEPT_DAYS,
  };
}
