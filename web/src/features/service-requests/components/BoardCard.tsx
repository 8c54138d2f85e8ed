import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useLinkComponent } from '@ui/link/LinkProvider';
import { Avatar } from '@ui/person/Avatar';
import type { ServiceRequest } from '../api/types';
import styles from './BoardCard.module.css';
import { IssueIcon, PriorityMark, Where } from './Marks';
import { useAppointment, useNow, useTimeLeft } from './use-time';

/** A request on the board: where, what, how urgent, and what happens next. */
export function BoardCard({ request }: { request: ServiceRequest }) {
  const t = useT();
  const LinkComponent = useLinkComponent();
  const emergency = request.priority === 'Emergency' && request.status === 'submitted';
  const now = useNow();
  const left = useTimeLeft();
  const late = Date.parse(request.respondBy) <= now;
  return (
    <LinkComponent href={paths.landlordRequest(request.id)} className={styles.card} data-emergency={emergency ? '' : undefined}>
      {emergency && (
        <span className={styles.alarm} data-status="emergency">
          <IconAlarm size={16} stroke={1.75} aria-hidden />
          {late ? t('service-requests.card.emergencyLate') : t('service-requests.card.emergency', { left: left(request.respondBy, now) })}
        </span>
      )}
      <span className={styles.body}>
        <span className={styles.where}>
          <Where request={request} />
          <span className={styles.issue}>
            <IssueIcon type={request.issueType} size={18} />
          </span>
        </span>
        <span className={styles.title}>{request.title}</span>
        {!emergency && <PriorityMark priority={request.priority} />}
        <span className={styles.foot}>
          <Next request={request} late={late} />
          <Who request={request} />
        </span>
      </span>
    </LinkComponent>
  );
}

function Next({ request, late }: { request: ServiceRequest; late: boolean }) {
  const t = useT();
  const formats = useFormats();
  const appointment = useAppointment();
  const left = useTimeLeft();
  const { status, place, offers = [] } = request;
  const waiting = offers.filter((offer) => offer.status === 'sent');
  const zone = place?.timeZone;
  if (status === 'submitted') {
    const when = formats.instant(request.respondBy, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: zone });
    return <span className={late ? styles.late : undefined}>{t(late ? 'service-requests.card.answerLate' : 'service-requests.card.answerBy', { when })}</span>;
  }
  if (status === 'offered' && request.supplier) return <span>{t('service-requests.card.accepted', { company: request.supplier.companyName })}</span>;
  if (status === 'offered' && waiting[0]) {
    return <span>{t('service-requests.card.asked', { waiting: waiting.length, count: offers.length, left: left(waiting[0].expiresAt, Date.now()) })}</span>;
  }
  if (status === 'scheduled' && request.scheduledFor) return <span>{appointment(request.scheduledFor, null, zone)}</span>;
  if (status === 'in_progress' && request.startedAt) {
    return <span>{t('service-requests.card.since', { when: formats.instant(request.startedAt, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: zone }) })}</span>;
  }
  if (status === 'completed') {
    const cost = request.costCents && request.currency ? formats.money(request.costCents, request.currency) : null;
    return <span>{cost ? t('service-requests.card.costWaits', { cost }) : t('service-requests.card.waits')}</span>;
  }
  return <span>{t(`service-requests.card.${status}`)}</span>;
}

function Who({ request }: { request: ServiceRequest }) {
  if (request.supplier) return <Avatar size="sm" name={request.supplier.companyName} />;
  if (request.status !== 'offered') return null;
  return (
    <span className={styles.nobody} aria-hidden>
      <IconUser size={14} stroke={1.75} />
    </span>
  );
}
