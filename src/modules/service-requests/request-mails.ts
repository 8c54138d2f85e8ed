import { Injectable } from '@nestjs/common';
import { formatAmount } from '../../contract/amount-format.js';
import { isCurrency } from '../../contract/currencies.js';
import { localeOf, languageOf } from '../../contract/languages.js';
import { REQUEST_CLOSES_AFTER_DAYS, SUPPLIER_ACCESS_AFTER_CLOSE_DAYS } from '../../contract/limits.js';
import { cents } from '../../contract/money.js';
import { unitValues } from '../../contract/unit-names.js';
import { writtenDate, writtenRange } from '../../contract/written-dates.js';
import { writtenZone } from '../../contract/written-zone.js';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { listText } from '../../platform/i18n/written.js';
import { callOf } from '../../platform/outbox/call-of.js';
import type { Tx } from '../../platform/scope/tx.js';
import { AppointmentCalendar } from './appointments/appointment-calendar.service.js';
import type { ProposedTime } from './appointments/proposal.states.js';
import { mailedAddress } from './mailed-address.js';
import { mailedLimit, mailedTerms } from './mailed-terms.js';
import { MaintenanceSettings } from './maintenance-settings.entity.js';
import type { Offer } from './offer.entity.js';
import { Quote } from './quote.entity.js';
import { requestPage, type Party } from './rules/request-page.js';
import type { ServiceRequest } from './service-request.entity.js';
import type { RequestHappening, RequestNews } from './service-request.events.js';
import { limitOf } from './spending-limit.js';

type Happened = Pick<RequestNews, 'happening' | 'actorId'> &
  Partial<RequestNews> & {
    /** The supplier who is asked instead. */
    next?: string | null;
    /** Suppliers who were skipped because of an insurance or a license. */
    skipped?: string[];
    away?: string[];
  };
type Told = Pick<
  ServiceRequest,
  | 'id'
  | 'accountId'
  | 'demo'
  | 'title'
  | 'status'
  | 'priority'
  | 'supplierAccountId'
  | 'scheduledFor'
  | 'scheduledUntil'
> &
  Partial<Pick<ServiceRequest, 'calendarFor' | 'canceledDuring'>>;

type Window = Partial<Pick<ServiceRequest, 'scheduledFor' | 'scheduledUntil'>>;

/** The parties who are notified of each event. The person who caused it gets no email about it. */
const READERS: Record<RequestHappening, readonly Party[]> = {
  submitted: ['landlord'],
  approved: ['tenant'],
  declined: ['tenant'],
  cancelled: ['tenant', 'landlord', 'supplier', 'technician'],
  offered: ['supplier'],
  offer_accepted: ['tenant', 'landlord'],
  offer_declined: ['landlord'],
  offer_withdrawn: ['supplier'],
  offer_expired: ['landlord'],
  offer_answered: ['landlord'],
  offer_picked: ['supplier'],
  offer_lost: ['supplier'],
  scheduled: ['tenant', 'landlord', 'supplier', 'technician'],
  in_progress: ['tenant'],
  completed: ['tenant', 'landlord'],
  sent_back: ['landlord', 'supplier'],
  closed: ['tenant', 'landlord', 'supplier'],
  quote_sent: ['landlord'],
  quote_approved: ['supplier'],
  quote_refused: ['supplier'],
  quote_withdrawn: ['landlord'],
  board_interest: ['landlord'],
  appointment_proposed: [],
  appointment_declined: [],
  appointment_withdrawn: [],
  appointment_off: ['tenant', 'supplier'],
  appointment_reminder: [],
  rating_answered: ['tenant'],
  rating_hidden: ['tenant', 'supplier'],
  rating_kept: ['supplier'],
  waits_review: ['landlord'],
  waits_choice: ['landlord'],
  waits_quote: ['landlord'],
  waits_supplier: ['landlord'],
  waits_appointment: ['supplier'],
  waits_news: ['landlord'],
  waits_proposal: [],
  waits_times: ['landlord'],
  waits_start: ['landlord', 'supplier'],
  waits_end: ['landlord'],
};
/**
 * The emails that update calendars: they set or move the entry, or remove it. Who gets a job with its appointment, or accepts one, has
 * no other email about the time.
 */
