import { Injectable } from '@nestjs/common';
import { CALENDAR_DAYS, type CalendarKind, type CalendarReader } from '../../contract/calendar-feeds.js';
import { addDays } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { unitValues } from '../../contract/unit-names.js';
import { Settings } from '../../platform/config/settings.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { Scope } from '../../platform/scope/scope.js';
import { AppointmentCalendar } from '../service-requests/service-requests.module.js';
import { MOST_OF_A_KIND, type DayEntry, type DaySource, type Place, type Reading } from './entries/day-entry.js';
import { invoiceDays } from './entries/invoice-days.js';
import { leaseDays } from './entries/lease-days.js';
import { maintenanceDays } from './entries/maintenance-days.js';
import { paperDays } from './entries/paper-days.js';
import { rentDays } from './entries/rent-days.js';
import type { FeedContent, WholeDay } from './feed-file.js';

const SOURCES: Record<Exclude<CalendarKind, 'appointments'>, DaySource> = {
  lease_days: leaseDays,
  rent_days: rentDays,
  maintenance: maintenanceDays,
  invoices: invoiceDays,
  supplier_papers: paperDays,
};

const DAY_MS = 24 * 3600_000;

/** What the calendar of the actor shows: read as that person, so row policies decide at each reading. */
@Injectable()
export class FeedEntries {
  constructor(
    private readonly scope: Scope,
    private readonly appointments: AppointmentCalendar,
    private readonly words: Catalogues,
    private readonly settings: Settings,
  ) {}

  async of(role: CalendarReader, kinds: readonly CalendarKind[], language: string): Promise<FeedContent> {
    const now = this.scope.clock.now();
    const today = todayIn('UTC', now);
    const { back, ahead } = CALENDAR_DAYS;
    const reading: Reading = { role, now, from: addDays(today, -back), until: addDays(today, ahead) };
    const lists = await this.scope.read(async (query) => {
      const all: DayEntry[][] = [];
      for (const kind of kinds) if (kind !== 'appointments') all.push(await SOURCES[kind](query, reading));
      return all;
    });
    const visits = kinds.includes('appointments')
      ? await this.appointments.between(at(now, -back), at(now, ahead), { language, most: MOST_OF_A_KIND })
      : [];
    const cut = [visits, ...lists].some(({ length }) => length >= MOST_OF_A_KIND);
    return {
      appointments: visits,
      days: lists.flat().map((entry) => this.inWords(entry, language)),
      note: cut ? this.words.text(language, 'calendar-feeds.cut', { most: MOST_OF_A_KIND }) : null,
    };
  }

  private inWords({ uid, on, text, values = {}, place, path }: DayEntry, language: string): WholeDay {
    const url = `${this.settings.publicUrl}${path}`;
    const what = this.words.text(language, `calendar-feeds.${text}`, values);
    return {
      uid,
      on,
      summary: place
        ? this.words.text(language, 'calendar-feeds.at', { what, place: this.where(place, language) })
        : what,
      description: this.words.text(language, 'service-requests.calendar.description', { url }),
      url,
    };
  }

  private where({ property, unit }: Place, language: string): string {
    const named = unit && this.words.text(language, 'service-requests.unit', unitValues(unit));
    return [property, named].filter(Boolean).join(', ');
  }
}

const at = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);
