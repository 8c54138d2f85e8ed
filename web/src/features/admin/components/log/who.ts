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

/** Pages of an account are those of landlords, whom these actions are about. */
const OF_LANDLORDS = ['account.extend_trial', 'account.enterprise', 'account.read'];

/** The page of what it was about, where it still has a name and admins have a page for it. */
export function subjectHref({ action, subjectType, subjectId, subjectName }: LogEntry): string | undefined {
  if (!subjectId || !subjectName) return undefined;
  if (subjectType === 'user') return paths.adminUser(subjectId);
  if (subjectType === 'account' && OF_LANDLORDS.includes(action)) return paths.adminAccount(subjectId);
  if (subjectType === 'support_ticket') return paths.dashboard('admin', `/tickets/${subjectId}`);
  if (subjectType === 'crm_lead') return paths.dashboard('admin', `/leads/${subjectId}`);
  return undefined;
}
