import { localeOf } from '@contract/languages';
import { writtenDate, writtenRange } from '@contract/written-dates';
import { useLanguage } from '@i18n/language-context';
import { toInstant, toLocal } from '@shared/zoned-time';

/** “1 hr, 35 min”, as the reader's language writes it. */
export function useDuration(): (minutes: number) => string {
  const { language } = useLanguage();
  return (minutes) => {
    const locale = localeOf(language);
    const say = (value: number, unit: string) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
    const hours = Math.floor(minutes / 60);
    return [hours > 0 && say(hours, 'hour'), say(minutes % 60, 'minute')].filter(Boolean).join(' ');
  };
}

const WINDOW = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** “Monday, November 30, 6:30 – 8:00 a.m.”: an appointment or a visit, where the job is. */
export function useWindow(): (from: string, until: string | null, timeZone: string | undefined) => string {
  const { language } = useLanguage();
  const locale = localeOf(language);
  return (from, until, timeZone) =>
    until
      ? writtenRange(locale, new Date(from), new Date(until), { ...WINDOW, timeZone })
      : writtenDate(locale, new Date(from), { ...WINDOW, timeZone });
}

/** The phone's own map opens it; a browser without one shows OpenStreetMap. */
export function mapAddress(place: {
  streetNumber: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
}) {
  const { streetNumber, street, city, region, postalCode } = place;
  const query = encodeURIComponent(`${streetNumber} ${street}, ${city}, ${region} ${postalCode}`);
  return `https://www.openstreetmap.org/search?query=${query}`;
}

/** The calendar day of an instant where the job is. */
export function dayIn(instant: string | number, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant));
}

const OWN_ZONE = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An instant as an `<input type="datetime-local">` takes it: what clocks show where the job is, or the reader's without a place. */
export function toField(instant: string, timeZone = OWN_ZONE()): string {
  const { date, time } = toLocal(instant, timeZone);
  return `${date}T${time}`;
}

/** The instant that was entered in such a field. */
export function fromField(value: string, timeZone = OWN_ZONE()): string {
  const [date = '', time = ''] = value.split('T');
  return toInstant(date, time.slice(0, 5), timeZone).toISOString();
}
