import { Injectable } from '@nestjs/common';
import { formatAmount } from '../../contract/amount-format.js';
import { isCurrency } from '../../contract/currencies.js';
import { localeOf, languageOf } from '../../contract/languages.js';
import { cents } from '../../contract/money.js';
import { writtenDate } from '../../contract/written-dates.js';
import { Settings } from '../../platform/config/settings.js';
import { homeText, type HomeParts } from '../../platform/i18n/written.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { homeJson } from '../portfolio/home.rows.js';
import { requestPage } from '../service-requests/rules/request-page.js';
import { AppointmentCalendar } from '../service-requests/service-requests.module.js';
import {
  jobAssigned,
  jobsFreed,
  priceNeeded,
  type AssignmentNews,
  type FreedNews,
  type PriceNews,
} from './team.events.js';

interface Given {
  userId: string;
  email: string;
  language: string;
  title: string;
  place: HomeParts;
  note: string | null;
  scheduledFor: Date | string | null;
  timeZone: string;
}

/** The current technician of the job, if they have joined and want such emails. */
const GIVEN = `select u.id as "userId", u.email, u.language, r.title, ${homeJson('n')} as place, a.note,
    r.scheduled_for as "scheduledFor", p.time_zone as "timeZone"
  from job_assignment a join supplier_staff f on f.id = a.staff_id and f.active and f.joined_at is not null join app_user u on u.id = f.user_id
  join service_request r on r.id = a.request_id join property p on p.id = r.property_id left join unit n on n.id = r.unit_id
  where a.request_id = $1 and a.staff_id = $2 and u.suspended_at is null and u.deleted_at is null and u.email_notifications and u.maintenance_updates`;
interface Needed {
  name: string;
  title: string;
  place: HomeParts;
  reason: string;
  amountCents: number;
  currency: string;
}
/** Returns nothing once the job belongs to another supplier, as this one can't ask for the price anymore. */
const NEEDED = `select f.first_name || ' ' || f.last_name as name, r.title, ${homeJson('n')} as place,
    w.reason, w.amount_cents as "amountCents", p.currency
  from price_need w join supplier_staff f on f.id = w.staff_id join service_request r on r.id = w.request_id and r.supplier_account_id = w.account_id
  join property p on p.id = r.property_id left join unit n on n.id = r.unit_id where w.id = $1`;
const OWNERS = `select u.email, u.language from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and u.suspended_at is null and u.deleted_at is null and u.email_notifications`;

/** Emails about who does which job. */
@Injectable()
export class TeamMails {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly calendar: AppointmentCalendar,
  ) {}

  /** Sends the new technician of a job an email. Nothing is sent if the job was reassigned in the meantime. */
  @Handles(jobAssigned, 'teams.mail-assigned')
  async assigned({ requestId, staffId, accountId }: AssignmentNews): Promise<void> {
    await this.scope.write('job.mail_assigned', async (tx) => {
      tx.about('service_request', requestId, accountId);
      const [to] = staffId ? await tx.rows<Given>(GIVEN, [requestId, staffId]) : [];
      if (!to) return;
      const { email, language, title, place, note, scheduledFor, timeZone } = to;
      const calendar = await this.calendar.invitation(tx, requestId, { party: 'technician', email, language });
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'teams.assigned',
        params: {
          title,
          place: homeText(language, place),
          note: note ?? '',
          hasNote: note ? 'yes' : 'no',
          when: scheduledFor ? whenText(language, new Date(scheduledFor), timeZone) : '',
          hasTime: scheduledFor ? 'yes' : 'no',
          ...(calendar && { calendar }),
          url: `${this.settings.publicUrl}/dashboards/technician/jobs/${requestId}`,
        },
      });
    });
  }

  /** Sends the owner the price that a technician reported. */
  @Handles(priceNeeded, 'teams.mail-price-needed')
  async priceNeeded({ needId, requestId, accountId }: PriceNews): Promise<void> {
    await this.scope.write('job.mail_price_needed', async (tx) => {
      tx.about('service_request', requestId, accountId);
      const [need] = await tx.rows<Needed>(NEEDED, [needId]);
      if (!need || !isCurrency(need.currency)) return;
      const { amountCents, currency, place, ...words } = need;
      for (const { email, language } of await tx.rows<{ email: string; language: string }>(OWNERS, [accountId]))
        tx.send({
          channel: 'email',
          to: email,
          language,
          template: 'teams.price_needed',
          params: {
            ...words,
            place: homeText(language, place),
            amount: formatAmount(cents(amountCents), currency, localeOf(languageOf(language)), { code: true }),
            url: `${this.settings.publicUrl}${requestPage('supplier', requestId)}`,
          },
        });
    });
  }

  /** Tells the owner how many jobs became unassigned. */
  @Handles(jobsFreed, 'teams.mail-freed')
  async freed({ accountId, staffId, name, count }: FreedNews): Promise<void> {
    await this.scope.write('job.mail_freed', async (tx) => {
      tx.about('supplier_staff', staffId, accountId);
      for (const { email, language } of await tx.rows<{ email: string; language: string }>(OWNERS, [accountId]))
        tx.send({
          channel: 'email',
          to: email,
          language,
          template: 'teams.freed',
          params: { name, count, url: `${this.settings.publicUrl}/dashboards/supplier/team` },
        });
    });
  }
}

/** The appointment in the time zone of the property. */
function whenText(language: string, at: Date, timeZone: string): string {
  return writtenDate(localeOf(languageOf(language)), at, { dateStyle: 'full', timeStyle: 'short', timeZone });
}
