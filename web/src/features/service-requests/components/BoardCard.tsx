import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useLinkComponent } from '@ui/link/LinkProvider';
import { Avatar } from '@ui/person/Avatar';
import type { ServiceRequest } from '../api/types';
import { IssueIcon, PriorityMark, UnreadMark, Where } from './Marks';
import { useAppointment, useNow, useTimeLeft } from './use-time';
import styles from './BoardCard.module.css';

const CLOCK = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** A request on the board: place, problem, urgency, and what happens next. */
export function BoardCard({ request }: { request: ServiceRequest }) {
  const t = useT();
  const LinkComponent = useLinkComponent();
  const emergency = request.priority === 'Emergency' && request.status === 'submitted';
  const now = useNow();
  const left = useTimeLeft();
  const late = Date.parse(request.respondBy) <= now;
  return (
    <LinkComponent
      href={paths.landlordRequest(request.id)}
      className={styles.card}
      data-emergency={emergency ? '' : undefined}
    >
      {emergency && (
        <span className={styles.alarm} data-status="emergency">
          <IconAlarm size={16} stroke={1.75} aria-hidden />
          {late
            ? t('service-requests.card.emergencyLate')
            : t('service-requests.card.emergency', { left: left(request.respondBy, now) })}
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
        <UnreadMark request={request} />
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
  const { status, currency, place } = request;
  const quote = request.quotes?.find((one) => one.status === 'sent');
  if (quote && currency)
    return (
      <span className={styles.asks}>
        {t('service-requests.card.quote', { amount: formats.money(quote.amountCents, currency) })}
      </span>
    );
  if (status === 'offered') return <Asked request={request} />;
  if (status !== 'submitted') return <Progress request={request} />;
  const when = formats.instant(request.respondBy, { ...CLOCK, timeZone: place?.timeZone });
  return (
    <span className={late ? styles.late : undefined}>
      {t(late ? 'service-requests.card.answerLate' : 'service-requests.card.answerBy', { when })}
    </span>
  );
}

/** Who was asked and how long they have to answer, or who accepted. */
function Asked({ request: { supplier, offers = [] } }: { request: ServiceRequest }) {
  const t = useT();
  const left = useTimeLeft();
  const [first, ...others] = offers.filter((offer) => offer.status === 'sent');
  if (supplier) return <span>{t('service-requests.card.accepted', { company: supplier.companyName })}</span>;
  if (!first) return <span>{t('service-requests.card.offered')}</span>;
  return (
    <span>
      {t('service-requests.card.asked', { waiting: 1 + others.length, left: left(first.expiresAt, Date.now()) })}
    </span>
  );
}

function Progress({ request }: { request: ServiceRequest }) {
  const t = useT();
  const formats = useFormats();
  const appointment = useAppointment();
  const { status, scheduledFor, startedAt, costCents, currency, place } = request;
  if (status === 'scheduled' && scheduledFor) return <span>{appointment(scheduledFor, null, place?.timeZone)}</span>;
  if (status === 'in_progress' && startedAt) {
    return (
      <span>
        {t('service-requests.card.since', {
          when: formats.instant(startedAt, { ...CLOCK, timeZone: place?.timeZone }),
        })}
      </span>
    );
  }
  if (status !== 'completed') return <span>{t(messageId(`service-requests.card.${status}`))}</span>;
  return (
    <span>
      {costCents && currency
        ? t('service-requests.card.costWaits', { cost: formats.money(costCents, currency) })
        : t('service-requests.card.waits')}
    </span>
  );
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
