import { useHasMessage, useT } from '@i18n/messages';
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

/** The kind of object that it was about, in words. A kind that this client doesn't know yet is named as the log has it. */
export function useSubjectKind(): (entry: LogEntry) => string {
  const has = useHasMessage();
  const t = useT();
  return ({ subjectType }) => {
    const id = `admin.subject.${subjectType ?? ''}`;
    return has(id) ? t(id) : (subjectType ?? '').replaceAll('_', ' ');
  };
}

/** Pages of objects that have a name, by what the log calls them. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  user: paths.adminUser,
  account: paths.adminAccount,
  support_ticket: (id) => paths.dashboard('admin', `/tickets/${id}`),
  crm_lead: (id) => paths.dashboard('admin', `/leads/${id}`),
  email_template: paths.adminEmailTemplate,
  announcement: () => paths.adminAnnouncements(),
  newsletter_issue: (issue) => paths.adminNewsletter({ issue }),
  newsletter_subscriber: () => paths.adminSubscribers(),
  form_submission: () => paths.adminForms(),
  region_rule: () => paths.adminRegions(),
  payment_finding: () => paths.adminPayments(),
};

/** Pages on which objects are, also those without a name in the log. */
const LISTS: Readonly<Record<string, (id: string) => string>> = {
  job: () => paths.adminFailedJobs(),
  outbox_message: (message) => paths.adminOutbox({ message }),
  backup: () => paths.adminBackups(),
};

/** What it was about, by name, and the page of that for admins: its own, else that of the account to which it belongs. */
export function subjectLink(entry: LogEntry): { name: string; href?: string } | undefined {
  const { subjectType, subjectId, accountId, accountName } = entry;
  if (!subjectType || !subjectId) return undefined;
  const name = subjectOf(entry);
  const page = of(name ? { ...PAGES, ...LISTS } : LISTS, subjectType);
  if (page) return { name, href: page(subjectId) };
  return {
    name: name || accountName || '',
    href: accountId && accountName ? paths.adminAccount(accountId) : undefined,
  };
}

const of = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
