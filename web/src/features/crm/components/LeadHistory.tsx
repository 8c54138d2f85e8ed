import { LEAD_STATUSES } from '@contract/leads';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useMore } from '@shared/list/use-more';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Timeline } from '@ui/data/Timeline';
import type { StatusName } from '@ui/pane/status';
import { Skeleton } from '@ui/states/Skeleton';
import { activitiesQuery, type Activity } from '../api/leads';
import styles from './crm.module.css';

const LOOK: Record<Activity['kind'], StatusName> = {
  form: 'submitted',
  created: 'submitted',
  imported: 'submitted',
  call: 'inprogress',
  email: 'inprogress',
  meeting: 'inprogress',
  mail: 'inprogress',
  note: 'draft',
  stage: 'completed',
  owner: 'offered',
  merged: 'offered',
};

/** A detail of an entry. Which details it has depends on its kind. */
const detail = ({ details }: Activity, name: string) => (details as Record<string, string> | null)?.[name] ?? '';

/** The text of an entry. The address of a merged lead is shown nowhere else. */
const saidIn = (entry: Activity) => entry.text ?? (entry.kind === 'merged' ? detail(entry, 'email') : '');

function useTitle() {
  const t = useT();
  const stage = (status: string) => {
    const known = LEAD_STATUSES.find((one) => one === status);
    return known ? t(`crm.status.${known}`) : status;
  };
  return (entry: Activity): string => {
    if (entry.kind === 'stage')
      return t('crm.history.stage', { from: stage(detail(entry, 'from')), to: stage(detail(entry, 'to')) });
    if (entry.kind === 'owner') {
      const [from, to] = [detail(entry, 'from'), detail(entry, 'to')];
      if (to) return t('crm.history.owner', { name: to });
      return from ? t('crm.history.left', { name: from }) : t('crm.history.noOwner');
    }
    if (entry.kind === 'merged') return t('crm.history.merged', { name: detail(entry, 'name') });
    if (entry.kind === 'mail' && detail(entry, 'kept')) return t('crm.history.mailKept');
    if (entry.kind === 'form') {
      const form = (['contact', 'inquiry', 'trial', 'demo'] as const).find((one) => one === detail(entry, 'form'));
      return t('crm.history.form', { form: form ? t(`crm.source.${form}`) : '–' });
    }
    return t(`crm.activity.${entry.kind}`);
  };
}

/** The history of a lead, newest first, with the person who did each thing. */
export function LeadHistory({ leadId }: { leadId: string }) {
  const t = useT();
  const title = useTitle();
  const { instant } = useFormats();
  const query = useInfiniteQuery(activitiesQuery(leadId));
  const { rows, more } = useMore(query);
  if (query.isError) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  if (!rows) return <Skeleton shape="list" rows={4} label={t('app.loading')} />;
  return (
    <>
      <Timeline
        label={t('crm.history')}
        entries={rows.map((entry) => ({
          id: entry.id,
          status: LOOK[entry.kind],
          title: title(entry),
          time: [instant(entry.at), entry.authorName].filter(Boolean).join(' · '),
          ...(saidIn(entry) && { text: <span className={styles.said}>{saidIn(entry)}</span> }),
        }))}
      />
      {more && (
        <Button variant="secondary" size="sm" loading={more.loading} onClick={more.onClick}>
          {more.label}
        </Button>
      )}
    </>
  );
}
