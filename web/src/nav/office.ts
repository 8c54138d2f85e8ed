import { localeOf, type Language } from '@contract/languages';
import type { OpenDays } from '@contract/office';
import { writtenZone } from '@contract/written-zone';
import { useLanguage } from '@i18n/language-context';
import { useSiteSettings } from './site-settings';

/** January 4, 2026 was a Sunday: `weekday` days later it is that weekday. */
const moment = (weekday: number, minutes = 0) => new Date(Date.UTC(2026, 0, 4 + weekday, 0, minutes));

/** “Monday–Friday, 8:00 a.m.–8:00 p.m.” */
function line(locale: string, { from, to, opens, closes }: OpenDays): string {
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  // Midnight at the end of a day is the next day to `Intl`: the two times are put together here.
  return `${days.formatRange(moment(from), moment(to))}, ${times.format(moment(1, opens))} – ${times.format(moment(1, closes))}`;
}

const capital = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

function linesOf(language: Language, hours: readonly OpenDays[], timeZone: string): string[] {
  const locale = localeOf(language);
  return hours.map((days) => `${capital(line(locale, days), locale)} (${writtenZone(locale, timeZone, new Date())})`);
}

interface OfficeWords {
  /** Whether people answer around the clock. */
  always: boolean;
  /** The hours that the installation has set, a line for each run of weekdays; none where it has set nothing. */
  lines: readonly string[];
  phone?: string;
  answerHours?: number;
  /** Which documented promises are samples here, because no one has set or confirmed them. */
  sample: { hours: boolean; answers: boolean };
}

/** When and how people answer: every page that says so asks this. */
export function useOffice(): OfficeWords {
  const { language } = useLanguage();
  const { figures, office } = useSiteSettings();
  const { hours, timeZone = 'UTC', phone, answerHours } = office ?? {};
  return {
    always: hours === 'always',
    lines: hours && hours !== 'always' ? linesOf(language, hours, timeZone) : [],
    phone,
    answerHours,
    sample: { hours: figures === 'sample' && !hours, answers: figures === 'sample' && !answerHours },
  };
}
