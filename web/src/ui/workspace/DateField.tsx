import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/en-ca';
import 'dayjs/locale/es-mx';
import 'dayjs/locale/fr-ca';
import { DatePickerInput } from '@mantine/dates';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import type { ReactNode } from 'react';
import { formatDate, tagOf, type Locale } from '../data/format';

export interface DateFieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** YYYY-MM-DD, or empty. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  locale: Locale;
  name?: string;
  /** First and last day that may be chosen. */
  min?: string;
  max?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** Names of the arrows of the calendar. */
  words: { previousMonth: string; nextMonth: string };
}

/** A day chosen from a calendar, written as the reader's language writes days. Needs a WorkspaceProvider. */
export function DateField(props: DateFieldProps) {
  const { help, value, onChange, locale, min, max, words, ...rest } = props;
  return (
    <DatePickerInput
      {...rest}
      description={help}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      minDate={min}
      maxDate={max}
      firstDayOfWeek={0}
      locale={tagOf(locale).toLowerCase()}
      valueFormatter={({ date }) => (typeof date === 'string' ? formatDate(date, locale) : '')}
      previousLabel={words.previousMonth}
      nextLabel={words.nextMonth}
      leftSection={<IconCalendar size={18} stroke={1.75} aria-hidden />}
      popoverProps={{ shadow: 'md' }}
    />
  );
}