const SETS: readonly RequestHappening[] = ['scheduled', 'appointment_reminder', 'offer_accepted', 'offer_picked'];
const REMOVES: readonly RequestHappening[] = ['cancelled', 'appointment_off'];
/** The email is written after the step, when the work may already be done. */
const begun = ({ status }: Told) => (DONE.includes(status) ? 'done' : status === 'in_progress' ? 'yes' : 'no');
const DONE: readonly ServiceRequest['status'][] = ['completed', 'closed'];
/** A supplier whose offer has ended can't open the job any more, so these emails link to their list of jobs. */
const CLOSED_TO_SUPPLIER: readonly RequestHappening[] = ['offer_withdrawn', 'offer_lost', 'appointment_off'];
const SUPPLIER_JOBS = '/dashboards/supplier';
/** Suppliers read about ratings on their profile, because their access to the job may have ended. */
const OF_RATINGS: readonly RequestHappening[] = ['rating_hidden', 'rating_kept'];
const SUPPLIER_PROFILE = '/dashboards/supplier/profile';

interface Reader {
  userId: string;
  email: string;
  language: string;
  party: Party;
  /** Whether it is an invited supplier who hasn't set a password yet. */
  byLink: boolean;
}
interface News {
  readers: Reader[];
  streetNumber: string;
  street: string;
  timeZone: string;
  currency: string;
  unitLabel: string | null;
  company: string | null;
}

const DAY_MS = 24 * 3600_000;

/**
 * `$2` names the supplier if the news concerns another one than the request's own. A function, so that PostgreSQL keeps its query
 * plan (migrations/0570).
 */
const NEWS = 'select * from lw_request_news($1, $2, $3)';

const CONTACT = `select c.name as "contactName", c.phone as "contactPhone", p.country from request_contact c
  join service_request r on r.id = c.request_id join property p on p.id = r.property_id where c.request_id = $1`;

const FILED_BY_TENANT = `select 1 from service_request r join app_user x on x.id = r.reporter_id where r.id = $1 and x.user_type = 'tenant'`;

const named = ({ title, priority }: Told) => ({ title, emergency: priority === 'emergency' ? 'yes' : 'no' });

/** Emails about requests, each in its reader's language. Runs as the system, because no one else can see everyone's address. */
@Injectable()
export class RequestMails {
  constructor(
    private readonly words: Catalogues,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly calendar: AppointmentCalendar,
  ) {}

  async send(tx: Tx, request: Told, offers: Offer[], happened: Happened): Promise<void> {
    if (isOutdated(request, happened)) return;
    const offer = offers.find(({ id }) => id === happened.offerId);
    const about = offer?.supplierAccountId ?? happened.supplierAccountId;
    const parties = happened.parties ?? READERS[happened.happening];
    // Without this error no one would be emailed, and nothing would try again.
    if (!parties) throw new Error(`This version does not know ${happened.happening}.`);
    const [news] = await tx.rows<News>(NEWS, [request.id, about ?? null, parties]);
    const call = await this.callAt(tx, request, happened);
    const terms =
      offer && happened.happening === 'offered'
        ? {
            firstWins: offer.firstWins,
            expiresAt: offer.expiresAt,
            budgetCents: await this.limitAt(tx, request, offer),
          }
        : null;
    const limit = happened.happening === 'quote_refused' ? await limitAfterRefusal(tx, request, about) : null;
    const asked = happened.happening === 'completed' ? { asked: await asksTenant(tx, request) } : null;
    for (const reader of news?.readers ?? []) {
      if (!news || (reader.userId === happened.actorId && !isConfirmation(reader, happened))) continue;
      const calendar = await this.calendarOf(tx, request, happened.happening, reader);
      const params = {
        ...this.params(request, news, happened, reader),
        ...endingOf(offer, happened),
        ...(terms && mailedTerms(terms, news, reader.language)),
        ...(limit && { ...mailedLimit(limit.limitCents, news.currency, reader.language), earlier: limit.earlier }),
        ...asked,
        ...(calendar && { calendar }),
        ...call,
        url: this.address(tx, request, happened.happening, reader),
      };
      tx.send({
        channel: 'email',
        to: reader.email,
        language: reader.language,
        template: `service-requests.${happened.happening}`,
        params,
      });
    }
  }

