import { unitValues } from '@contract/unit-names';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import type { Schedule } from '../api/schedules';

/** How a schedule comes back, in words: “Every 3 months”, “Yearly”, “Spring and fall”. */
export function useRhythm(): (schedule: Pick<Schedule, 'rhythm' | 'everyMonths' | 'seasons'>) => string {
  const t = useT();
  const { list } = useFormats();
  return ({ rhythm, everyMonths, seasons }) => {
    if (rhythm === 'months') return t('maintenance.every', { count: everyMonths ?? 1 });
    if (rhythm === 'yearly') return t('maintenance.rhythm.yearly');
    const names = seasons.map((season) => t(`maintenance.season.${season}`));
    return list(names.map((name, index) => (index === 0 ? name : name.toLocaleLowerCase())));
  };
}

/** Which unit and device, and how it comes back; a paused one doesn’t. */
export function usePlaceAndRhythm(): (schedule: Schedule) => string {
  const t = useT();
  const rhythm = useRhythm();
  return (schedule) => {
    const { unitLabel, deviceName, paused } = schedule;
    const words = [
      unitLabel && t('maintenance.unitNamed', unitValues(unitLabel)),
      deviceName,
      paused ? t('maintenance.paused') : rhythm(schedule),
    ];
    return words.filter(Boolean).join(' · ');
  };
}
