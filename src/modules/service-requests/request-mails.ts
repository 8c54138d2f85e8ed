import { Injectable } from '@nestjs/common';
import { formatAmount } from '../../contract/amount-format.js';
import { isCurrency } from '../../contract/currencies.js';
import { localeOf, languageOf } from '../../contract/languages.js';
import { cents } from '../../contract/money.js';
import { unitValues } from '../../contract/unit-names.js';
import { writtenDate, writtenRange } from '../../contract/written-dates.js';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import type { Tx } from '../../platform/scope/tx.js';
import { mailedAddress } from './mailed-address.js';
import type { Offer } from './offer.entity.js';
import { requestPage, type Party } from './rules/request-page.js';
import type { ServiceRequest } from './service-request.entity.js';
import type { RequestHappening, RequestNews } from './service-request.events.js';

type Happened = Pick<RequestNews, 'happening' | 'actorId'> &
  Partial<RequestNews> & {
    /** Who is asked instead. */
    next?: string | null;
    /** Who was passed over for an insurance or a license. */
    skipped?: string[];
    away?: string[];
  };
type Told = Pick<ServiceRequest, 'id' | 'accountId' | 'demo' | 'title' | 'status' | 'scheduledFor' | 'scheduledUntil'>;

/** Whom each event is news for; whoever caused it gets no mail about it. */
const READERS: Record<RequestHappening, readonly Party[]> = {
  submitted: ['landlord'],
  approved: ['tenant'],
  declined: ['tenant'],
  cancelled: ['tenant', 'landlord', 'supplier'],
  offered: ['supplier'],
  offer_accepted: ['tenant', 'landlord'],
  offer_declined: ['landlord'],
  offer_withdrawn: ['supplier'],
  offer_expired: ['landlord'],
  offer_answered: ['landlord'],
  offer_picked: ['supplier'],
  offer_lost: ['supplier'],
  scheduled: ['tenant', 'landlord', 'supplier'],
  in_progress: ['tenant'],
  completed: ['tenant', 'landlord'],
  sent_back: ['landlord', 'supplier'],
  closed: ['landlord', 'supplier'],
  quote_sent: ['landlord'],
  quote_approved: ['supplier'],
  quote_refused: ['supplier'],
  quote_withdrawn: ['landlord'],
  board_interest: ['landlord'],
};
/** The mail is written after the step: by then the work may be done. */
const BEGUN: readonly ServiceRequest['status'][] = ['in_progress', 'completed', 'closed'];
/** The job is closed to a supplier whose offer has ended: these mails lead to the others. */
const CLOSED_TO_SUPPLIER: readonly RequestHappening[] = ['offer_withdrawn', 'offer_lost'];
const SUPPLIER_JOBS = '/dashboards/supplier';

interface Reader {
  userId: string;
  email: string;
  language: string;
  party: Party;
  /** An invited supplier who has set no password yet. */
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

/** The supplier is named when it is news for another than the request's own. The function keeps its plan (migrations/0570). */
const NEWS = 'select * from lw_request_news($1, $2, $3)';

/** Mails about requests, each in its reader's language. Runs as the system: nobody else sees everybody's address. */
@Injectable()
export class RequestMails {
  constructor(
    private readonly words: Catalogues,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async send(tx: Tx, request: Told, offers: Offer[], happened: Happened): Promise<void> {
    const offer = offers.find(({ id }) => id === happened.offerId);
    const about = offer?.supplierAccountId ?? happened.supplierAccountId;
    const [news] = await tx.rows<News>(NEWS, [request.id, about ?? null, READERS[happened.happening]]);
    for (const reader of news?.readers ?? []) {
      if (!news || reader.userId === happened.actorId) continue;
      const params = {
        ...this.params(request, news, happened, reader),
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
    { note, amountCents, next, skipped = [], away = [] }: Happened,
    { language }: Reader,
  ): Record<string, string> {
    const unit = news.unitLabel ? this.words.text(language, 'service-requests.unit', unitValues(news.unitLabel)) : '';
    return {
      title: request.title,
      place: [`${news.streetNumber} ${news.street}`, unit].filter(Boolean).join(', '),
      company: news.company ?? '',
      hasCompany: news.company ? 'yes' : 'no',
      when: this.appointment(request, news.timeZone, language),
      hasWhen: request.scheduledFor ? 'yes' : 'no',
      amount: amountOf(amountCents, news.currency, language),
      started: BEGUN.includes(request.status) ? 'yes' : 'no',
      next: next ?? '',
      hasNext: next ? 'yes' : 'no',
      skipped: skipped.join(', '),
      hasSkipped: skipped.length > 0 ? 'yes' : 'no',
      away: away.join(', '),
      hasAway: away.length > 0 ? 'yes' : 'no',
      note: note ?? '',
      hasNote: note ? 'yes' : 'no',
    };
  }

  /** Where the mail leads. */
  private address(tx: Tx, { id, accountId, demo }: Told, happening: RequestHappening, reader: Reader): string {
    const page = CLOSED_TO_SUPPLIER.includes(happening) ? SUPPLIER_JOBS : requestPage(reader.party, id);
    const on = { publicUrl: this.settings.publicUrl, now: this.clock.now() };
    return mailedAddress(tx, on, reader, { page, accountId, demo });
  }

  private appointment({ scheduledFor, scheduledUntil }: Told, timeZone: string, language: string): string {
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
    return scheduledUntil
      ? writtenRange(locale, scheduledFor, scheduledUntil, options)
      : writtenDate(locale, scheduledFor, options);
  }
}

function amountOf(amountCents: number | null | undefined, currency: string, language: string): string {
  if (typeof amountCents !== 'number' || !isCurrency(currency)) return '';
  return formatAmount(cents(amountCents), currency, localeOf(languageOf(language)), { code: true });
}