  private params(
    request: Told,
    news: News,
    { note, amountCents, next, skipped, away, times, parties, waits, gaveBack }: Happened,
    reader: Reader,
  ): Record<string, string | number> {
    const { language, party } = reader;
    const unit = news.unitLabel ? this.words.text(language, 'service-requests.unit', unitValues(news.unitLabel)) : '';
    return {
      ...named(request),
      place: [`${news.streetNumber} ${news.street}`, unit].filter(Boolean).join(', '),
      company: news.company ?? '',
      hasCompany: news.company ? 'yes' : 'no',
      gaveBack: gaveBack ? 'yes' : 'no',
      when: this.appointment(request, news.timeZone, reader),
      hasWhen: request.scheduledFor ? 'yes' : 'no',
      was: this.appointment({ scheduledFor: request.calendarFor }, news.timeZone, reader),
      party,
      billable: request.canceledDuring ? 'yes' : 'no',
      during: request.canceledDuring ?? 'none',
      days: SUPPLIER_ACCESS_AFTER_CLOSE_DAYS,
      waitDays: waits ? Math.floor((this.clock.now().getTime() - Date.parse(waits.since)) / DAY_MS) : 0,
      by: askedBy(request, parties),
      silent: waits?.silent ?? '',
      count: times?.length ?? 0,
      times: (times ?? []).map((time) => this.appointment(windowOf(time), news.timeZone, reader)).join('\n\n'),
      amount: amountOf(amountCents, news.currency, language),
      started: begun(request),
      ...nextAsked(language, { next, skipped, away }),
      note: note ?? '',
      hasNote: note ? 'yes' : 'no',
    };
  }

  /** The person whom the landlord can call, for the email about a new emergency. */
  private async callAt(tx: Tx, { id, priority }: Told, { happening }: Happened): Promise<ReturnType<typeof callOf>> {
    if (happening !== 'submitted' || priority !== 'emergency') return {};
    const [contact] = await tx.rows<Parameters<typeof callOf>[0]>(CONTACT, [id]);
    return contact ? callOf(contact) : {};
  }

  /**
   * What an offered job may cost: in an emergency the landlord's limit for emergencies, if it is higher than the offer's. Where the
   * landlord picks an answer, its price becomes the limit, so the higher one doesn't apply (see `lw_offer_limit`).
   */
  private async limitAt(tx: Tx, { accountId, priority }: Told, offer: Offer): Promise<number | null> {
    const { budgetCents = null, firstWins } = offer;
    if (priority !== 'emergency' || budgetCents === null || !firstWins) return budgetCents;
    const settings = await tx.em.findOne(MaintenanceSettings, { accountId });
    return Math.max(budgetCents, settings?.emergencyLimitCents ?? 0);
  }

  /** The page to which the email links. */
  private address(tx: Tx, { id, accountId, demo }: Told, happening: RequestHappening, reader: Reader): string {
    const page = pageFor(reader.party, happening) ?? requestPage(reader.party, id);
    const on = { publicUrl: this.settings.publicUrl, now: this.clock.now() };
    return mailedAddress(tx, on, reader, { page, accountId, demo });
  }

  private calendarOf(tx: Tx, { id }: Told, happening: RequestHappening, reader: Reader): Promise<string | null> {
    if (SETS.includes(happening)) return this.calendar.invitation(tx, id, reader);
    if (REMOVES.includes(happening)) return this.calendar.cancellation(tx, id, reader);
    return Promise.resolve(null);
  }

