import { useT } from '@i18n/messages';
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
