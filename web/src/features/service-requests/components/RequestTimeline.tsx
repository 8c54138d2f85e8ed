import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { Translated } from '@shared/translation/Translated';
import { Timeline, type TimelineEntry } from '@ui/data/Timeline';
import type { StatusName } from '@ui/pane/status';
import type { ReactNode } from 'react';
import type { RequestEvent, RequestStatus, ServiceRequest, ServiceRequestDetail } from '../api/types';
import { quoteOfEvent } from '../approved-quote';
import { useAppointment, useZoneName } from './use-time';
import { paneOf } from './words';
import styles from './RequestStory.module.css';

const OFFER_PANES: Record<string, StatusName> = {
  offered: 'offered',
  offer_accepted: 'approved',
  offer_answered: 'approved',
  offer_declined: 'declined',
  offer_given_back: 'declined',
  offer_withdrawn: 'declined',
  offer_expired: 'declined',
  board_hidden: 'declined',
  gap_skipped: 'declined',
  away_skipped: 'declined',
  gap_overridden: 'info',
  reminded: 'info',
};

interface RequestTimelineProps {
  request: ServiceRequest & Partial<Pick<ServiceRequestDetail, 'appointment'>>;
  events: readonly RequestEvent[];
}

/** What happened to a request, oldest first. Messages are in the conversation instead. */
export function RequestTimeline({ request, events }: RequestTimelineProps) {
  const t = useT();
  const formats = useFormats();
  const titleOf = useEventTitle(request);
  const timesOf = useProposedTimes(request);
  const zone = useZoneName(request.place?.timeZone);
  // Entries that name the supplier say more than the entry that the request was offered.
  const named = events.some(({ kind, detail }) => kind === 'offer' && detail === 'offered');
  const told = events.filter(
    ({ kind, detail }) => kind !== 'comment' && !(named && kind === 'status' && detail === 'offered'),
  );
  const entries = told.map((event): TimelineEntry => ({
    id: event.id,
    status: paneOfEvent(event),
    title: titleOf(event),
    text: (noteOf(event) || timesOf(event)) && (
      <>
        {timesOf(event)}
        {noteOf(event) && (
          <Translated kind="request_event" id={event.id} text={noteOf(event) ?? ''} language={event.language} />
        )}
      </>
    ),
    time: (
      <time dateTime={event.at}>
        {formats.instant(event.at, { dateStyle: 'medium', timeStyle: 'short', timeZone: request.place?.timeZone })}
      </time>
    ),
  }));
  return (
    <>
      {zone && <p className={styles.zone}>{t('service-requests.zone', { zone })}</p>}
      <Timeline entries={entries} label={t('service-requests.timeline')} />
    </>
  );
}

/** The proposed windows. A proposal has the same time as its entry. */
function useProposedTimes({ appointment: proposed, place }: RequestTimelineProps['request']) {
  const appointment = useAppointment();
  const { list } = useFormats();
  const all = [...(proposed?.open ? [proposed.open] : []), ...(proposed?.earlier ?? [])];
  return ({ kind, detail, at }: RequestEvent): ReactNode => {
    const found = kind === 'appointment' && detail === 'proposed' && all.find(({ createdAt }) => createdAt === at);
    if (!found) return null;
    return (
      <span className={styles.times}>
        {list(found.times.map((one) => appointment(one.from, one.until, place?.timeZone)))}
      </span>
    );
  };
}

/** Suppliers who were skipped. */
const SKIPPED = ['gap_skipped', 'away_skipped'];
const NAMED_BY_NOTE = ['offered', 'offer_answered', ...SKIPPED];

const noteOf = (event: RequestEvent) =>
  event.kind === 'on_call' || (event.kind === 'offer' && NAMED_BY_NOTE.includes(event.detail ?? ''))
    ? undefined
    : (event.note ?? undefined);

function paneOfEvent({ kind, detail }: RequestEvent): StatusName {
  if (kind === 'status') return paneOf((detail ?? 'submitted') as RequestStatus);
  if (kind === 'offer') return OFFER_PANES[detail ?? ''] ?? 'offered';
  if (kind === 'appointment') return detail && APPOINTMENT_STEPS.includes(detail) ? 'info' : 'scheduled';
  if (kind === 'on_call') return paneOfCall(detail ?? '');
  return kind === 'rating' ? 'completed' : 'info';
}

const paneOfCall = (detail: string): StatusName =>
  detail.startsWith('acknowledged') ? 'approved' : detail.startsWith('no_') ? 'declined' : 'offered';

