import { Injectable } from '@nestjs/common';
import { localeOf, languageOf } from '../../contract/languages.js';
import { Settings } from '../../platform/config/settings.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Offer } from './offer.entity.js';
import type { RequestHappening, RequestNews } from './service-request.events.js';
import type { ServiceRequest } from './service-request.entity.js';

type Happened = Pick<RequestNews, 'happening' | 'actorId'> & Partial<RequestNews>;
type Party = 'tenant' | 'landlord' | 'supplier';

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
  scheduled: ['tenant', 'landlord', 'supplier'],
  in_progress: ['tenant'],
  completed: ['tenant', 'landlord'],
  sent_back: ['landlord', 'supplier'],
  closed: ['landlord', 'supplier'],
  quote_sent: ['landlord'],
  quote_approved: ['supplier'],
  quote_refused: ['supplier'],
};
const PAGES: Record<Party, string> = {
  tenant: '/dashboards/tenant/repairs/',
  landlord: '/dashboards/landlord/maintenance/',
  supplier: '/dashboards/supplier/jobs/',
};

interface Reader {
  userId: string;
  email: string;
  language: string;
  party: Party;
}
interface Facts {
  streetNumber: string;
  street: string;
  timeZone: string;
  unitLabel: string | null;
  company: string | null;
}

const FACTS = `select p.street_number as "streetNumber", p.street, p.time_zone as "timeZone", u.label as "unitLabel", s.company_name as company
  from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
  left join supplier s on s.account_id = coalesce(?::uuid, r.supplier_account_id) where r.id = ?`;
/** Who wants to hear of requests by mail (spec 2, section 2, Account settings). */
const MEMBERS = `select distinct on (u.id) u.id as "userId", u.email, u.language from membership m join app_user u on u.id = m.user_id
  where m.account_id = any(?::uuid[]) and m.role in ('owner', 'manager') and u.suspended_at is null and u.email_notifications and u.maintenance_updates`;
const REPORTER = `select id as "userId", email, language from app_user where id = ? and user_type = 'tenant' and suspended_at is null
  and email_notifications and maintenance_updates`;

/** Mails about requests, each in its reader's language. Runs as the system: nobody else sees everybody's address. */
@Injectable()
export class RequestMails {
  constructor(
    private readonly words: Catalogues,
    private readonly settings: Settings,
  ) {}

  async send(tx: Tx, request: ServiceRequest, offers: Offer[], happened: Happened): Promise<void> {
    const offer = offers.find(({ id }) => id === happened.offerId);
    const about = offer?.supplierAccountId ?? happened.supplierAccountId;
    const [facts] = await tx.em.execute<Facts[]>(FACTS, [about ?? null, request.id]);
    if (!facts) return;
    const supplier = about ?? request.supplierAccountId;
    for (const party of READERS[happened.happening]) {
      for (const reader of await this.readers(tx, party, request, supplier ?? null)) {
        if (reader.userId === happened.actorId) continue;
        const params = this.params(request, facts, happened, reader);
        tx.send({ channel: 'email', to: reader.email, language: reader.language, template: `service-requests.${happened.happening}`, params });
      }
    }
  }

  private async readers(tx: Tx, party: Party, request: ServiceRequest, supplier: string | null): Promise<Reader[]> {
    const rows = party === 'tenant'
      ? await tx.em.execute<Omit<Reader, 'party'>[]>(REPORTER, [request.reporterId])
      : await this.members(tx, party === 'landlord' ? request.accountId : supplier);
    return rows.map((row) => ({ ...row, party }));
  }

  private async members(tx: Tx, accountId: string | null): Promise<Omit<Reader, 'party'>[]> {
    return accountId ? tx.em.execute<Omit<Reader, 'party'>[]>(MEMBERS, [`{${accountId}}`]) : [];
  }

  private params(request: ServiceRequest, facts: Facts, { note }: Happened, { language, party }: Reader): Record<string, string> {
    const unit = facts.unitLabel ? this.words.text(language, 'service-requests.unit', { label: facts.unitLabel }) : '';
    return {
      title: request.title,
      place: [`${facts.streetNumber} ${facts.street}`, unit].filter(Boolean).join(', '),
      company: facts.company ?? '',
      hasCompany: facts.company ? 'yes' : 'no',
      when: this.appointment(request, facts.timeZone, language),
      hasWhen: request.scheduledFor ? 'yes' : 'no',
      note: note ?? '',
      hasNote: note ? 'yes' : 'no',
      url: `${this.settings.publicUrl}${PAGES[party]}${request.id}`,
    };
  }

  private appointment({ scheduledFor, scheduledUntil }: ServiceRequest, timeZone: string, language: string): string {
    if (!scheduledFor) return '';
    const format = new Intl.DateTimeFormat(localeOf(languageOf(language)), {
      timeZone, weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit',
    });
    return scheduledUntil ? format.formatRange(scheduledFor, scheduledUntil) : format.format(scheduledFor);
  }
}
