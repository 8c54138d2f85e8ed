import { unitValues } from '@contract/unit-names';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { EmergencyMark } from '@shared/request-parts/EmergencyMark';
import IconNavigation from '@tabler/icons-react/dist/esm/icons/IconNavigation.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Card } from '@ui/layout/Card';
import { Link } from '@ui/link/Link';
import type { MyJob } from '../api/my-jobs';
import { isOver } from '../my-days';
import { mapAddress } from './times';
import styles from './teams.module.css';

const ICON = { size: 22, stroke: 1.75 } as const;

/** When, where and what, with the two buttons that a hand in a van needs. */
export function MyJobCard({ job }: { job: MyJob }) {
  const t = useT();
  const { instant } = useFormats();
  const { place, scheduledFor, scheduledUntil, startedAt, note } = job;
  const clock = (at: string) => instant(at, { timeStyle: 'short', timeZone: place?.timeZone });
  return (
    <Card padding="sm" className={styles.job}>
      <span className={styles.words}>
        <span className={styles.time}>
          {startedAt
            ? t('teams.plan.there', { time: clock(startedAt) })
            : scheduledFor &&
              [clock(scheduledFor), scheduledUntil && clock(scheduledUntil)].filter(Boolean).join(' – ')}
        </span>
        <Link look="plain" href={paths.technicianJob(job.id)}>
          <span className={styles.name}>{job.title}</span>
        </Link>
        {!isOver(job) && <EmergencyMark priority={job.priority} kinds={job.floorKinds} />}
        {place && (
          <span>
            {place.streetNumber} {place.street}
            {place.unitLabel && `, ${t('teams.unit', unitValues(place.unitLabel))}`}
          </span>
        )}
        {job.unreadCount > 0 && <span className={styles.unread}>{t('teams.unread', { count: job.unreadCount })}</span>}
        {note && <span className={styles.quiet}>{note}</span>}
      </span>
      <JobButtons job={job} />
    </Card>
  );
}

/** Calls the contact, and opens the map. */
export function JobButtons({ job: { contact, place } }: { job: Pick<MyJob, 'contact' | 'place'> }) {
  const t = useT();
  return (
    <span className={styles.actions}>
      {contact?.phone && (
        <a className={styles.round} href={`tel:${contact.phone}`} aria-label={t('teams.call', { name: contact.name })}>
          <IconPhone {...ICON} aria-hidden />
        </a>
      )}
      {place && (
        <a
          className={styles.round}
          href={mapAddress(place)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('teams.map')}
        >
          <IconNavigation {...ICON} aria-hidden />
        </a>
      )}
    </span>
  );
}