  /** In the property's time. Tenants live there; anyone else may be in another zone, so theirs is named. */
  private appointment({ scheduledFor, scheduledUntil }: Window, timeZone: string, { language, party }: Reader): string {
    if (!scheduledFor) return '';
    const locale = localeOf(languageOf(language));
    const options = {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    } as const;
    const when = scheduledUntil
      ? writtenRange(locale, scheduledFor, scheduledUntil, options)
      : writtenDate(locale, scheduledFor, options);
    return party === 'tenant' ? when : `${when} (${writtenZone(locale, timeZone, scheduledFor)})`;
  }
}

/** What a supplier who lost the job can still bill, and who closed a request. The tenant gets no email about closing it personally. */
function endingOf(offer: Offer | undefined, { actorId }: Happened): Record<string, string | number> {
  return {
    ended: offer?.endedDuring ?? 'none',
    closed: actorId ? 'landlord' : 'system',
    closeDays: REQUEST_CLOSES_AFTER_DAYS,
  };
}

/** Who is asked instead of the supplier who declined, and who was left out. */
function nextAsked(
  language: string,
  { next, skipped = [], away = [] }: Pick<Happened, 'next' | 'skipped' | 'away'>,
): Record<string, string | number> {
  return {
    next: next ?? '',
    hasNext: next ? 'yes' : 'no',
    skipped: listText(language, skipped),
    skippedCount: skipped.length,
    hasSkipped: skipped.length > 0 ? 'yes' : 'no',
    away: listText(language, away),
    awayCount: away.length,
    hasAway: away.length > 0 ? 'yes' : 'no',
  };
}

/** The page to which a supplier is sent instead of the job. Null for the job itself. */
function pageFor(party: Party, happening: RequestHappening): string | null {
  if (party !== 'supplier') return null;
  if (OF_RATINGS.includes(happening)) return SUPPLIER_PROFILE;
  return CLOSED_TO_SUPPLIER.includes(happening) ? SUPPLIER_JOBS : null;
}

/** What the supplier of a refused price may spend, and whether the landlord approved that amount as an earlier price. */
async function limitAfterRefusal(tx: Tx, { id: requestId }: Told, supplierAccountId: string | null | undefined) {
  const { limitCents } = await limitOf(tx, { id: requestId, supplierAccountId });
  const approved = { requestId, supplierAccountId, state: 'approved', amountCents: limitCents } as const;
  return { limitCents, earlier: (await tx.em.count(Quote, approved)) > 0 ? 'yes' : 'no' };
}

/** A tenant who has agreed to an appointment also gets it for the calendar. */
const isConfirmation = ({ party }: Reader, { happening }: Happened) => party === 'tenant' && happening === 'scheduled';

/** Whether a reminder is about an appointment that has been moved or canceled since. */
function isOutdated({ status, scheduledFor }: Told, { happening, times }: Happened): boolean {
  if (happening !== 'appointment_reminder') return false;
  return status !== 'scheduled' || scheduledFor?.toISOString() !== times?.[0]?.from;
}

const windowOf = ({ from, until }: ProposedTime): Window => ({
  scheduledFor: new Date(from),
  scheduledUntil: until === from ? null : new Date(until),
});

function amountOf(amountCents: number | null | undefined, currency: string, language: string): string {
  if (typeof amountCents !== 'number' || !isCurrency(currency)) return '';
  return formatAmount(cents(amountCents), currency, localeOf(languageOf(language)), { code: true });
}

/** Returns who proposed the times, given the parties who were asked. */
function askedBy({ supplierAccountId }: Told, parties: Happened['parties']): Party {
  if (!parties?.includes('tenant')) return 'tenant';
  return supplierAccountId ? 'supplier' : 'landlord';
}

/** Whether a tenant is asked to confirm the work. What a landlord had done for the building is closed by the landlord. */
async function asksTenant(tx: Tx, { id }: Pick<Told, 'id'>): Promise<'yes' | 'no'> {
  return (await tx.rows(FILED_BY_TENANT, [id])).length > 0 ? 'yes' : 'no';
}