/**
 * The supplier of an offer. Several may have been asked, and the one who got the job isn't the one who declined. An offer's last
 * answer has the same time as its entry.
 */
function companyOf(
  { offers = [] }: ServiceRequest,
  { detail, note, at }: Pick<RequestEvent, 'detail' | 'note' | 'at'>,
): string | undefined {
  if (detail === 'offer_answered' && note) return note;
  const answered = offers.filter(({ answeredAt }) => answeredAt && Date.parse(answeredAt) === Date.parse(at));
  return (answered.length === 1 ? answered : offers.length === 1 ? offers : [])[0]?.companyName;
}

export function useEventTitle(request: ServiceRequest): (event: RequestEvent) => string {
  const t = useT();
  const titleOf = useOtherTitle(request);
  const onCall = useOnCallTitle();
  return (event) => {
    if (event.kind === 'on_call') return onCall(event);
    const { detail, note } = event;
    if (SKIPPED.includes(detail ?? '')) return t(messageId(`service-requests.event.${detail}`), { who: note ?? '' });
    return titleOf(event);
  };
}

/** For `asked_supplier`: what happened, and to which kind of person. The landlord also reads the name. */
function useOnCallTitle(): (event: RequestEvent) => string {
  const t = useT();
  const { mail } = useMailWord();
  return ({ detail, note, byEmailOnly }) => {
    const [, step = '', role = ''] = /^(.+)_(landlord|colleague|supplier|outside)$/.exec(detail ?? '') ?? [];
    if (!step) return t('service-requests.event.on_call.no_one');
    return t(messageId(`service-requests.event.on_call.${step}`), {
      named: note ? 'yes' : 'no',
      name: note ?? '',
      role,
      mail: byEmailOnly ? mail : 'smtp',
    });
  };
}

/** Steps in the agreement on an appointment that don't set one. */
const APPOINTMENT_STEPS = ['proposed', 'proposal_declined', 'proposal_withdrawn'];

/** The amount of the quote that an entry is about, if it is known, and who sent it: another supplier may have the job by now. */
function useQuoteAmount(request: ServiceRequest) {
  const { money } = useFormats();
  return (event: Pick<RequestEvent, 'detail' | 'at'>, who: string) => {
    const quote = quoteOfEvent(request, event);
    return quote && request.currency
      ? {
          named: 'yes',
          amount: money(quote.amountCents, request.currency),
          who: event.detail === 'quote_sent' ? quote.companyName : who,
        }
      : { named: 'no', amount: '', who };
  };
}

function useOtherTitle(request: ServiceRequest): (event: RequestEvent) => string {
  const t = useT();
  const amountOf = useQuoteAmount(request);
  const appointment = useAppointment();
  const nameOf = (by: string) => {
    if (by === 'supplier' && request.supplier) return request.supplier.companyName;
    if (by === 'landlord' && request.landlordName) return request.landlordName;
    return t(messageId(`request-parts.by.${by}`));
  };
  return ({ kind, detail, by, note, at }) => {
    const who =
      kind === 'offer'
        ? (companyOf(request, { detail, note, at }) ??
          (by === 'supplier' || detail === 'offer_accepted' ? t('request-parts.by.supplier') : nameOf(by)))
        : nameOf(by);
    if (detail === 'gap_overridden') return t('service-requests.event.gap_overridden', { who: nameOf(by) });
    if (kind === 'status') return t(messageId(`service-requests.event.${detail}`), { who });
    if (kind === 'offer')
      return detail === 'offered'
        ? t('service-requests.event.offeredTo', { who: note ?? '' })
        : t(messageId(`service-requests.event.${detail}`), { who });
    if (kind === 'priority') {
      const priority = t(messageId(`service-requests.priority.${detail}`));
      return t(`service-requests.event.${note ? 'lowered' : 'raised'}`, { who, priority });
    }
    if (kind === 'appointment') {
      if (detail && APPOINTMENT_STEPS.includes(detail))
        return t(messageId(`service-requests.event.${detail}`), { who });
      const when = detail && detail !== 'none' ? appointment(detail, null, request.place?.timeZone) : '';
      return t('service-requests.event.appointment', { who, when });
    }
    if (kind === 'quote') return t(messageId(`service-requests.event.${detail}`), amountOf({ detail, at }, who));
    return t(messageId(`service-requests.event.${kind}`), { who, rating: detail ?? '' });
  };
}
