import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { EmergencyMark } from '@shared/request-parts/EmergencyMark';
import IconNavigation from '@tabler/icons-react/dist/esm/icons/IconNavigation.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Card } from '@ui/layout/Card';
import { Link } from '@ui/link/Link';
import type { ServiceRequest } from '../api/types';
import { isOver } from '../jobs';
import { mapsAddress } from './maps';
import { RequestChip, UnreadMark, Where } from './Marks';
import { QuoteChip } from './QuoteChip';
import styles from './JobCard.module.css';

const ICON = { size: 22, stroke: 1.75 } as const;

interface JobCardProps {
  request: ServiceRequest;
  withDay: boolean;
  /** Whether the visit was planned for an earlier day. */
  overdue?: boolean;
}

/** A visit: time, place, problem, and the two buttons that a supplier on the road needs. */
export function JobCard({ request, withDay, overdue = false }: JobCardProps) {
  const t = useT();
  const { place } = request;
  // A job that has ended needs neither door code nor phone number in the list. Its own page has them (docs/decisions/1110).
  const over = isOver(request);
  const contact = over ? null : request.contact;
  const mayEnter = !over && request.mayEnter;
  return (
    <article className={styles.job}>
      <JobTime request={request} withDay={withDay} />
      <Card className={styles.card} padding="sm">
        <Where request={request} street />
        <h2 className={styles.title}>
          <Link look="plain" href={paths.supplierJob(request.id)}>
            {request.title}
          </Link>
        </h2>
        {!over && <EmergencyMark priority={request.priority} kinds={request.floorKinds} />}
        {overdue && <p className={styles.overdue}>{t('service-requests.jobs.overdue')}</p>}
        {(contact?.accessNote ?? mayEnter) && (
          <p className={styles.note}>{contact?.accessNote ?? t('service-requests.job.mayEnter')}</p>
        )}
        <div className={styles.foot}>
          {request.quotes?.at(-1)?.status === 'sent' ? (
            <QuoteChip request={request} />
          ) : (
            <RequestChip request={request} />
          )}
          <UnreadMark request={request} />
          <span className={styles.buttons}>
            {contact?.phone && (
              <a
                className={styles.round}
                href={`tel:${contact.phone}`}
                aria-label={t('service-requests.job.call', { name: contact.name })}
              >
                <IconPhone {...ICON} aria-hidden />
              </a>
            )}
            {place && (
              <a
                className={styles.round}
                href={mapsAddress(place)}
                target="_blank"
                rel="noreferrer"
                aria-label={t('service-requests.job.route')}
              >
                <IconNavigation {...ICON} aria-hidden />
              </a>
            )}
          </span>
        </div>
      </Card>
    </article>
  );
}

function JobTime({ request, withDay }: { request: ServiceRequest; withDay: boolean }) {
  const t = useT();
  const formats = useFormats();
  const { completedAt, closedAt, scheduledUntil, place, status } = request;
  const over = isOver(request);
  const at = over ? (completedAt ?? request.scheduledFor ?? closedAt) : request.scheduledFor;
  if (!at) return <p className={styles.time}>{over ? null : t('service-requests.job.noTime')}</p>;
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: place?.timeZone } as const;
  return (
    <p className={styles.time}>
      {withDay && (
        <span className={styles.day}>
          {formats.instant(at, {
            weekday: 'short',
            day: 'numeric',
            month: 'short',
            timeZone: place?.timeZone,
          })}
        </span>
      )}
      <span className={styles.from}>{formats.instant(at, clock)}</span>
      <span className={styles.until}>
        {status === 'in_progress'
          ? t('service-requests.job.started')
          : !over && scheduledUntil && formats.instant(scheduledUntil, clock)}
      </span>
    </p>
  );
}
