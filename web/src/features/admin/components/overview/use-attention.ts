import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import type { StatusName } from '@ui/pane/status';
import type { AdminStats } from '../../api/overview';
import type { UserRow } from '../../api/users';
import { nameOf } from '../people/names';
import { useAge } from './use-age';

/** One thing to look after, and the page where that is done. */
export interface AttentionItem {
  id: string;
  status: StatusName;
  title: string;
  note: string;
  href: string;
}

/** What failed, first the worst. */
export function useFailures({ outbox, attention, system }: AdminStats): AttentionItem[] {
  const t = useT();
  const { failedJobs, paymentFindings, ledgerUnbalanced, backupFailed, backupOverdue } = attention;
  const words = outbox.failure ? `${t('admin.overview.failureWords', { words: outbox.failure })} ` : '';
  const failed = (id: string, isSo: boolean, title: string, note: string, href: string): AttentionItem[] =>
    isSo ? [{ id, status: 'danger', title, note, href }] : [];
  const counted = (id: 'failedJobs' | 'payments', count: number, href: string) =>
    failed(id, count > 0, t(`admin.attention.${id}`, { count }), t(`admin.attention.${id}Note`), href);
  const said = (id: 'ledger' | 'backupFailed' | 'backupOverdue', isSo: boolean, href: string) =>
    failed(id, isSo, t(`admin.attention.${id}`), t(`admin.attention.${id}Note`), href);
  return [
    ...said('ledger', ledgerUnbalanced, paths.adminAudit({ q: 'ledger.check_failed' })),
    ...counted('payments', paymentFindings, paths.adminPayments()),
    ...failed(
      'failedMails',
      outbox.failed > 0,
      t('admin.overview.failedMails', { count: outbox.failed }),
      words + t('admin.overview.untilYouDecide'),
      paths.adminOutbox({ state: 'failed' }),
    ),
    ...counted('failedJobs', failedJobs, paths.adminFailedJobs()),
    ...said('backupFailed', backupFailed, paths.adminBackups()),
    ...said('backupOverdue', backupOverdue, paths.adminBackups()),
    ...failed(
      'keptMail',
      system.mail === 'kept',
      t('admin.overview.keptMail'),
      t('admin.overview.keptMailText'),
      paths.adminOutbox({ state: 'kept' }),
    ).map((item) => ({ ...item, status: 'warning' as const })),
  ];
}

/** Two-step resets, which expire within a day: who asked for one can't sign in until a second admin confirms it. */
export function useResets(people: readonly UserRow[]): AttentionItem[] {
  const t = useT();
  return people.map((person) => ({
    id: `reset-${person.id}`,
    status: 'warning',
    title: t('admin.attention.reset', { name: nameOf(person) }),
    note: t('admin.attention.resetNote'),
    href: paths.adminUser(person.id),
  }));
}

/** What waits for a person, each with the age of the oldest. */
export function useWaiting({ forms, ratings }: AdminStats): AttentionItem[] {
  const t = useT();
  const { number } = useFormats();
  const age = useAge();
  const waiting = (id: string, { open, oldestAt }: AdminStats['forms'], title: string, href: string): AttentionItem[] =>
    open > 0
      ? [
          {
            id,
            status: 'info',
            title,
            note: oldestAt ? t('admin.overview.oldest', { age: age(oldestAt) }) : number(open),
            href,
          },
        ]
      : [];
  return [
    ...waiting(
      'forms',
      forms,
      t('admin.attention.forms', { count: forms.open }),
      paths.adminForms({ state: 'waiting' }),
    ),
    ...waiting('ratings', ratings, t('admin.overview.ratings', { count: ratings.open }), paths.adminRatings()),
  ];
}
