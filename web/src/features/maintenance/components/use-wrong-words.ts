import { MAINTENANCE } from '@contract/limits';
import { useT } from '@i18n/messages';
import type { FormikErrors } from 'formik';
import { longestLead, type ScheduleValues, type Wrong } from '../schedule-values';

/** The words of what is wrong with the fields. */
export function useWrongWords() {
  const t = useT();
  return (
    wrong: Partial<Record<keyof ScheduleValues, Wrong>>,
    values: ScheduleValues,
  ): FormikErrors<ScheduleValues> => {
    const word = (kind: Wrong): string =>
      ({
        required: () => t('maintenance.wrong.required'),
        months: () => t('maintenance.wrong.months', { max: MAINTENANCE.monthsMax }),
        season: () => t('maintenance.wrong.season'),
        lead: () => t('maintenance.wrong.lead', { max: longestLead(values) }),
        lines: () => t('maintenance.wrong.lines', { max: MAINTENANCE.checklistMax }),
        line: () => t('maintenance.wrong.line', { max: MAINTENANCE.lineMax }),
      })[kind]();
    return Object.fromEntries(Object.entries(wrong).map(([name, kind]) => [name, word(kind)]));
  };
}
