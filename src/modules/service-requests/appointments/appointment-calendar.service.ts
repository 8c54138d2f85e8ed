import { Injectable } from '@nestjs/common';
import { PRODUCT } from '../../../contract/product.js';
import { unitValues } from '../../../contract/unit-names.js';
import { Settings } from '../../../platform/config/settings.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { fileName } from '../../../platform/http/attachment.js';
import { Catalogues } from '../../../platform/i18n/catalogues.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { requestPage, type Party } from '../rules/request-page.js';
import { calendarFile, type CalendarEntry } from './calendar-file.js';

interface Appointment {
  id: string;
  title: string;
  scheduledFor: Date | null;
  scheduledUntil: Date | null;
  calendarFor: Date | null;
  sequence: number;
  street: string | null;
  unitLabel: string | null;
  city: string | null;
  company: string | null;
}

/** Read under the reader's policies: rows that they may not see aren't joined. */
const APPOINTMENTS = `select r.id, r.title, r.scheduled_for as "scheduledFor", r.scheduled_until as "scheduledUntil", r.calendar_for as "calendarFor",
    r.appointment_sequence as sequence, p.street_number || ' ' || p.street as street, u.label as "unitLabel",
    p.city || ', ' || p.region || ' ' || p.postal_code as city, s.company_name as company
  from service_request r left join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
  left join supplier s on s.account_id = r.supplier_account_id`;
const APPOINTMENT = `${APPOINTMENTS} where r.id = $1`;
const VISITS_IN = "('scheduled', 'in_progress')";
const DOWNLOADED = `${APPOINTMENT} and r.scheduled_for is not null and r.status in ${VISITS_IN}`;
/** Visits in a period, including past ones, but not those whose work was done before. A supplier doesn't get the visits of the supplier who was chosen instead. */
const VISITS = `${APPOINTMENTS} where r.scheduled_for between $1 and $2 and r.status in ('scheduled', 'in_progress', 'completed', 'closed')
  and (r.completed_at is null or r.completed_at >= r.scheduled_for)
  and ($3::boolean is not true or r.supplier_account_id = lw_account()) order by r.scheduled_for, r.id limit $4`;
const PARTIES: Readonly<Record<string, Party>> = { tenant: 'tenant', supplier: 'supplier', technician: 'technician' };

interface Addressee {
  party: Party;
  email: string;
  language: string;
}

/** Appointments in calendar format, for downloads and for the emails about them. */
@Injectable()
export class AppointmentCalendar {
  constructor(
    private readonly scope: Scope,
    private readonly words: Catalogues,
    private readonly settings: Settings,
  ) {}

  /** Returns the file for the actor's own calendar. 404 without an appointment. */
  async file(requestId: string, language = 'en'): Promise<{ name: string; text: string }> {
    const [row] = await this.scope.rows<Appointment>(DOWNLOADED, [requestId]);
    const appointment = orNotFound(row);
    const party = PARTIES[this.scope.actor.role] ?? 'landlord';
    const entry = this.entry(appointment, orNotFound(appointment.scheduledFor), { party, language });
    return { name: fileName([appointment.title], 'ics'), text: calendarFile(entry) };
  }

  /** Returns the actor's own appointments for a calendar subscription: the earliest ones, and at most `most`. */
  async between(
    from: Date,
    until: Date,
    { language, most }: { language: string; most: number },
  ): Promise<CalendarEntry[]> {
    const { role } = this.scope.actor;
    const rows = await this.scope.rows<Appointment>(VISITS, [from, until, role === 'supplier', most]);
    const party = PARTIES[role] ?? 'landlord';
    return rows.flatMap((row) => (row.scheduledFor ? this.entry(row, row.scheduledFor, { party, language }) : []));
  }

  /** For an email that sets or moves the appointment. Null if there is none. Runs as the system. */
  async invitation(tx: Tx, requestId: string, to: Addressee): Promise<string | null> {
    const row = await read(tx, requestId);
    if (!row?.scheduledFor) return null;
    return calendarFile(this.entry(row, row.scheduledFor, to), this.mailOf('REQUEST', to));
  }

  /** For an email that says that the appointment no longer takes place. Null if it has passed or never existed. */
  async cancellation(tx: Tx, requestId: string, to: Addressee): Promise<string | null> {
    const row = await read(tx, requestId);
    if (!row?.calendarFor || row.calendarFor <= this.scope.clock.now()) return null;
    const entry = this.entry({ ...row, scheduledUntil: null }, row.calendarFor, to);
    // A canceled request keeps its appointment, so the cancellation wasn’t counted as a change.
    return calendarFile({ ...entry, sequence: entry.sequence + 1 }, this.mailOf('CANCEL', to));
  }

  private mailOf(method: 'REQUEST' | 'CANCEL', { email: attendee }: Addressee) {
    return { method, attendee, organizer: { name: PRODUCT.name, email: this.settings.MAIL_FROM } };
  }

  private entry(
    { id, title, scheduledUntil, sequence, street, unitLabel, city, company }: Appointment,
    from: Date,
    { party, language }: Pick<Addressee, 'party' | 'language'>,
  ): CalendarEntry {
    const unit = unitLabel ? this.words.text(language, 'service-requests.unit', unitValues(unitLabel)) : null;
    const url = `${this.settings.publicUrl}${requestPage(party, id)}`;
    return {
      requestId: id,
      sequence,
      from,
      until: scheduledUntil,
      summary: company && party !== 'supplier' && party !== 'technician' ? `${title} (${company})` : title,
      location: [street, unit, city].filter(Boolean).join(', '),
      description: this.words.text(language, 'service-requests.calendar.description', { url }),
      url,
      stamp: this.scope.clock.now(),
    };
  }
}

type Written<T> = { [K in keyof T]: T[K] extends Date | null ? string | Date | null : T[K] };

/** Within a transaction, times are returned as text. */
async function read(tx: Tx, requestId: string): Promise<Appointment | undefined> {
  const [row] = await tx.rows<Written<Appointment>>(APPOINTMENT, [requestId]);
  if (!row) return undefined;
  const date = (time: string | Date | null) => (time ? new Date(time) : null);
  const { scheduledFor, scheduledUntil, calendarFor } = row;
  return {
    ...row,
    scheduledFor: date(scheduledFor),
    scheduledUntil: date(scheduledUntil),
    calendarFor: date(calendarFor),
  };
}
