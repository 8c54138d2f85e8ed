import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import type { LogEntry } from '../../api/log';

/** Who acted: a person, a visitor, or the product itself. */
export function useWho(): (entry: LogEntry) => string {
  const t = useT();
  return (entry) => entry.personName ?? (entry.role === 'visitor' ? t('admin.log.visitor') : t('admin.log.system'));
}

/** What it was about, where that has a name and is not the person who acted. */
export function subjectOf(entry: LogEntry): string {
  if (entry.subjectName && entry.subjectId !== entry.personId) return entry.subjectName;
  return '';
}

/** What an account has is on the account's page. */
const ON_THE_ACCOUNT =
  'lease payment property unit service_request invoice document listing renewal tenant_notice lease_tenant recurring_charge expense recurring_expense'.split(
    ' ',
  );

/** Pages of objects, by what the log calls them. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  user: paths.adminUser,
  account: paths.adminAccount,
  support_ticket: (id) => paths.dashboard('admin', `/tickets/${id}`),
  crm_lead: (id) => paths.dashboard('admin', `/leads/${id}`),
  email_template: paths.adminEmailTemplate,
  announcement: () => paths.adminAnnouncements(),
  newsletter_issue: (issue) => paths.adminNewsletter({ issue }),
  newsletter_subscriber: () => paths.adminSubscribers(),
  outbox_message: (message) => paths.adminOutbox({ message }),
  form_submission: () => paths.adminForms(),
  region_rule: () => paths.adminRegions(),
};

/** The page of what it was about, where it still has a name and admins have a page for it. */
export function subjectHref({ subjectType, subjectId, subjectName, accountId }: LogEntry): string | undefined {
  if (!subjectId || !subjectName || !subjectType) return undefined;
  if (ON_THE_ACCOUNT.includes(subjectType)) return accountId ? paths.adminAccount(accountId) : undefined;
  return Object.hasOwn(PAGES, subjectType) ? PAGES[subjectType]?.(subjectId) : undefined;
}
